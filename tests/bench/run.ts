/**
 * `npm run bench`, after a build, on a quiet machine: what a visitor and the server wait for, each figure beside a reference of the same
 * run. It takes about five minutes and prints a table.
 */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Figure, median } from './figure.ts'
import { lighthouseOf } from './lighthouse.ts'
import { clickTimes, longTasksOf } from './page-times.ts'
import { serverFigures } from './server.ts'
import { startSite } from '#tests/helpers/site.ts'
import { startBenchProxy } from './bench-proxy.ts'

const pages = { home: '/', people: '/about/our-people', blogs: '/blogs', enquiry: '/contact-us/general-enquiry' }

const print = ({ name, value, unit, reference }: Figure): void => {
  const beside =
    reference === undefined ? '' : `   reference ${reference.toFixed(0)}, ratio ${(value / reference).toFixed(2)}`
  console.log(`${name.padEnd(56)} ${value.toFixed(unit === '' ? 2 : 0).padStart(7)} ${unit.padEnd(2)}${beside}`)
}

const startedAt = performance.now()
const dir = await mkdtemp(join(tmpdir(), 'bench-'))
for (const figure of await serverFigures(dir)) print(figure)

const site = await startSite({ LOG_LEVEL: 'silent' })
const plain = await startBenchProxy(site.url, { withoutScripts: true })
try {
  for (const [name, path] of Object.entries(pages)) {
    const tasks = await longTasksOf(site.url, path, 3)
    print({ name: `Longest task, no tools open: ${name}`, value: median(tasks), unit: 'ms' })
  }
  for (const [name, path] of Object.entries(pages)) {
    const [own, reference] = [await lighthouseOf(site.url + path, 2), await lighthouseOf(plain.url + path, 1)]
    print({ name: `Lighthouse performance: ${name}`, value: own.score, unit: '', reference: reference.score })
    print({ name: `Lighthouse, total blocking time: ${name}`, value: own.blockingMs, unit: 'ms' })
    print({ name: `Lighthouse, largest paint: ${name}`, value: own.paintMs, unit: 'ms', reference: reference.paintMs })
  }
  for (const { name, selector } of [
    { name: 'header', selector: "header a[href='/blogs']" },
    { name: 'card', selector: "main a[href='/services/home-modifications']" },
  ]) {
    const [own, reference] = [await clickTimes(site.url, selector, 3), await clickTimes(plain.url, selector, 1)]
    print({ name: `Click to the title, ${name}`, value: own.title, unit: 'ms', reference: reference.title })
    print({ name: `Click to the text, ${name}`, value: own.text, unit: 'ms', reference: reference.text })
  }
} finally {
  plain.stop()
  await site.stop()
  await rm(dir, { recursive: true, force: true })
}
console.log(`${((performance.now() - startedAt) / 60_000).toFixed(1)} minutes`)
process.exit()
