import { setTimeout as sleep } from 'node:timers/promises'
import type { Logger } from './logger.ts'
import { reasonOf, StoreUnavailableError } from './store-unavailable.ts'

/** Milliseconds from the end of an attempt to the next one. Each statement of an attempt has a deadline of its own. */
const defaultPause = 30_000

interface Options<Opened> {
  readonly open: (isStart: boolean) => Promise<Opened>
  readonly logger: Logger
  readonly pause?: number
}

/**
 * Opens the store. While the disk is full, read-only or locked, or PostgreSQL is not reachable, the site runs without it
 * and tries again by itself: the mail in the store waits for it too, so a submission is not what starts an attempt.
 * @throws the error of the first attempt, when the store is damaged or another one. Found later, it is an error of each submission.
 */
export async function startOpening<Opened>({ open, logger, pause = defaultPause }: Options<Opened>) {
  let opened: Opened | undefined
  let problem = new StoreUnavailableError('The store was not opened yet.')
  const note = (error: StoreUnavailableError) => {
    if (error.message !== problem.message)
      logger.error(
        { reason: error.message },
        'The site runs without its store: forms are refused, and visitors are asked to call',
      )
    problem = error
  }
  const stopping = new AbortController()
  const openLater = async () => {
    while (opened === undefined) {
      await sleep(pause, undefined, { signal: stopping.signal, ref: false }).catch(() => {})
      if (stopping.signal.aborted) return
      try {
        opened = await open(false)
        logger.info({}, 'The store is open: forms are accepted again')
      } catch (error) {
        const summary = 'The database must not be used as it is: the log says why'
        note(
          error instanceof StoreUnavailableError
            ? error
            : new StoreUnavailableError(reasonOf(error), { summary, cause: error }),
        )
      }
    }
  }
  let later: Promise<void> | undefined
  try {
    opened = await open(true)
  } catch (error) {
    if (!(error instanceof StoreUnavailableError)) throw error
    note(error)
    later = openLater()
  }
  return {
    /** Undefined while the store is not open. */
    opened: () => opened,
    /** @throws StoreUnavailableError while the store is not open */
    current(): Opened {
      if (opened === undefined) throw problem
      return opened
    },
    /** Ends the attempts. Resolves to what has been opened. */
    async stop(): Promise<Opened | undefined> {
      stopping.abort()
      await later
      return opened
    },
  }
}
