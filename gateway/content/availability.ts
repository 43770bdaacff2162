import type { ContentError } from './errors.ts'

/**
 * This many different queries must time out without a result in between before the service counts as down, because one
 * query may be slow.
 */
const timeoutsOfOutage = 3

export interface Availability {
  isUp(): boolean
  /** Records a successful query. @returns whether the service counted as down before */
  succeeded(): boolean
  /** Records a failed query. @returns whether the service counts as down now */
  failed(queryKey: string, error: Pick<ContentError, 'isUnreachable' | 'isConnectionLost'>): boolean
}

/**
 * Tracks whether the content service is up: it counts as down after a lost connection or several different timeouts.
 */
export function createAvailability(): Availability {
  let isUp = true
  /** Keys of the queries that timed out since the last result. */
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
