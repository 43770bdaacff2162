import { productPage } from '#gateway/content/queries/product.ts'
import type { ContentReader } from '#gateway/content/reader.ts'
import type { ProductFilter } from '#gateway/types.generated.ts'
import { productFundingValues, productNeedValues, productPriceValues } from '#schema/product-terms.ts'
import { keptLog } from '#tests/helpers/kept-log.ts'

const nth = <Value>(values: readonly Value[], n: number) => values[n % values.length] as Value

/** A reader to which the catalogue has so many products; the result stays one object, as the source's does. */
export function manyProducts(count: number): ContentReader {
  const words = 'rail frame chair board switch lamp hoist ramp talker clock cushion'.split(' ')
  const result = {
    categories: Array.from({ length: 21 }, (_, n) => ({
      _id: `c${n}`,
      slug: `c${n}`,
      name: `Kind ${n}`,
    })),
    products: Array.from({ length: count }, (_, n) => ({
      _id: `p${n}`,
      slug: `p${n}`,
      name: `${nth(words, n)} ${n}`,
      otherWords: [nth(words, n + 3)],
      searchWords: null,
      summary: `A ${nth(words, n + 1)} for somebody who needs one at home.`,
      category: `c${n % 21}`,
      about: 'It stands where it is put and does what it says. '.repeat(6),
      helps: ['People who need it', 'People who help them'],
      features: ['Light', 'Strong', 'Washable'],
      needs: [nth(productNeedValues, n), nth(productNeedValues, n + 5)],
      funding: [nth(productFundingValues, n)],
      price: nth(productPriceValues, n),
      picture: null,
    })),
  }
  return { logger: keptLog(), read: () => Promise.resolve(result as never) }
}

const narrow = { text: 'people strong rail', needs: ['walking', 'washing'], prices: ['under-100'] }

/** The quickest of some rounds, in ms: noise only ever adds. */
export async function quickest(reader: ContentReader, filter: ProductFilter = narrow, rounds = 15): Promise<number> {
  let best = Infinity
  for (let round = 0; round < rounds; round++) {
    const start = performance.now()
    await productPage(reader, filter, 'MATCH', 1)
    best = Math.min(best, performance.now() - start)
  }
  return best
}
