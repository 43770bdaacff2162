import { setImmediate as nextTurn } from 'node:timers/promises'

/** libuv accepts one new connection in a turn, so that one turn would let in one client for each page that is made. */
const turns = 32

/** Lets the event loop take in connections and requests, and answer what is in memory, before the next piece of long work. */
export async function yieldToIo(): Promise<void> {
  for (let turn = 0; turn < turns; turn++) await nextTurn()
}
