/**
 * Preloaded into the site's process (`node --import`): on SIGUSR2 its clock moves by the milliseconds in the file
 * SHIFTED_CLOCK.
 */
import { readFileSync } from 'node:fs'

const { now } = Date
let shift = 0
process.on('SIGUSR2', () => {
  shift = Number(readFileSync(process.env['SHIFTED_CLOCK'] ?? '', 'utf8'))
})
Date.now = () => now() + shift
globalThis.Date = new Proxy(Date, {
  construct: (target, values, created) =>
    Reflect.construct(target, values.length === 0 ? [target.now()] : values, created),
})
