/** `node tests/bench/search.ts`: what a search takes in the gateway, in ms, among 500 and among 5,000 products. The goal is 50. */
import type { ContentReader } from '#gateway/content/reader.ts'
import { createSearch } from '#gateway/search/search.ts'
import { keptLog } from '#tests/helpers/kept-log.ts'

const nth = <Value>(values: readonly Value[], n: number) => values[n % values.length] as Value

/** A reader to which there are so many products; its results stay the same objects, as the source's do. */
function readerOf(count: number): ContentReader {
  const words = 'rail frame chair board switch lamp hoist ramp talker clock cushion'.split(' ')
  const products = {
    categories: [{ _id: 'c', slug: 'c', name: 'Kind', picture: null }],
    products: Array.from({ length: count }, (_, n) => ({
      _id: `p${n}`,
      slug: `p${n}`,
      name: `${nth(words, n)} for ${nth(words, n + 5)} ${n}`,
      otherWords: [nth(words, n + 3)],
      summary: `A ${nth(words, n + 1)} for somebody who needs one at home.`,
      category: 'c',
      about: 'It stands where it is put and does what it says. '.repeat(6),
      helps: ['People who need it', 'People who help them'],
      features: ['Light', 'Strong', 'Washable'],
    })),
  }
  const documents = { posts: [], jobs: [], publications: [], stories: [], easyReads: [], searchWords: [] }
  const pages: unknown[] = []
  return {
    logger: keptLog(),
    read: (query) =>
      Promise.resolve(
        (query.includes('"searchWords"') ? documents : query.includes('"products"') ? products : pages) as never,
      ),
  }
}

/** The quickest of some rounds, in ms: noise only ever adds. */
async function quickest(count: number): Promise<{ readonly ms: number; readonly total: number }> {
  const reader = readerOf(count)
  const search = createSearch()
  await search.refresh(reader)
  let ms = Infinity
  let total = 0
  for (let round = 0; round < 10; round++) {
    const start = performance.now()
    const found = await search.find(reader, 'strong rial for people', 1)
    ms = Math.min(ms, performance.now() - start)
    total = found?.total ?? 0
  }
  return { ms, total }
}

for (const count of [500, 5_000]) {
  const { ms, total } = await quickest(count)
  process.stdout.write(`${ms.toFixed(1).padStart(6)} ms  ${total} found among ${count} products\n`)
}
