/** Erases submissions at the end of their form's retention period, including their mail files. */
import type { Logger } from './logger.ts'
import type { Store } from './store.ts'
import type { MailFiles, MailTransport } from './transport.ts'

interface Options {
  readonly store: Store
  /** The mail files of this machine, including those from before a mail server was set. */
  readonly mailFiles: Pick<MailFiles, 'forget' | 'references'>
  readonly logger: Logger
}

/** Erases a submission: its mail files, its record, and its remains on the disk. */
export async function erase(
  { store, mailFiles }: { readonly store: Store; readonly mailFiles: Pick<MailTransport, 'forget'> },
  { id, reference }: { readonly id: string; readonly reference: string },
): Promise<void> {
  // Files are deleted first: after a crash in between the record remains, and erasing it again finishes.
  await mailFiles.forget(reference)
  await store.erase(id)
}

/** Erases every submission past its retention period. Returns their number. */
async function eraseLapsed({ store, mailFiles, logger }: Options): Promise<number> {
  const lapsed = await store.lapsed()
  for (const { id, reference, isUndelivered } of lapsed) {
    if (isUndelivered)
      logger.warn(
        { reference },
        'A submission is erased at the end of its retention period, although its mail was never sent',
      )
    await erase({ store, mailFiles }, { id, reference })
  }
  if (lapsed.length > 0) {
    await store.scrub()
    logger.info({ erased: lapsed.length }, 'Submissions past their retention period were erased')
  }
  return lapsed.length
}

/** References per query. */
const chunk = 500

/** Deletes this machine's mail files of submissions that another program or an operator erased from the database. */
async function eraseOrphans({ store, mailFiles, logger }: Options): Promise<void> {
  const references = [...(await mailFiles.references())]
  let erased = 0
  for (let at = 0; at < references.length; at += chunk) {
    const some = references.slice(at, at + chunk)
    const existing = await store.existing(some)
    for (const reference of some.filter((item) => !existing.has(item))) {
      await mailFiles.forget(reference)
      erased += 1
    }
  }
  if (erased > 0) logger.info({ erased }, 'Mail files of erased submissions were deleted')
}

/** Runs now and every hour. `stop` waits for a sweep in progress. */
export function startRetention(options: Options): { stop(): Promise<void> } {
  const sweep = async () => {
    try {
      await eraseLapsed(options)
      await eraseOrphans(options)
    } catch (error) {
      const failure = error instanceof Error ? error.name : 'unknown'
      options.logger.error(
        { failure },
        'Submissions past their retention period could not be erased; the next attempt is in an hour',
      )
    }
  }
  let running = sweep()
  const timer = setInterval(() => (running = sweep()), 60 * 60 * 1000).unref()
  return {
    async stop() {
      clearInterval(timer)
      await running
    },
  }
}
