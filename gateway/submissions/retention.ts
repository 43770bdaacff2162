/** Erases submissions at the end of their form's retention period, including their mail files. */
import type { Logger } from './logger.ts'
import type { Store } from './store.ts'
import type { RetentionState } from './store-retention.ts'
import { StoreUnavailableError } from './store-unavailable.ts'
import type { MailFiles, MailTransport } from './transport.ts'

interface Options {
  readonly store: Store
  /** The mail files of this machine, including those from before a mail server was set. */
  readonly mailFiles: Pick<MailFiles, 'forget' | 'references'>
  readonly logger: Logger
}

type Eraser = Pick<Options, 'store'> & { readonly mailFiles: Pick<MailTransport, 'forget'> }

/** What the last sweep did not erase, because an operator must decide. */
export interface Withheld {
  /** Submissions past their retention period, if the clock is right. */
  readonly doubtful: number
  /** Submissions past their retention period that the staff never received. */
  readonly undelivered: number
  /** References with mail files, but without a submission. */
  readonly unknownMail: number
}

/** Milliseconds. Sweeps are an hour apart: after a longer gap the site was stopped for long, or the clock is wrong. */
export const maxSweepGap = 14 * 24 * 60 * 60 * 1000

/** A sweep that erases more than this number and more than this share of all submissions is unusual. */
export const usualErasures = { number: 20, share: 0.25 }

/** Why an operator must confirm the sweep, or undefined. */
export function doubtAbout({ now, sweptAt, newest, total, due }: RetentionState): string | undefined {
  const last = sweptAt ?? newest
  if (last && now.getTime() - last.getTime() > maxSweepGap)
    return `the clock is ${now.toISOString()}, and the last sweep or newest submission is of ${last.toISOString()}`
  if (due.length > usualErasures.number && due.length > usualErasures.share * total)
    return `${due.length} of ${total} submissions would be erased at once`
  return undefined
}

/** Erases a submission: its mail files, its record, and its remains on the disk. */
export async function erase(
  { store, mailFiles }: Eraser,
  submission: { readonly id: string; readonly reference: string },
): Promise<void> {
  // Files are deleted first: after a crash in between the record remains, and erasing it again finishes.
  await mailFiles.forget(submission.reference)
  await store.erase(submission)
}

/** Erases what is due, without asking whether the clock is right. The next sweeps continue from this time. */
export async function eraseDue(eraser: Eraser, { now, due }: RetentionState): Promise<void> {
  const { store } = eraser
  for (const submission of due) await erase(eraser, submission)
  if (due.length > 0) await store.scrub()
  await store.noteSweep(now)
}

async function eraseLapsed(options: Options): Promise<Pick<Withheld, 'doubtful' | 'undelivered'>> {
  const { store, logger } = options
  const state = await store.retentionState()
  const { due, undelivered, total, now, sweptAt, newest } = state
  if (undelivered > 0)
    logger.error(
      { undelivered },
      'Submissions past their retention period are not erased, because the staff never received them',
    )
  const reason = total > 0 ? doubtAbout(state) : undefined
  if (reason !== undefined) {
    // Submissions that arrive under a wrong clock must not confirm it.
    if (!sweptAt && newest) await store.noteSweep(newest)
    if (due.length > 0)
      logger.error(
        { due: due.length, total, reason },
        'Retention is stopped until an operator confirms it: see npm run submissions -- erase-lapsed',
      )
    return { doubtful: due.length, undelivered }
  }
  // After the clock was set back, the later time remains: time before it is not known to have passed.
  const latest = total > 0 && sweptAt && sweptAt > now ? sweptAt : now
  await eraseDue(options, { ...state, now: latest })
  await store.trimLogs(now)
  if (due.length > 0) logger.info({ erased: due.length }, 'Submissions past their retention period were erased')
  return { doubtful: 0, undelivered }
}

/** References per query. */
const chunk = 500

/**
 * Deletes this machine's mail files of submissions that another program or an operator erased. Those of other submissions
 * that the database lacks may be the only copies. Returns their number.
 */
async function eraseMailFiles({ store, mailFiles, logger }: Options): Promise<number> {
  const references = [...(await mailFiles.references())]
  let [erased, unknown] = [0, 0]
  for (let at = 0; at < references.length; at += chunk) {
    const some = references.slice(at, at + chunk)
    const fates = await store.fates(some)
    for (const reference of some.filter((item) => !fates.existing.has(item))) {
      if (!fates.erased.has(reference)) {
        unknown += 1
        continue
      }
      await mailFiles.forget(reference)
      erased += 1
    }
  }
  if (erased > 0) logger.info({ erased }, 'Mail files of erased submissions were deleted')
  if (unknown > 0)
    logger.error(
      { unknown },
      'Mail files have no submission in the database and may be the only copies: none is deleted',
    )
  return unknown
}

/** Runs now and every hour. `stop` waits for a sweep in progress. */
export function startRetention(options: Options): { readonly withheld: () => Withheld; stop(): Promise<void> } {
  let withheld: Withheld = { doubtful: 0, undelivered: 0, unknownMail: 0 }
  const sweep = async () => {
    try {
      await options.store.assertSame()
      const submissions = await eraseLapsed(options)
      withheld = { ...submissions, unknownMail: await eraseMailFiles(options) }
    } catch (error) {
      const name = error instanceof Error ? error.name : 'unknown'
      options.logger.error(
        { failure: error instanceof StoreUnavailableError ? error.message : name },
        'Submissions past their retention period could not be erased; the next attempt is in an hour',
      )
    }
  }
  let running = sweep()
  const timer = setInterval(() => (running = sweep()), 60 * 60 * 1000).unref()
  return {
    withheld: () => withheld,
    async stop() {
      clearInterval(timer)
      await running
    },
  }
}
