import type { APIRequestContext } from '@playwright/test'
import { isPaperForm, templateWithFiles } from '#schema/page-files.ts'
import { siteMap } from '#schema/site-map.ts'
import { siteRouteOf } from '#schema/site-route.ts'
import { documentPaths, staticPaths } from '#tests/helpers/dataset.ts'
import { outlineOf } from '#tests/helpers/page-outline.ts'
import { readPdf } from '#tests/helpers/pdf-tags.ts'
import { unzip } from '#tests/helpers/unzip.ts'
import { expect, test } from '#tests/e2e/test.ts'

const outcome = '/services/finder/family_talking_65-or-older_support-at-home_stronger'
const comparison = '/resources/product-database?compare=walking-stick&compare=shower-chair&view=compare'

/** One page of each template that has files. */
const examples = [
  ...new Map(
    [...staticPaths, ...documentPaths(), outcome, comparison].map((address) => {
      const { pathname, searchParams } = new URL(address, 'http://site.example')
      return [templateWithFiles(pathname, searchParams), address]
    }),
  ),
].flatMap(([template, address]) => (template ? [address] : []))

const isForm = (path: string) => isPaperForm(templateWithFiles(path))

/** The templates of public pages without files, and why. */
const without = {
  'post-list': 'a list of cards',
  sitemap: 'a list of links',
  say: 'questions to point at on the screen',
  'audit-report': 'offered as data',
  'your-list': 'made from what the device sends',
}

const file = async (request: APIRequestContext, format: string, path: string) => {
  const response = await request.get(`/documents/${format}${path === '/' ? '' : path}`)
  expect(response.status(), path).toBe(200)
  return response.body()
}

test('every template of a public page has files, or a reason to have none', () => {
  expect(examples.length).toBe(15)
  const templates = siteMap.filter(({ cache }) => cache === 'public').map(({ template }) => template)
  const found = examples.map((address) => siteRouteOf(address.split('?')[0] ?? '')?.row.template ?? 'page')
  expect([...new Set([...found.filter((template) => !isPaperForm(template)), ...Object.keys(without)])].sort()).toEqual(
    [...new Set(templates)].sort(),
  )
})

// A form on paper is laid out in another way: web/page-files/from-form.test.ts.
for (const path of examples.filter((example) => !isForm(example)))
  test(`the PDF and the Word document of ${path} have its headings and the alternative texts of its pictures, in its order`, async ({
    page,
    request,
  }) => {
    const html = await (await request.get(path)).text()
    const shown = await outlineOf(page, html)
    // A comparison has no more of the list's page than its table.
    const expected = path === comparison ? shown.headings.slice(1) : shown.headings
    const pdf = readPdf(await file(request, 'pdf', path))
    expect(pdf.named(/^H\d$/)).toEqual(expected)
    expect(pdf.named(/^Figure$/)).toEqual(shown.alternatives)
    expect(pdf).toMatchObject({ isTagged: true, language: 'en-AU', bookmarks: expected })

    const word =
      unzip(await file(request, 'word', path))
        .get('word/document.xml')
        ?.toString() ?? ''
    const headings = [...word.matchAll(/<w:pStyle w:val="Heading\d"\/>.*?<\/w:p>/g)].map(([paragraph]) =>
      paragraph
        .replaceAll(/<[^>]*>/g, '')
        .replaceAll('&amp;', '&')
        .replaceAll('&apos;', "'"),
    )
    expect(headings).toEqual(expected)
    expect(word.match(/ descr="[^"]+"/g) ?? []).toHaveLength(shown.alternatives.length)
  })

for (const path of examples.filter(isForm))
  test(`${path} can be filled in on paper`, async ({ request }) => {
    const pdf = readPdf(await file(request, 'pdf', path))
    expect(pdf.isTagged).toBe(true)
    expect(pdf.named(/^H3$/)[0]).toMatch(/^1\. /)
    const word =
      unzip(await file(request, 'word', path))
        .get('word/document.xml')
        ?.toString() ?? ''
    expect(word).toContain('<w14:checkbox>')
  })

test('large print is a longer PDF, and an address without a page is the 404 page of the site', async ({ request }) => {
  const [normal, large] = [await file(request, 'pdf', '/prices'), await file(request, 'large-print', '/prices')]
  expect(readPdf(large).pages).toBeGreaterThan(readPdf(normal).pages)
  for (const path of [
    '/documents/pdf/blogs/nothing',
    '/documents/pdf/services/finder/me',
    '/documents/pdf/resources/product-database',
    '/documents/pdf/resources/product-database?view=compare',
    '/documents/pdf/resources/product-database?compare=nothing&view=compare',
    '/documents/word/search',
    '/documents/pdf/no-such-page',
  ]) {
    const response = await request.get(path)
    expect([response.status(), response.headers()['content-type']], path).toEqual([404, 'text/html; charset=utf-8'])
  }
})

test('the files of a comparison depend on its products alone', async ({ request }) => {
  const others = '/resources/product-database?q=ramp&compare=walking-stick&compare=shower-chair&view=compare&other=1'
  expect(await file(request, 'pdf', others)).toEqual(await file(request, 'pdf', comparison))
})

test('every page that has files links to them, and no other page does', async ({ request }) => {
  test.setTimeout(60_000)
  for (const path of [
    ...examples,
    '/blogs',
    '/search',
    '/say',
    '/services/finder/me',
    '/accessibility/report',
    '/no-such/page',
  ]) {
    const html = await (await request.get(path)).text()
    const isOffered = html.includes(`href="/documents/pdf${path === '/' ? '' : path.replaceAll('&', '&amp;')}"`)
    expect(isOffered, path).toBe(examples.includes(path))
  }
})

test('a list that is sent is answered with its document, which no cache may store; elsewhere nothing can be sent', async ({
  request,
}) => {
  const path = '/resources/product-database/your-list'
  const form = 'product=grab-rail&product=made-up&product=bed-stick&question=Will+it+hold+me%3F'
  const headers = { 'content-type': 'application/x-www-form-urlencoded' }
  const send = (to: string, data = form) => request.post(to, { data, headers })
  const pdf = await send(`/documents/pdf${path}`)
  expect([pdf.status(), pdf.headers()['cache-control']]).toEqual([200, 'no-store'])
  expect(readPdf(await pdf.body()).named(/^H\d$/)).toEqual(['Your list', 'Your question', 'Grab rail', 'Bed stick'])
  const word =
    unzip(await (await send(`/documents/word${path}`)).body())
      .get('word/document.xml')
      ?.toString() ?? ''
  expect(word).toContain('Will it hold me?')
  expect((await send(`/documents/pdf${path}`, 'product=made-up')).status()).toBe(400)
  expect((await send(`/documents/pdf${path}`, `product=grab-rail&question=${'x'.repeat(1_001)}`)).status()).toBe(400)
  expect((await send('/documents/pdf/prices')).status()).toBe(405)
  expect((await send(path)).status()).toBe(405)
  expect((await request.get(`/documents/pdf${path}`)).status()).toBe(404)
})
