import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client'
import type { Cache } from '#gateway/cache.ts'
import type { ContentSource } from '#gateway/content/source.ts'
import type { DiskSpace } from '#gateway/disk-space.ts'
import type { Submissions } from '#gateway/submissions/submissions.ts'

/** Labels contain no values that visitors choose. */
export interface Metrics {
  /** Counts a response that was not served from the page cache. */
  readonly answered: (status: number) => void
  /** Records the render time of a page, in ms. */
  readonly pageRendered: (ms: number) => void
  /** All metrics in Prometheus' text format. */
  text(): Promise<string>
}

interface Options {
  readonly source: Pick<ContentSource, 'counts' | 'isUp'>
  readonly caches: Readonly<Partial<Record<'content' | 'page', Pick<Cache<unknown>, 'counts' | 'size'>>>>
  readonly submissions: Pick<Submissions, 'undelivered' | 'mailCounts' | 'withheld'>
  readonly diskSpace: Pick<DiskSpace, 'free'>
}

const cacheEvents = {
  hits: ['hits', 'Values served without waiting for the next'],
  misses: ['misses', 'Values that were not in the cache'],
  revalidations: ['revalidations', 'Cached values that were loaded again'],
  stale_if_error: ['staleIfError', 'Stale values served because the next failed or took too long'],
  errors: ['errors', 'Values that could not be loaded'],
  evictions: ['evictions', 'Values evicted because the cache was full'],
} as const satisfies Record<string, readonly [keyof Cache<unknown>['counts'], string]>

/** One value, or values by what their label says. */
type Values = number | Readonly<Record<string, number>>

const labelled = (values: Values, label: string): readonly (readonly [Record<string, string>, number])[] =>
  typeof values === 'number' ? [[{}, values]] : Object.entries(values).map(([key, value]) => [{ [label]: key }, value])

/** The metrics of one process. Figures of other modules are read on each request of `/metrics`. */
export function createMetrics({ source, caches, submissions, diskSpace }: Options): Metrics {
  const registry = new Registry()
  const registers = [registry]
  collectDefaultMetrics({ register: registry })

  const counter = (name: string, help: string, read: () => Values, label = '') =>
    new Counter({
      name,
      help,
      registers,
      labelNames: label ? [label] : [],
      collect() {
        this.reset()
        for (const [labels, value] of labelled(read(), label)) this.inc(labels, value)
      },
    })
  const gauge = (name: string, help: string, read: () => Values | Promise<Values>, label = '') =>
    new Gauge({
      name,
      help,
      registers,
      labelNames: label ? [label] : [],
      async collect() {
        for (const [labels, value] of labelled(await read(), label)) this.set(labels, value)
      },
    })
  const ofCaches = (read: (cache: Pick<Cache<unknown>, 'counts' | 'size'>) => number) => () =>
    Object.fromEntries(Object.entries(caches).map(([name, cache]) => [name, read(cache)]))

  counter('kerbcut_content_queries_total', 'Queries to the content service', () => source.counts.queries)
  counter('kerbcut_content_failures_total', 'Queries to the content service that failed', () => source.counts.failures)
  gauge('kerbcut_content_up', '1 while the content service is up, else 0', () => Number(source.isUp()))
  for (const [name, [count, help]] of Object.entries(cacheEvents))
    counter(
      `kerbcut_cache_${name}_total`,
      help,
      ofCaches(({ counts }) => counts[count]),
      'cache',
    )
  for (const name of ['entries', 'bytes'] as const)
    gauge(
      `kerbcut_cache_${name}`,
      `Cached values, in ${name}`,
      ofCaches(({ size }) => size()[name]),
      'cache',
    )
  const attempts = () => {
    const { sent, deferred, parked } = submissions.mailCounts
    return { sent, deferred, refused: parked }
  }
  counter('kerbcut_mail_attempts_total', 'Attempts of this process to send a mail, by outcome', attempts, 'outcome')
  const diskFree = async () => (await diskSpace.free()) ?? NaN
  gauge('kerbcut_disk_free_bytes', 'Bytes free on the disk under DATA_DIR, NaN when unknown', diskFree)
  /** One query for three metrics; undefined when it fails. */
  let mails: Awaited<ReturnType<Submissions['undelivered']>> | undefined
  gauge('kerbcut_store_up', '1 when the store answers, else 0', () => (mails ? 1 : 0))
  const unsent = () => ({ waiting: mails?.waiting ?? NaN, refused: mails?.parked ?? NaN })
  gauge('kerbcut_mail_undelivered', 'Mails in the store that have not left', unsent, 'state')
  const age = () => (mails ? (mails.oldestAge ?? 0) / 1_000 : NaN)
  gauge('kerbcut_mail_oldest_undelivered_seconds', 'Age of the oldest of them, 0 when there is none', age)
  const withheld = () => {
    const { doubtful, undelivered, unknownMail } = submissions.withheld()
    return { clock: doubtful, undelivered, unknown_mail: unknownMail }
  }
  gauge('kerbcut_retention_withheld', 'What retention does not erase until an operator decides', withheld, 'reason')

  const answers = new Counter({
    name: 'kerbcut_answers_total',
    help: 'Responses that did not come from the page cache, by class of status',
    labelNames: ['status'],
    registers,
  })
  const seconds = new Histogram({
    name: 'kerbcut_page_seconds',
    help: 'Time to render a page, from its queries to its bytes',
    buckets: [0.002, 0.004, 0.008, 0.016, 0.05, 0.2, 1, 4],
    registers,
  })
  return {
    answered: (status) => answers.inc({ status: `${Math.floor(status / 100)}xx` }),
    pageRendered: (ms) => seconds.observe(ms / 1_000),
    async text() {
      mails = await submissions.undelivered().catch(() => undefined)
      return registry.metrics()
    },
  }
}
