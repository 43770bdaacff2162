import { setImmediate as nextTurn } from 'node:timers/promises'

/** libuv accepts one connection per turn, so a single turn would admit only one client per rendered page. */
const turns = 32

/** Lets the event loop accept connections and answer cached requests before the next long task. */
async function yieldToIo(): Promise<void> {
  for (let turn = 0; turn < turns; turn++) await nextTurn()
}

/**
 * A queue that runs one task at a time and yields to the event loop before each. A request for a cached page therefore waits for at
 * most one task, however many are queued.
 */
export function createTaskQueue() {
  let last: Promise<unknown> = Promise.resolve()
  return function inTurn<Result>(task: () => Result | Promise<Result>): Promise<Result> {
    const result = last.then(yieldToIo).then(task)
    last = result.catch(() => {})
    return result
  }
}
