/**
 * `npm run test:engines`, after a build: the main journeys in Chromium, Firefox and WebKit. Names after it choose engines:
 * `npm run test:engines -- Firefox`.
 */
import { mkdirSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { engines, type RunningEngine, type Tab, type WindowSize } from './engines.ts'
import { type Journey, journeys } from './journeys.ts'
import { visitorIn } from './visitor.ts'
import { startWatchedSite } from './watched-site.ts'

interface Outcome {
  readonly status: 'passed' | 'failed' | 'skipped'
  readonly error?: string
}

interface Result extends Outcome {
  readonly title: string
  readonly file: string
}

const names = process.argv.slice(2)
const chosen = engines.filter(({ name }) => names.length === 0 || names.includes(name))
if (chosen.length < names.length) throw new Error(`The engines are ${engines.map(({ name }) => name).join(', ')}`)
const file = fileURLToPath(new URL('journeys.ts', import.meta.url))
const folder = fileURLToPath(new URL('../../test-results', import.meta.url))
const say = (line: string) => process.stdout.write(`${line}\n`)

const site = await startWatchedSite()

const messageOf = (error: unknown) => (error instanceof Error ? (error.stack ?? error.message) : String(error))

/** A computer, and a phone with its menu behind a button. */
const sizes = [
  { width: 1280, height: 900 },
  { width: 390, height: 844 },
] as const

async function take(engine: RunningEngine, journey: Journey, size: WindowSize): Promise<Outcome> {
  let tab: Tab | undefined
  try {
    tab = await engine.newTab(size)
    const visitor = visitorIn(tab, site)
    await journey.take(visitor)
    await visitor.expectNoProblems()
    return { status: 'passed' }
  } catch (error) {
    return { status: 'failed', error: messageOf(error) }
  } finally {
    await tab?.close()
  }
}

const results: Result[] = []
try {
  for (const { name, packages, start } of chosen) {
    say(`\n${name}`)
    let engine: RunningEngine | undefined
    let otherwise: Outcome = { status: 'skipped' }
    try {
      engine = await start()
      say(engine ? engine.version : `It is not installed: apt-get install ${packages.join(' ')}`)
    } catch (error) {
      otherwise = { status: 'failed', error: messageOf(error) }
    }
    try {
      for (const [journey, size] of journeys.flatMap((one) => sizes.map((width) => [one, width] as const))) {
        const startedAt = Date.now()
        const outcome = engine ? await take(engine, journey, size) : otherwise
        const title = `${journey.title}, ${size.width} px wide`
        results.push({ title: `${name}: ${title}`, file, ...outcome })
        say(`  ${outcome.status} in ${((Date.now() - startedAt) / 1000).toFixed(1)} s: ${title}`)
        if (outcome.error !== undefined) say(`    ${outcome.error.replaceAll('\n', '\n    ')}`)
      }
    } finally {
      await engine?.stop()
    }
  }
} finally {
  await site.stop()
}

mkdirSync(folder, { recursive: true })
writeFileSync(`${folder}/engines.json`, JSON.stringify({ tests: results }, null, 2))
const count = (status: Outcome['status']) => results.filter((result) => result.status === status).length
say(`\n${count('passed')} passed, ${count('failed')} failed, ${count('skipped')} skipped`)
process.exitCode = count('failed') > 0 ? 1 : 0
