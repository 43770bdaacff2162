/**
 * `node --expose-gc tests/bench/search.ts`: CPU time of a search in the gateway, in ms, and the memory of its index, with the real
 * dataset and with 10,000 products and 5,000 posts made from it. The goal is a 95th percentile of 50 ms.
 */
import type { Searchable } from '#gateway/content/documents/document-module.ts'
import { searchableContent } from '#gateway/content/queries/searchable.ts'
import { createSearch } from '#gateway/search/search.ts'
import { datasetReader } from '#tests/helpers/dataset-reader.ts'

const nth = <Value>(values: readonly Value[], n: number) => values[n % values.length] as Value

/** A new word for each number: a catalogue grows by names that no other product has. */
function madeUp(n: number): string {
  const syllables = 'ba ce di fo gu ha je ki lo mu na pe ri so tu va we xi yo zu'.split(' ')
  return [n, Math.floor(n / 20), Math.floor(n / 400), Math.floor(n / 8_000) + 7]
    .map((place) => nth(syllables, place))
    .join('')
}

const many = (entries: readonly Searchable[], count: number): Searchable[] =>
  Array.from({ length: count }, (_, n) => {
    const entry = nth(entries, n)
    return { ...entry, id: `${entry.kind}${n}`, title: `${entry.title} ${madeUp(n)}` }
  })

const questions = [
  'shower chair',
  'something strong for people to hold on to at home',
  'people help home chair hand use seat stand light hold safe easy small long water bathroom',
  'sta cha pre str hol lig wat pro com sho bat wal pus tur sit han',
  'wheelchiar showre bathrom toliet comunication equipmant walkking hosptal kitchin holdar',
  'qqqqzzzz xxvvbbnn wwkkjjhh zzqqkkxx jjvvwwqq',
  'ramp for front steps',
  'who pays for a wheelchair ndis',
  'batteries',
  'ot job brisbane',
]

const megabytes = () => {
  globalThis.gc?.()
  return process.memoryUsage().heapUsed / 1024 / 1024
}

const content = await searchableContent(await datasetReader())
const others = content.entries.filter(({ kind }) => kind !== 'PRODUCT' && kind !== 'POST')
const ofKind = (kind: Searchable['kind']) => content.entries.filter((entry) => entry.kind === kind)
const large = [...others, ...many(ofKind('PRODUCT'), 10_000), ...many(ofKind('POST'), 5_000)]

for (const entries of [content.entries, large]) {
  const before = megabytes()
  const search = createSearch({ read: () => Promise.resolve({ ...content, entries }) })
  const beforeIndexing = process.cpuUsage()
  await search.refresh()
  const indexing = process.cpuUsage(beforeIndexing)
  const seconds = (indexing.user + indexing.system) / 1e6
  const times: number[] = []
  for (let round = 0; round < 5; round++)
    for (const question of questions) {
      const cpu = process.cpuUsage()
      await search.find(question, 1)
      const { user, system } = process.cpuUsage(cpu)
      times.push((user + system) / 1000)
    }
  times.sort((a, b) => a - b)
  const at = (share: number) => (times[Math.floor((times.length - 1) * share)] ?? 0).toFixed(1)
  process.stdout.write(
    `${entries.length} entries: indexed in ${seconds.toFixed(1)} s of CPU, ${(megabytes() - before).toFixed(0)} MB; ` +
      `search p50 ${at(0.5)} ms, p95 ${at(0.95)} ms, max ${at(1)} ms\n`,
  )
}
