import { setImmediate as nextTurn } from 'node:timers/promises'

/** libuv accepts one connection per turn, so a single turn would admit only one client per rendered page. */
const turns = 32

/** Lets the event loop accept connections and answer cached requests before the next long task. */
export async function yieldToIo(): Promise<void> {
  for (let turn = 0; turn < turns; turn++) await nextTurn()
}
