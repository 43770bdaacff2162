/**
 * Preloaded into the site's process (`node --import`): its clock is wrong by the milliseconds in the file SHIFTED_CLOCK,
 * which it reads again on SIGUSR2.
 */
import { readFileSync } from 'node:fs'

const { now } = Date
const readShift = () => Number(readFileSync(process.env['SHIFTED_CLOCK'] ?? '', 'utf8'))
let shift = readShift()
process.on('SIGUSR2', () => (shift = readShift()))
Date.now = () => now() + shift
globalThis.Date = new Proxy(Date, {
  construct: (target, values, created) =>
    Reflect.construct(target, values.length === 0 ? [target.now()] : values, created),
})
