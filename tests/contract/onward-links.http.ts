import type { APIRequestContext } from '@playwright/test'
import { siteMap } from '#schema/site-map.ts'
import { documentPaths, staticPaths } from '#tests/helpers/dataset.ts'
import { tagsIn } from '#tests/helpers/html-head.ts'
import { expect, test } from '#tests/e2e/test.ts'

/** The paths of this site that a served document links to; of queries only page numbers of a list. */
const linksIn = (html: string): string[] =>
  tagsIn(html, 'a').flatMap(({ href = '' }) => {
    const address = href.replace(/#.*$/, '')
    return /^\/(?!\/)[^?]*(\?page=\d+)?$/.test(address) ? [address] : []
  })

/** How many links each address is from the home page, by the links of every address that `isFollowed` accepts. */
async function distances(request: APIRequestContext, isFollowed: (address: string) => boolean) {
  const pages = new Set([...staticPaths, ...documentPaths()])
  const distance = new Map([['/', 0]])
  // Iterating over a Map includes entries that are added during the iteration.
  for (const [address, steps] of distance) {
    if (!isFollowed(address)) continue
    const response = await request.get(address, { maxRedirects: 0 })
    expect(response.status(), address).toBe(200)
    for (const next of linksIn(await response.text()))
      if (!distance.has(next) && (pages.has(next) || next.includes('?'))) distance.set(next, steps + 1)
  }
  return distance
}

test('[S44] without scripts every route is within three links of the home page, and every document is listed on one of them', async ({
  request,
}) => {
  const documents = new Set(documentPaths())
  const distance = await distances(request, (address) => !documents.has(address))
  for (const path of staticPaths) expect(distance.get(path), path).toBeLessThanOrEqual(3)
  for (const path of documents) expect(distance.has(path), path).toBe(true)
})

test('without scripts every link of every page and document leads to a page @slow', async ({ request }) => {
  test.setTimeout(180_000)
  const distance = await distances(request, () => true)
  expect([...staticPaths, ...documentPaths()].filter((path) => !distance.has(path))).toEqual([])
})

async function* everyPage(request: APIRequestContext) {
  for (const path of [...staticPaths, ...documentPaths()]) yield { path, html: await (await request.get(path)).text() }
}

/** Every page of a template. */
const pathsOf = (...templates: string[]): string[] => {
  const rows = siteMap.filter(({ template }) => templates.includes(template))
  return [...staticPaths, ...documentPaths()].filter((path) =>
    rows.some((row) => row.path === path || row.path === path.replace(/[^/]+$/, ':slug')),
  )
}

test('below the first level every page has a breadcrumb, and each step is a page @slow', async ({ page, request }) => {
  test.setTimeout(180_000)
  for await (const { path, html } of everyPage(request)) {
    const crumbs = await page.evaluate((text) => {
      const nav = new DOMParser().parseFromString(text, 'text/html').querySelector('nav[aria-label=Breadcrumb]')
      return (
        nav && {
          links: Array.from(nav.querySelectorAll('a'), (link) => link.getAttribute('href') ?? ''),
          here: nav.querySelectorAll('[aria-current=page]').length,
        }
      )
    }, html)
    const parts = path.split('/').filter(Boolean)
    // The menu marks pages at the first level; an Easy Read version is a child of its page.
    if (parts.length < 2) continue
    const parents = parts.slice(0, -1).map((_, index) => `/${parts.slice(0, index + 1).join('/')}`)
    const known = parents.filter((parent) => staticPaths.includes(parent))
    if (known.length === 0 && parts[0] !== 'easy-read') continue
    expect(crumbs?.here, path).toBe(1)
    expect(crumbs?.links[0], path).toBe('/')
    for (const link of crumbs?.links ?? []) expect(staticPaths, path).toContain(link)
    if (parts[0] !== 'easy-read') expect(crumbs?.links.slice(1), path).toEqual(known)
  }
})

test('a page with five headings or more starts with links to them, and each heading is where its place in the list says @slow', async ({
  page,
  request,
}) => {
  test.setTimeout(180_000)
  let long = 0
  for (const path of pathsOf('page', 'post', 'job', 'story', 'publication', 'sitemap', 'statement')) {
    const html = await (await request.get(path)).text()
    const found = await page.evaluate((text) => {
      const main = new DOMParser().parseFromString(text, 'text/html').querySelector('main')
      const idsOf = (selector: string) =>
        Array.from(main?.querySelectorAll(selector) ?? [], ({ id }) => id).filter((id) => id !== 'on-this-page')
      // The summary is above the links.
      const short = Array.from(main?.querySelectorAll('h2') ?? []).find(
        ({ textContent }) => textContent === 'In short',
      )?.id
      return {
        // In the order of the page. Related pages and help come after it.
        headings: idsOf('h2').filter((id) => id !== short),
        after: idsOf('[class*=_side_] h2').length,
        links: Array.from(main?.querySelectorAll('nav[aria-labelledby=on-this-page] a') ?? [], (link) =>
          decodeURIComponent((link.getAttribute('href') ?? '').slice(1)),
        ),
      }
    }, html)
    const listed = found.headings.slice(0, found.headings.length - found.after)
    if (listed.length >= 5) long++
    expect(found.links, path).toEqual(listed.length >= 5 ? listed : [])
  }
  expect(long).toBeGreaterThan(20)
})

/** The next and previous links of a page. */
const wayOf = (text: string) =>
  [...text.matchAll(/<a\b[^>]*href="([^"]+)"[^>]*>(?:<[^>]+>)*(Next|Back): ([^<]+)/g)].map(
    ([, href = '', word = '']) => `${word} ${href}`,
  )

test('the pages of a guide link to the next one and back', async ({ request }) => {
  const html = async (path: string) => (await request.get(path)).text()
  const scheme = '/services/support-at-home-program'
  expect(wayOf(await html(scheme))).toEqual([`Next ${scheme}/at-hm-scheme`])
  expect(wayOf(await html(`${scheme}/at-hm-scheme`))).toEqual([
    `Next ${scheme}/restorative-care-pathway`,
    `Back ${scheme}`,
  ])
  expect(wayOf(await html(`${scheme}/end-of-life-pathway`))).toEqual([`Back ${scheme}/restorative-care-pathway`])
  expect(wayOf(await html('/about/our-people'))).toEqual([])
})

const words = (html: string) => html.replaceAll(/<[^>]+>/g, '').replaceAll(/&[a-z#0-9]+;/g, '’')

test('a technical term is explained where a page first uses it, and the glossary has them all', async ({ request }) => {
  const glossary = words(await (await request.get('/resources/assistive-technology-explained')).text())
  expect(glossary).toContain('Hoist: A lifting device with a sling that moves a person from one place to another')
  expect(glossary).toContain('National Disability Insurance Scheme (NDIS): ')

  const html = await (await request.get('/services/chsp')).text()
  const main = html.slice(html.indexOf('<main'), html.indexOf('</main>'))
  const stood = [...words(main).matchAll(/NDIS \(National Disability Insurance Scheme\)/g)]
  expect(stood).toHaveLength(1)
  expect(words(main)).toContain('My Aged Care: The Australian Government’s website and phone line')
  // In the text itself: no tooltip and no button.
  expect(main).not.toMatch(/<abbr|title="/)
})
