import { productPage } from '#gateway/content/documents/product.ts'
import { documentsPerPage } from '#gateway/content/read-pages.ts'
import type { ContentReader } from '#gateway/content/reader.ts'
import type { ProductFilter } from '#gateway/types.generated.ts'
import { productFundingValues, productNeedValues, productPriceValues } from '#schema/product-terms.ts'
import { recordingLog } from '#tests/helpers/recording-log.ts'

const nth = <Value>(values: readonly Value[], n: number) => values[n % values.length] as Value

/** A content reader with this many products; it returns the same object for a page of them, as the source does. */
export function manyProducts(count: number): ContentReader {
  const words = 'rail frame chair board switch lamp hoist ramp talker clock cushion'.split(' ')
  const categories = Array.from({ length: 21 }, (_, n) => ({ _id: `c${n}`, slug: `c${n}`, name: `Kind ${n}` }))
  const products = Array.from({ length: count }, (_, n) => ({
    _id: `p${String(n).padStart(6, '0')}`,
    slug: `p${n}`,
    name: `${nth(words, n)} ${n}`,
    summary: `A ${nth(words, n + 1)} for someone who needs one at home.`,
    category: `c${n % 21}`,
    needs: [nth(productNeedValues, n), nth(productNeedValues, n + 5)],
    funding: [nth(productFundingValues, n)],
    price: nth(productPriceValues, n),
    picture: null,
  }))
  const pages = new Map<unknown, unknown>()
  return {
    logger: recordingLog(),
    read(query, params) {
      if (query.includes('"productCategory"')) return Promise.resolve(categories as never)
      const after = String(params['after'])
      const page = pages.get(after) ?? products.filter(({ _id }) => _id > after).slice(0, documentsPerPage)
      pages.set(after, page)
      return Promise.resolve(page as never)
    },
  }
}

const narrow = { needs: ['walking', 'washing'], prices: ['under-100'] }

/** The fastest of several rounds, in ms: noise only ever adds. */
export async function quickest(reader: ContentReader, filter: ProductFilter = narrow, rounds = 15): Promise<number> {
  let best = Infinity
  for (let round = 0; round < rounds; round++) {
    const start = performance.now()
    await productPage(reader, filter, 'MATCH', 1)
    best = Math.min(best, performance.now() - start)
  }
  return best
}
