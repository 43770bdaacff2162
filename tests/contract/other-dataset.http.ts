import { expect, test } from '#tests/helpers/site-test.ts'
import { publicationFolders, siteMap } from '#schema/site-map.ts'
import { type OtherDataset, otherDataset } from '#tests/helpers/other-dataset.ts'
import { startSite } from '#tests/helpers/site.ts'

/** Text that is on a page only when a program has failed. */
const leftovers = /\b(undefined|NaN|Invalid Date)\b|\[object |(?:>|\s)null(?:<|\s|[.,])/

/** The readable text of a page, without scripts and tags. */
const readable = (html: string) => html.replaceAll(/<(script|style)\b[\s\S]*?<\/\1>/g, ' ')

const headings = (html: string) => [...html.matchAll(/<h1\b[^>]*>([\s\S]*?)<\/h1>/g)].map(([, words = '']) => words)

/** Every address of the site map, and two of each kind of document. */
const addressesOf = ({ slugsOf }: OtherDataset): string[] => [
  ...siteMap.map(({ path }) => path).filter((path) => !path.includes(':')),
  '/blogs?page=2',
  '/no/such-page',
  ...(slugsOf('finderQuestion').length > 0
    ? ['/services/finder/me', '/services/finder/family_talking_65-or-older_support-at-home_stronger']
    : []),
  ...[
    ['/blogs', slugsOf('post')] as const,
    ['/careers', slugsOf('job')] as const,
    ['/resources/consumer-stories', slugsOf('story')] as const,
    ['/easy-read', slugsOf('easyRead')] as const,
    ...Object.entries(publicationFolders).map(([kind, folder]) => [folder, slugsOf('publication', kind)] as const),
  ].flatMap(([folder, slugs]) => slugs.slice(0, 2).map((slug) => `${folder}/${slug}`)),
]

/** Pages whose document the bare dataset lacks; the forms work without theirs. */
const withoutDocument = new Set(['/about/our-people', '/resources/faq', '/blogs', '/blogs?page=2'])

for (const way of ['crowded', 'bare'] as const)
  test(`with a ${way} dataset every page still renders, on a narrow screen too @slow`, async ({ page }) => {
    test.setTimeout(300_000)
    const dataset = await otherDataset(way)
    const site = await startSite({ CONTENT_DATASET_DIR: dataset.folder })
    const wrong: string[] = []
    await page.setViewportSize({ width: 320, height: 640 })
    page.on('pageerror', (error) => wrong.push(`${page.url()}: ${error.message}`))
    for (const address of addressesOf(dataset)) {
      const response = await page.goto(site.url + address)
      const html = (await response?.text()) ?? ''
      const isMissing = address === '/no/such-page' || (way === 'bare' && withoutDocument.has(address))
      if (response?.status() !== (isMissing ? 404 : 200)) wrong.push(`${address}: status ${response?.status()}`)
      const [title, ...more] = headings(html)
      if (!title?.trim() || more.length > 0) wrong.push(`${address}: ${more.length + (title ? 1 : 0)} h1`)
      const left = leftovers.exec(readable(html))
      if (left) wrong.push(`${address}: ${html.slice(left.index - 60, left.index + 40)}`)
      const width = await page.evaluate(() => document.documentElement.scrollWidth)
      if (width > 320) wrong.push(`${address}: ${width} px wide`)
    }
    expect(wrong).toEqual([])
    // Missing content is not a program failure.
    expect(site.log()).not.toMatch(/"level":(50|60)/)
    await site.stop()
    await dataset.remove()
  })
