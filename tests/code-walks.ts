/**
 * What runs of the product's code while a page, a step of a referral and a search are answered: three walks through the built site
 * under V8's coverage. The site runs in this process, started with an empty cache, so it must be built before.
 */
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import type { Profiler } from 'node:inspector'
import { Session } from 'node:inspector/promises'
import { SourceMap } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join, relative, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { tokenOf } from './helpers/enquire.ts'
import { freePort, siteProgram } from './helpers/site.ts'

const root = fileURLToPath(new URL('..', import.meta.url))

/** The lines that ran, numbered from 0, by file relative to the root. */
export type Walk = ReadonlyMap<string, ReadonlySet<number>>

/** Opens a page or, with a body, posts a form to it, as a browser without JavaScript does. */
const open = async (url: string, body?: URLSearchParams): Promise<string> => {
  const headers = { accept: 'text/html', origin: new URL(url).origin }
  const response = await fetch(url, body ? { method: 'POST', headers, body } : { headers })
  if (!response.ok) throw new Error(`${response.status} from ${url}`)
  return response.text()
}

/** By name, the requests of each walk. None is for a page that the site has answered before. */
const walks: Readonly<Record<string, (site: string) => Promise<unknown>>> = {
  'a page': (site) => open(`${site}/services/chsp`),
  'a step of a referral and its post': async (site) => {
    const address = `${site}/contact-us/referral`
    const token = tokenOf(await open(address))
    const body = new URLSearchParams({ token, step: 'who', go: 'next', referralFor: 'self' })
    const next = await open(address, body)
    if (!next.includes('Step 2 of')) throw new Error('The post did not lead to the second step')
  },
  'a search': (site) => open(`${site}/search?q=shower+rail`),
}

/** The lines of the sources that a script's functions ran, without its top level, which runs when the site starts. */
function readLines(script: Profiler.ScriptCoverage, into: Map<string, Set<number>>): void {
  const [, ...functions] = script.functions
  const file = fileURLToPath(script.url)
  // The bundler's own helpers have no map.
  if (!existsSync(`${file}.map`) || !functions.some(({ ranges: [range] }) => (range?.count ?? 0) > 0)) return
  const text = readFileSync(file, 'utf8')
  const hasRun = new Uint8Array(text.length)
  // An outer function comes before those in it, so the innermost decides.
  for (const { ranges } of functions)
    for (const { startOffset, endOffset, count } of ranges) hasRun.fill(count > 0 ? 1 : 0, startOffset, endOffset)
  const map = new SourceMap(JSON.parse(readFileSync(`${file}.map`, 'utf8')))
  let lineStart = 0
  text.split('\n').forEach((line, lineNumber) => {
    for (const { index: column } of line.matchAll(/[\w$]+|\S/g)) {
      if (!hasRun[lineStart + column]) continue
      const entry = map.findEntry(lineNumber, column)
      // Text that the bundler wrote has no source.
      if (!('originalSource' in entry) || typeof entry.originalSource !== 'string') continue
      const source = relative(root, resolve(dirname(file), entry.originalSource))
      into.set(source, (into.get(source) ?? new Set()).add(entry.originalLine))
    }
    lineStart += line.length + 1
  })
}

const linesOf = (scripts: readonly Profiler.ScriptCoverage[]): Walk => {
  const lines = new Map<string, Set<number>>()
  for (const script of scripts) readLines(script, lines)
  return lines
}

const session = new Session()

/** What has run since the last call, of the site's own scripts. */
const takeCoverage = async () =>
  (await session.post('Profiler.takePreciseCoverage')).result.filter(({ url }) =>
    url.startsWith(new URL('build/server/', `file://${root}`).href),
  )

/** Starts the site, makes each walk and stops it. */
export async function traceWalks(): Promise<Readonly<Record<string, Walk>>> {
  const dataDir = mkdtempSync(join(tmpdir(), 'site-'))
  process.once('exit', () => rmSync(dataDir, { recursive: true, force: true }))
  const port = String(await freePort())
  Object.assign(process.env, {
    NODE_ENV: 'production',
    LOG_LEVEL: 'warn',
    PORT: port,
    HOST: 'localhost',
    DATA_DIR: dataDir,
  })
  session.connect()
  await session.post('Profiler.enable')
  await session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: false })
  await import(new URL(`../${siteProgram}`, import.meta.url).href)
  const site = `http://localhost:${port}`
  await open(`${site}/readyz`)
  const coverage: Record<string, readonly Profiler.ScriptCoverage[]> = {}
  for (const [name, walk] of Object.entries(walks)) {
    await takeCoverage()
    await walk(site)
    coverage[name] = await takeCoverage()
  }
  process.kill(process.pid, 'SIGTERM')
  return Object.fromEntries(Object.entries(coverage).map(([name, scripts]) => [name, linesOf(scripts)]))
}
