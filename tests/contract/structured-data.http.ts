import { documentPaths, staticPaths } from '#tests/helpers/dataset.ts'
import { type Thing, thingsIn, wordsIn } from '#tests/helpers/html-head.ts'
import { expect, test } from '#tests/helpers/site-test.ts'

/**
 * What each type must have: Google's required and most of its recommended fields.
 * https://developers.google.com/search/docs/appearance/structured-data/search-gallery
 */
const required: Readonly<Record<string, readonly string[]>> = {
  LocalBusiness: ['@id', 'name', 'address', 'telephone', 'url', 'openingHoursSpecification', 'image'],
  PostalAddress: ['streetAddress', 'addressLocality', 'addressRegion', 'postalCode', 'addressCountry'],
  OpeningHoursSpecification: ['dayOfWeek', 'opens', 'closes'],
  BlogPosting: ['headline', 'author', 'datePublished', 'image', 'publisher', 'mainEntityOfPage'],
  Person: ['name'],
  Organization: ['name', 'url'],
  FAQPage: ['mainEntity'],
  Question: ['name', 'acceptedAnswer'],
  Answer: ['text'],
  JobPosting: [
    'title',
    'description',
    'datePosted',
    'validThrough',
    'hiringOrganization',
    'jobLocation',
    'employmentType',
  ],
  Place: ['address'],
  BreadcrumbList: ['itemListElement'],
  ListItem: ['position', 'name', 'item'],
  VideoObject: ['name', 'description', 'thumbnailUrl', 'uploadDate', 'contentUrl', 'duration'],
}

const isThing = (value: unknown): value is Thing => typeof value === 'object' && value !== null && !Array.isArray(value)

/** An object and every object within it. */
const allIn = (value: unknown): Thing[] =>
  Array.isArray(value)
    ? value.flatMap(allIn)
    : isThing(value)
      ? [...('@type' in value ? [value] : []), ...Object.values(value).flatMap(allIn)]
      : []

const wordsOf = (value: unknown): string => (typeof value === 'string' ? value : '')

/** Without whitespace: tags leave none behind. */
const squeezed = (text: string) => text.replaceAll(/\s+/g, '')

const typeOf = (thing: Thing) => wordsOf(thing['@type'])

test('every block of data has the fields that its types require, and states only what the page shows @slow', async ({
  request,
  site,
}) => {
  test.setTimeout(180_000)
  const types = new Map<string, number>()
  /** Values for programs alone: names of types, addresses, times and codes. */
  const shownFields =
    /^(name|headline|title|description|text|streetAddress|addressLocality|postalCode|telephone|email)$/
  for (const path of [...staticPaths, ...documentPaths()]) {
    const html = await (await request.get(path)).text()
    const graph = thingsIn(html)
    // A dated fact is followed by its source; a folded meaning has 'what it means' after its term.
    const words = squeezed(
      wordsIn(html.replaceAll(/<span class="[^"]*_source_[^"]*">[\s\S]*?<\/span>| what it means(?=<\/summary>)/g, '')),
    )
    for (const thing of graph) types.set(typeOf(thing), (types.get(typeOf(thing)) ?? 0) + 1)
    for (const thing of allIn(graph)) {
      const type = typeOf(thing)
      expect(Object.keys(required), `${path}: an unknown type`).toContain(type)
      for (const field of required[type] ?? []) {
        expect(thing[field], `${path}: ${type}.${field}`).toBeTruthy()
        expect(thing[field], `${path}: ${type}.${field}`).not.toEqual([])
      }
      for (const [field, value] of Object.entries(thing)) {
        if (!shownFields.test(field) || typeof value !== 'string') continue
        // An office is named after the provider and its town, which are separate on the page.
        const parts = type === 'LocalBusiness' && field === 'name' ? value.split(', ') : value.split(/\n|<\/?p>/)
        for (const part of parts)
          expect(
            words.includes(squeezed(part.replaceAll('&amp;', '&'))),
            `${path}: ${type}.${field} says “${part}”, which the page does not show`,
          ).toBe(true)
      }
      for (const field of ['url', 'item', 'image', 'thumbnailUrl', 'contentUrl', 'mainEntityOfPage'])
        if (thing[field] !== undefined)
          expect(wordsOf(thing[field]), `${path}: ${type}.${field}`).toContain(`${site.url}/`)
      for (const field of ['datePublished', 'datePosted', 'validThrough', 'uploadDate'])
        if (thing[field] !== undefined) expect(Date.parse(wordsOf(thing[field])), `${path}: ${field}`).not.toBeNaN()
    }
  }
  // Each type occurs.
  for (const type of ['LocalBusiness', 'BlogPosting', 'FAQPage', 'JobPosting', 'BreadcrumbList', 'VideoObject'])
    expect(types.get(type) ?? 0, type).toBeGreaterThan(0)
})

test('both offices are on the home page and on the contact pages', async ({ request }) => {
  for (const path of ['/', '/contact-us/general-enquiry', '/contact-us/referral', '/contact-us/feedback']) {
    const offices = thingsIn(await (await request.get(path)).text()).filter(
      (thing) => typeOf(thing) === 'LocalBusiness',
    )
    expect(
      offices.map(({ address }) => (isThing(address) ? address['addressLocality'] : '')),
      path,
    ).toEqual(['Woolloongabba', 'Hyde Park'])
  }
})

test('the breadcrumb data matches the page’s own breadcrumb', async ({ request, site }) => {
  for (const path of ['/services/chsp/home-maintenance', '/blogs/try-it-first', '/easy-read/ndis']) {
    const html = await (await request.get(path)).text()
    const [, nav = ''] = /<nav aria-label="Breadcrumb">([\s\S]*?)<\/nav>/.exec(html) ?? []
    const links = [...nav.matchAll(/href="([^"]+)"/g)].map(([, href = '']) => site.url + href)
    const list = thingsIn(html).find((thing) => typeOf(thing) === 'BreadcrumbList')
    const items = allIn(list).filter((thing) => typeOf(thing) === 'ListItem')
    expect(
      items.map(({ item }) => item),
      path,
    ).toEqual([...links, site.url + path])
    expect(
      items.map(({ position }) => position),
      path,
    ).toEqual(items.map((_, index) => index + 1))
    const shown = [...nav.matchAll(/<li[^>]*>([\s\S]*?)<\/li>/g)].map(([, entry = '']) => squeezed(wordsIn(entry)))
    expect(
      items.map(({ name }) => squeezed(wordsOf(name))),
      path,
    ).toEqual(shown)
  }
})
