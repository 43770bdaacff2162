import type { ContentError } from './errors.ts'

/** So many different queries must time out, with no result in between, before the whole service counts as down: one may be slow. */
const timeoutsOfOutage = 3

export interface Availability {
  isUp(): boolean
  /** Notes a sign of life. @returns whether the service counted as down before. */
  succeeded(): boolean
  /** Notes a failed query. @returns whether the service counts as down now. */
  failed(queryKey: string, error: Pick<ContentError, 'isUnreachable' | 'isConnectionLost'>): boolean
}

/** Whether the content service as a whole is up: a lost connection means it is down, and so do several different timeouts. */
export function createAvailability(): Availability {
  let isUp = true
  /** Keys of queries, since the last result. */
  const timedOut = new Set<string>()
  return {
    isUp: () => isUp,
    succeeded() {
      const wasDown = !isUp
      isUp = true
      timedOut.clear()
      return wasDown
    },
    failed(queryKey, { isUnreachable, isConnectionLost }) {
      if (isUnreachable) timedOut.add(queryKey)
      if (isConnectionLost || timedOut.size >= timeoutsOfOutage) {
        isUp = false
        timedOut.clear()
      }
      return !isUp
    },
  }
}
