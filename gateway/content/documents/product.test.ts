import { evaluate, parse } from 'groq-js'
import { expect, test } from 'vitest'
import type { ContentReader } from '#gateway/content/reader.ts'
import type { ProductFilter } from '#gateway/types.generated.ts'
import { recordingLog } from '#tests/helpers/recording-log.ts'
import { comparedProducts, productBySlug, productKinds, productPage } from './product.ts'

const picture = (asset: string) => ({ _type: 'picture', asset: { _ref: asset }, alt: 'A drawing' })
const category = (slug: string, name: string, order: number) => ({
  _id: `category-${slug}`,
  _type: 'productCategory',
  slug: { current: slug },
  name,
  order,
  picture: picture(`image-${slug}-800x600-svg`),
  isoGroups: [{ _key: 'a', code: '12 06', name: 'Walking products used with both arms' }],
})
const product = (slug: string, name: string, rest: object = {}) => ({
  _id: `product-${slug}`,
  _type: 'product',
  slug: { current: slug },
  name,
  summary: `${name} for a test.`,
  category: { _ref: 'category-walking' },
  isoCode: '12 06',
  about: 'It stands.\n\nIt rolls.',
  helps: ['People who walk'],
  features: ['Rubber tips'],
  checks: ['Measure the door'],
  needs: ['walking'],
  funding: ['ndis', 'self'],
  price: '100-500',
  suppliers: [{ _ref: 'supplier-a' }, { _ref: 'supplier-b' }],
  lastReviewed: '2026-11-01',
  ...rest,
})

const dataset: object[] = [
  category('walking', 'Walking and balance', 1),
  category('bathroom', 'Shower and bath', 2),
  {
    _id: 'supplier-a',
    _type: 'supplier',
    name: 'A shop',
    about: 'It sells.',
    phone: '(07) 7010 3110',
    website: 'https://shop.example',
  },
  { _id: 'supplier-b', _type: 'supplier', name: 'B shop', website: 'http://shop.example' },
  product('stick', 'Walking stick', { price: 'under-100', otherWords: ['cane'] }),
  product('frame', 'Walking frame', {
    needs: ['walking', 'standing'],
    otherWords: ['walker'],
    searchWords: ['zimmerish'],
  }),
  product('rollator', 'Four-wheeled walker', {
    needs: ['walking', 'outings'],
    about: 'Better than a stick for longer walks.',
  }),
  product('café-trolley', 'Café trolley', { price: '500-2000', funding: ['self'] }),
  product('chair', 'Shower chair', { category: { _ref: 'category-bathroom' }, needs: ['washing'], price: '100-500' }),
  product('nameless', ''),
  product('lost', 'Lost', { category: { _ref: 'category-gone' } }),
]

/** Evaluates real GROQ over a dataset; results are the same objects when repeated, like those of the source. */
function readerOf(documents = dataset) {
  const asked: unknown[] = []
  const cache = new Map<string, unknown>()
  const reader: ContentReader = {
    logger: recordingLog(),
    async read(query, params) {
      asked.push(params)
      const key = JSON.stringify([query, params])
      if (!cache.has(key)) {
        const value = await evaluate(parse(query, { params }), { dataset: documents, params })
        cache.set(key, await value.get())
      }
      return cache.get(key) as never
    },
  }
  return { reader, asked }
}

const found = async (
  filter: ProductFilter | null = null,
  sort: 'MATCH' | 'NAME' | 'PRICE_ASC' | 'PRICE_DESC' = 'MATCH',
) => (await productPage(readerOf().reader, filter, sort, 1))?.products.map(({ slug }) => slug)

test('without a filter every complete product is listed, by name', async () => {
  const page = await productPage(readerOf().reader, null, 'MATCH', 1)
  expect(page).toMatchObject({ page: 1, pageCount: 1, total: 5 })
  expect(page?.products.map(({ name }) => name)).toEqual([
    'Café trolley',
    'Four-wheeled walker',
    'Shower chair',
    'Walking frame',
    'Walking stick',
  ])
  expect(page?.products[0]).toMatchObject({
    category: { value: 'walking', label: 'Walking and balance' },
    price: { value: '500-2000', label: '$500 to $2,000' },
    // The category's picture would show another product.
    picture: null,
  })
})

test('products that match the text are sorted by relevance, and facets count only those', async () => {
  const page = await productPage(readerOf().reader, { categories: ['walking'] }, 'MATCH', 1, [
    'product-rollator',
    'product-chair',
    'product-stick',
  ])
  expect(page?.products.map(({ slug }) => slug)).toEqual(['rollator', 'stick'])
  expect(counts(page?.facets.categories)).toEqual({ walking: 2, bathroom: 1 })
  expect(await productPage(readerOf().reader, null, 'MATCH', 1, [])).toMatchObject({ total: 0, pageCount: 1 })
})

test('any option within a list matches, all lists must match, and unknown values are removed', async () => {
  expect(await found({ needs: ['standing', 'washing'] })).toEqual(['chair', 'frame'])
  expect(await found({ needs: ['standing', 'washing'], categories: ['bathroom'] })).toEqual(['chair'])
  expect(await found({ prices: ['under-100', '500-2000'], funding: ['ndis'] })).toEqual(['stick'])
  expect(await found({ categories: ['nonsense', 'bathroom'] })).toEqual(['chair'])
  expect(await found({ categories: ['nonsense'] })).toHaveLength(5)
})

test('products are sorted by price, and by name within a price band', async () => {
  expect(await found(null, 'PRICE_ASC')).toEqual(['stick', 'rollator', 'chair', 'frame', 'café-trolley'])
  expect(await found(null, 'PRICE_DESC')).toEqual(['café-trolley', 'rollator', 'chair', 'frame', 'stick'])
})

const counts = (facets: readonly { value: string; count: number }[] = []) =>
  Object.fromEntries(facets.filter(({ count }) => count > 0).map(({ value, count }) => [value, count]))

test('each option has the number of products that it would show with the other lists unchanged', async () => {
  const page = await productPage(readerOf().reader, { categories: ['bathroom'], prices: ['100-500'] }, 'MATCH', 1)
  expect(page?.total).toBe(1)
  expect(counts(page?.facets.categories)).toEqual({ walking: 2, bathroom: 1 })
  expect(counts(page?.facets.prices)).toEqual({ '100-500': 1 })
  expect(counts(page?.facets.needs)).toEqual({ washing: 1 })
  expect(page?.facets.categories.map(({ label }) => label)).toEqual(['Walking and balance', 'Shower and bath'])
  expect(page?.facets.needs).toHaveLength(17)
})

test('the list has pages of ten; a page beyond the last is null, and an empty result is one empty page', async () => {
  const many = [...dataset.slice(0, 3), ...Array.from({ length: 25 }, (_, n) => product(`p${n}`, `Product ${n}`))]
  const { reader, asked } = readerOf(many)
  const last = await productPage(reader, null, 'NAME', 3)
  expect(last).toMatchObject({ page: 3, pageCount: 3, total: 25 })
  // Natural order: 2 before 10.
  expect(last?.products.map(({ name }) => name)).toEqual([20, 21, 22, 23, 24].map((n) => `Product ${n}`))
  for (const page of [0, -1, 4, 1_001]) expect(await productPage(reader, null, 'NAME', page)).toBeNull()
  // The same two queries, whatever the filter: the categories and one page of products.
  expect(new Set(asked.map((params) => JSON.stringify(params)))).toEqual(new Set(['{}', '{"after":""}']))
})

test('the search words of a product are not shown', async () => {
  expect(JSON.stringify(await productBySlug(readerOf().reader, 'frame'))).not.toContain('zimmerish')
})

test('a product has everything that its page shows', async () => {
  expect(await productBySlug(readerOf().reader, 'frame')).toMatchObject({
    name: 'Walking frame',
    otherWords: ['walker'],
    description: ['It stands.', 'It rolls.'],
    isoGroup: { code: '12 06', name: 'Walking products used with both arms' },
    needs: [
      { value: 'walking', label: 'Walk and keep my balance' },
      { value: 'standing', label: 'Stand up, sit down and move between seats' },
    ],
    funding: [{ label: 'NDIS, if your plan covers it' }, { label: 'Paying for it yourself' }],
    suppliers: [
      {
        name: 'A shop',
        phone: { display: '(07) 7010 3110', href: 'tel:0770103110' },
        website: 'https://shop.example',
      },
      { name: 'B shop', phone: null, website: null },
    ],
    lastReviewed: '2026-11-01',
    related: [{ slug: 'café-trolley' }, { slug: 'rollator' }, { slug: 'stick' }],
  })
})

test('[S45] a slug is sent to GROQ as a parameter, and an unknown slug is not queried', async () => {
  const { reader, asked } = readerOf([...dataset, product('"] | *[', 'Oddly named')])
  expect(await productBySlug(reader, '"] | *[')).toMatchObject({ name: 'Oddly named' })
  expect(asked).toContainEqual({ slug: '"] | *[' })
  asked.length = 0
  for (const slug of ['no-such-thing', '*', '$slug', '', 'a'.repeat(201)])
    expect(await productBySlug(reader, slug)).toBeNull()
  expect(asked.filter((params) => JSON.stringify(params).includes('slug'))).toEqual([])
})

test('any combination of products uses the same queries as the products’ own pages', async () => {
  const { reader, asked } = readerOf()
  await comparedProducts(reader, ['stick', 'made-up', 'chair'])
  expect(asked.filter((params) => JSON.stringify(params).includes('slug'))).toEqual([
    { slug: 'stick' },
    { slug: 'chair' },
  ])
})

test('a kind of product has the picture of its first product, and is left out without one', async () => {
  const pictured = product('stool', 'Shower stool', {
    category: { _ref: 'category-bathroom' },
    picture: picture('image-abc-800x600-svg'),
  })
  expect(await productKinds(readerOf([...dataset, pictured]).reader)).toMatchObject([
    { value: 'bathroom', label: 'Shower and bath', picture: { width: 800, height: 600 } },
  ])
})

const slugs = async (...requested: string[]) =>
  (await comparedProducts(readerOf().reader, requested)).map(({ slug }) => slug)

test('compared products follow the order of their slugs, without duplicates, from at most thirty slugs', async () => {
  const lost = Array.from({ length: 25 }, (_, n) => `lost-${n}`)
  expect(await slugs('stick', 'gone', 'chair', 'stick', ...lost, 'frame', 'rollator')).toEqual([
    'stick',
    'chair',
    'frame',
  ])
  expect(await slugs()).toEqual([])
})

test('a product without any optional field is shown', async () => {
  const bare = [
    ...dataset.slice(0, 2),
    {
      _id: 'bare',
      _type: 'product',
      slug: { current: 'bare' },
      name: 'Bare',
      category: { _ref: 'category-walking' },
      price: '100-500',
      suppliers: [{ _ref: 'gone' }],
      needs: [null, 'made-up'],
    },
  ]
  expect(await productBySlug(readerOf(bare).reader, 'bare')).toMatchObject({
    summary: '',
    description: [],
    helps: [],
    needs: [],
    suppliers: [],
    picture: null,
    isoGroup: { code: '', name: '' },
    related: [],
  })
})

test('terms are explained on a product’s own page, and not in comparisons', async () => {
  const glossary = [
    { _id: 't', _type: 'glossaryTerm', term: 'Occupational therapist', abbreviation: 'OT', meaning: 'They help.' },
  ]
  const { reader } = readerOf([
    ...dataset,
    ...glossary,
    product('lamp', 'Lamp', { about: 'Ask an OT.', checks: ['Is an OT needed?'] }),
  ])
  expect(await productBySlug(reader, 'lamp')).toMatchObject({
    description: ['Ask an OT (occupational therapist).', 'Occupational therapist (OT): They help.'],
    checks: ['Is an OT needed?'],
  })
  expect(await comparedProducts(reader, ['lamp'])).toMatchObject([{ description: ['Ask an OT.'] }])
})

test('a preview shows the draft of a product, also of one that is not published', async () => {
  const { reader } = readerOf()
  const preview = (draft: object): ContentReader => ({
    ...reader,
    previewOf: 'product-stool',
    read: (query, params, options) => reader.read(options?.draftQuery ?? query, { ...params, draft }) as never,
  })
  const draft = product('stool', 'Shower stool')
  expect(await productBySlug(preview(draft), 'stool')).toMatchObject({ name: 'Shower stool', related: [] })
  expect(await productBySlug(preview({ ...product('stick', 'New stick') }), 'stick')).toMatchObject({
    name: 'New stick',
  })
  expect(await productBySlug(preview(draft), 'stick')).toMatchObject({ name: 'Walking stick' })
  expect(await productBySlug(reader, 'stool')).toBeNull()
})
