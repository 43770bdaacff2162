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

/** The metrics of one process. Counters of other modules are read on each request of `/metrics`. */
export function createMetrics({ source, caches, submissions, diskSpace }: Options): Metrics {
  const registry = new Registry()
  // Each metric is registered below.
  const registers: Registry[] = []
  collectDefaultMetrics({ register: registry })

  const counted = (name: string, help: string, read: () => number) =>
    registry.registerMetric(
      new Counter({
        name,
        help,
        registers,
        collect() {
          this.reset()
          this.inc(read())
        },
      }),
    )
  counted('kerbcut_content_queries_total', 'Queries to the content service', () => source.counts.queries)
  counted('kerbcut_content_failures_total', 'Queries to the content service that failed', () => source.counts.failures)
  registry.registerMetric(
    new Gauge({
      name: 'kerbcut_content_up',
      help: '1 while the content service is up, else 0',
      registers,
      collect() {
        this.set(source.isUp() ? 1 : 0)
      },
    }),
  )

  const cacheEvents = {
    hits: ['hits', 'Values served without waiting for the next'],
    misses: ['misses', 'Values that were not in the cache'],
    revalidations: ['revalidations', 'Cached values that were loaded again'],
    stale_if_error: ['staleIfError', 'Stale values served because the next failed or took too long'],
    errors: ['errors', 'Values that could not be loaded'],
    evictions: ['evictions', 'Values evicted because the cache was full'],
  } as const satisfies Record<string, readonly [keyof Cache<unknown>['counts'], string]>
  for (const [name, [count, help]] of Object.entries(cacheEvents))
    registry.registerMetric(
      new Counter({
        name: `kerbcut_cache_${name}_total`,
        help,
        labelNames: ['cache'],
        registers,
        collect() {
          this.reset()
          for (const [cache, { counts }] of Object.entries(caches)) this.inc({ cache }, counts[count])
        },
      }),
    )
  for (const name of ['entries', 'bytes'] as const)
    registry.registerMetric(
      new Gauge({
        name: `kerbcut_cache_${name}`,
        help: `Cached values, in ${name}`,
        labelNames: ['cache'],
        registers,
        collect() {
          for (const [cache, { size }] of Object.entries(caches)) this.set({ cache }, size()[name])
        },
      }),
    )

  registry.registerMetric(
    new Counter({
      name: 'kerbcut_mail_attempts_total',
      help: 'Attempts of this process to send a mail, by outcome',
      labelNames: ['outcome'],
      registers,
      collect() {
        this.reset()
        const { sent, deferred, parked } = submissions.mailCounts
        for (const [outcome, count] of Object.entries({ sent, deferred, refused: parked })) this.inc({ outcome }, count)
      },
    }),
  )
  const gauge = (name: string, words: string, labelNames: string[] = []) => {
    const metric = new Gauge({ name, help: words, labelNames, registers })
    registry.registerMetric(metric)
    return metric
  }
  const diskFree = gauge('kerbcut_disk_free_bytes', 'Bytes free on the disk under DATA_DIR, NaN when unknown')
  const storeUp = gauge('kerbcut_store_up', '1 when the store answers, else 0')
  const undelivered = gauge('kerbcut_mail_undelivered', 'Mails in the store that have not left', ['state'])
  const oldest = gauge('kerbcut_mail_oldest_undelivered_seconds', 'Age of the oldest of them, 0 when there is none')
  const withheld = gauge('kerbcut_retention_withheld', 'What retention does not erase until an operator decides', [
    'reason',
  ])
  /** One query for three metrics: NaN when it fails. */
  const readStore = async () => {
    const mails = await submissions.undelivered().catch(() => undefined)
    storeUp.set(mails ? 1 : 0)
    undelivered.set({ state: 'waiting' }, mails?.waiting ?? NaN)
    undelivered.set({ state: 'refused' }, mails?.parked ?? NaN)
    oldest.set(mails ? (mails.oldestAge ?? 0) / 1_000 : NaN)
  }

  const answers = new Counter({
    name: 'kerbcut_answers_total',
    help: 'Responses that did not come from the page cache, by class of status',
    labelNames: ['status'],
    registers: [registry],
  })
  const seconds = new Histogram({
    name: 'kerbcut_page_seconds',
    help: 'Time to render a page, from its queries to its bytes',
    buckets: [0.002, 0.004, 0.008, 0.016, 0.05, 0.2, 1, 4],
    registers: [registry],
  })
  return {
    answered: (status) => answers.inc({ status: `${Math.floor(status / 100)}xx` }),
    pageRendered: (ms) => seconds.observe(ms / 1_000),
    async text() {
      await readStore()
      const { doubtful, undelivered: unsent, unknownMail } = submissions.withheld()
      withheld.set({ reason: 'clock' }, doubtful)
      withheld.set({ reason: 'undelivered' }, unsent)
      withheld.set({ reason: 'unknown_mail' }, unknownMail)
      diskFree.set((await diskSpace.free()) ?? NaN)
      return registry.metrics()
    },
  }
}
