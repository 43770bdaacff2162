/** Erases what has been kept as long as its form says, and the mails that were kept as files with it. */
import type { Logger } from './logger.ts'
import type { Store } from './store.ts'
import type { MailTransport } from './transport.ts'

interface Options {
  readonly store: Store
  readonly transport: Pick<MailTransport, 'forget'>
  readonly logger: Logger
  readonly now: () => Date
}

/** Erases one submission, wherever its words are: the mails that were kept as files, the record, and what the disk still has of it. */
export async function erase(
  { store, transport }: Pick<Options, 'store' | 'transport'>,
  { id, reference }: { readonly id: string; readonly reference: string },
): Promise<void> {
  // The files first: a crash in between leaves the record, and erasing again finishes.
  await transport.forget(reference)
  await store.erase(id)
}

/** Erases every submission past its day. Gives their number. */
async function eraseLapsed({ store, transport, logger, now }: Options): Promise<number> {
  const lapsed = await store.lapsed(now())
  for (const { id, reference, isUndelivered } of lapsed) {
    if (isUndelivered)
      logger.warn({ reference }, 'A submission was kept as long as it may be and is erased, though its mail never left')
    await erase({ store, transport }, { id, reference })
  }
  if (lapsed.length > 0) {
    await store.scrub()
    logger.info({ erased: lapsed.length }, 'Submissions past their time were erased')
  }
  return lapsed.length
}

/** Now and every hour. Stopping lets a sweep that has begun finish. */
export function startRetention(options: Options): { stop(): Promise<void> } {
  const sweep = async () => {
    try {
      await eraseLapsed(options)
    } catch (error) {
      const failure = error instanceof Error ? error.name : 'unknown'
      options.logger.error({ failure }, 'Submissions past their time could not be erased; it is tried again in an hour')
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
