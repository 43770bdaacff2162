import { siteMap } from '#schema/site-map.ts'
import { documentsOf, slugOf } from './dataset.ts'
import { operation, persistedOperations } from './operations.ts'

const folders = siteMap.flatMap(({ path }) => (path.endsWith('/:slug') ? [path.slice(0, -':slug'.length)] : []))
const post = operation('Post')
const sha256Hash = Object.keys(persistedOperations).find((hash) => persistedOperations[hash] === post)
const persistedPost = encodeURIComponent(JSON.stringify({ persistedQuery: { version: 1, sha256Hash } }))
const products = documentsOf('product').map(slugOf)
const product = (n: number) => products[n % products.length] ?? ''
const database = '/resources/product-database'

/** Every kind of address that a visitor can invent, each with a number that makes it distinct. */
export const inventedAddresses: readonly ((n: number) => string)[] = [
  (n) => `${folders[n % folders.length]}made-up-${n}`,
  (n) => `/made-up-${n}`,
  (n) => `${database}?compare=${product(n)}&compare=${product(n * 7 + 1)}&compare=${product(n * 3 + 2)}`,
  (n) => `${database}?compare=${product(n)}&compare=made-up-${n}`,
  (n) => `${database}?q=rail+${n}`,
  (n) => `${database}?page=${n}`,
  (n) => `/blogs?page=${n}`,
  (n) => `/search?q=ramp+${n}`,
  (n) => `/about.data?_routes=${'root,'.repeat(n % 40)}%2Fabout`,
  (n) =>
    `/graphql?variables=${encodeURIComponent(JSON.stringify({ slug: `made-up-${n}` }))}&extensions=${persistedPost}`,
]

export const productPages = products.map((slug) => `${database}/${slug}`)
