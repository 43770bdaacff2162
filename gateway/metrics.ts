import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client'
import type { ContentSource } from './content/source.ts'
import type { DiskSpace } from './disk-space.ts'
import type { Kept } from './kept.ts'
import type { Submissions } from './submissions/submissions.ts'

/** What is measured. No label has a value that a visitor chooses. */
export interface Metrics {
  /** Answers that were not ready in memory, by the hundred of their status. */
  readonly answered: (status: number) => void
  /** A page was made; its time in ms. */
  readonly pageMade: (ms: number) => void
  /** Everything, in Prometheus' text format. */
  text(): Promise<string>
}

type Kind = 'page' | 'query'

interface Options {
  readonly source: Pick<ContentSource, 'counts' | 'isUp'>
  /** What is kept, by its kind. */
  readonly kept: Readonly<Partial<Record<Kind, Pick<Kept<unknown>, 'counts' | 'size'>>>>
  readonly submissions: Pick<Submissions, 'undelivered' | 'mailCounts'>
  readonly diskSpace: Pick<DiskSpace, 'free'>
}

/** The figures of one process. Those that others count anyway are read when somebody asks. */
export function createMetrics({ source, kept, submissions, diskSpace }: Options): Metrics {
  const registry = new Registry()
  // Each is registered below.
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
  counted('kerbcut_content_asked_total', 'Questions to the content service', () => source.counts.asked)
  counted('kerbcut_content_failed_total', 'Questions to the content service that failed', () => source.counts.failed)
  registry.registerMetric(
    new Gauge({
      name: 'kerbcut_content_up',
      help: '1 when the content service answered the last time, else 0',
      registers,
      collect() {
        this.set(source.isUp() ? 1 : 0)
      },
    }),
  )

  const kinds = Object.entries(kept)
  const help = {
    hits: 'Answers from memory',
    made: 'Pages and query answers that were made',
    failed: 'Pages and query answers that could not be made',
    checked: 'Kept answers whose content was looked at again',
    evicted: 'Kept answers that went because memory was full',
  } as const
  for (const name of ['hits', 'made', 'failed', 'checked', 'evicted'] as const)
    registry.registerMetric(
      new Counter({
        name: `kerbcut_kept_${name}_total`,
        help: help[name],
        labelNames: ['kind'],
        registers,
        collect() {
          this.reset()
          for (const [kind, { counts }] of kinds) this.inc({ kind }, counts[name])
        },
      }),
    )
  for (const name of ['items', 'bytes'] as const)
    registry.registerMetric(
      new Gauge({
        name: `kerbcut_kept_${name}`,
        help: `Kept answers, in ${name}`,
        labelNames: ['kind'],
        registers,
        collect() {
          for (const [kind, one] of kinds) this.set({ kind }, one.size()[name])
        },
      }),
    )

  registry.registerMetric(
    new Counter({
      name: 'kerbcut_mail_attempts_total',
      help: 'Attempts of this process to send a mail, by what came of them',
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
    const made = new Gauge({ name, help: words, labelNames, registers })
    registry.registerMetric(made)
    return made
  }
  const diskFree = gauge('kerbcut_disk_free_bytes', 'Bytes free on the disk under DATA_DIR, NaN when unknown')
  const storeUp = gauge('kerbcut_store_up', '1 when the store answers, else 0')
  const undelivered = gauge('kerbcut_mail_undelivered', 'Mails in the store that have not left', ['state'])
  const oldest = gauge('kerbcut_mail_oldest_undelivered_seconds', 'Age of the oldest of them, 0 when there is none')
  /** One question for three figures. When it fails nothing is known of the mails. */
  const readStore = async () => {
    const mails = await submissions.undelivered().catch(() => undefined)
    storeUp.set(mails ? 1 : 0)
    undelivered.set({ state: 'waiting' }, mails?.waiting ?? NaN)
    undelivered.set({ state: 'refused' }, mails?.parked ?? NaN)
    oldest.set(mails ? (mails.oldest ? (Date.now() - mails.oldest.getTime()) / 1_000 : 0) : NaN)
  }

  const answers = new Counter({
    name: 'kerbcut_answers_total',
    help: 'Answers that were not ready in memory, by the hundred of their status',
    labelNames: ['status'],
    registers: [registry],
  })
  const seconds = new Histogram({
    name: 'kerbcut_page_seconds',
    help: 'Time to make a page, from its queries to its bytes',
    buckets: [0.002, 0.004, 0.008, 0.016, 0.05, 0.2, 1, 4],
    registers: [registry],
  })
  return {
    answered: (status) => answers.inc({ status: `${Math.floor(status / 100)}xx` }),
    pageMade: (ms) => seconds.observe(ms / 1_000),
    async text() {
      await readStore()
      diskFree.set((await diskSpace.free()) ?? NaN)
      return registry.metrics()
    },
  }
}
