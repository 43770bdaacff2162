/**
 * `npm run audit:mutants`: plants each fault of tests/audit/faults.ts, outside-faults.ts and untrue-faults.ts into the
 * running site, one at a time, and counts those that the audit finds. `--fault=ids-twice,flashes` plants only those.
 */
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { chromium, type Page } from 'playwright'
import type { MutantsResult } from './audit/report/audit-result.ts'
import { publish } from './audit/report/write-report.ts'
import { hashOf, isDecided } from './audit/adjudications.ts'
import { type PlantedFault, plantedFaults } from './audit/faults.ts'
import type { RawFinding } from './audit/layers/layer.ts'
import { compareFacts } from './audit/layers/scripted.ts'
import { outsideFaults } from './audit/outside-faults.ts'
import { type Rendition, renditions } from './audit/renditions.ts'
import { type CellResult, examine, type Surroundings } from './audit/run.ts'
import { startSites } from './audit/sites.ts'
import { type AuditState, auditStates } from './audit/states.ts'
import { readTree, refuseUnclean } from './audit/tree.ts'
import { untrueFaults } from './audit/untrue-faults.ts'
import { chromiumArguments, ensureChromium } from './helpers/chromium.ts'

const root = fileURLToPath(new URL('..', import.meta.url))
const only = process.argv
  .find((one) => one.startsWith('--fault='))
  ?.slice(8)
  .split(',')
const allFaults = [...plantedFaults, ...outsideFaults, ...untrueFaults]
const least = 0.95

const stateOf = (name: string): AuditState => {
  const state = auditStates.find((one) => one.name === name)
  if (!state) throw new Error(`No state is called “${name}”`)
  return state
}
const renditionOf = (name: string): Rendition => {
  const rendition = renditions.find((one) => one.name === name)
  if (!rendition) throw new Error(`No rendition is called “${name}”`)
  return rendition
}

/** By a style sheet added to the page, or by a function that runs in it. */
const planting =
  ({ plant, css }: PlantedFault) =>
  async (page: Page) => {
    if (css !== undefined)
      await page.evaluate((rules) => {
        const sheet = new CSSStyleSheet()
        sheet.replaceSync(rules)
        document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
      }, css)
    if (plant) await page.evaluate(`(${plant.toString()})()`)
  }

/** Identifies a finding independently of generated numbers. */
const markOf = (rawFinding: RawFinding): string =>
  `${rawFinding.rule} ${rawFinding.target} ${hashOf(rawFinding)} ${rawFinding.message.replaceAll(/\d+(\.\d+)?/g, '#')}`

const tree = readTree()
refuseUnclean(tree)
const startedAt = Date.now()
const browser = await chromium.launch({ executablePath: ensureChromium(), args: [...chromiumArguments] })
const sites = startSites()
const results: MutantsResult['faults'][number][] = []
try {
  const surroundings = { browser, urlOf: sites.urlOf }
  const examineOne = async (
    state: AuditState,
    rendition: Rendition,
    more: Omit<Surroundings, keyof typeof surroundings>,
  ) => {
    for await (const result of examine({ state, renditions: [rendition] }, { ...surroundings, ...more })) return result
    throw new Error('Nothing was examined')
  }
  /** Expensive checks (hover, pixels) run only when all others find nothing. */
  const tries = {
    quick: () => () => false,
    thorough: () => {
      const seen = new Set<string>()
      return (kind: string) => !seen.has(kind) && Boolean(seen.add(kind))
    },
  } satisfies Readonly<Record<string, () => Surroundings['isNew']>>
  const clean = new Map<string, Promise<CellResult>>()
  /** The page without a fault, in a context with the same permissions as the one with it. */
  const cleanOf = (state: AuditState, rendition: Rendition, way: keyof typeof tries) => {
    const key = `${state.name} ${rendition.name} ${way}`
    const cell = clean.get(key) ?? examineOne(state, rendition, { isNew: tries[way](), plant: () => Promise.resolve() })
    clean.set(key, cell)
    return cell
  }
  const others = await Promise.all(
    ['/', '/careers', '/about'].map((path) => cleanOf(stateOf(path), renditionOf('wide'), 'quick')),
  )

  const lookAt = async (fault: PlantedFault, state: AuditState, rendition: Rendition, way: keyof typeof tries) => {
    const before = await cleanOf(state, rendition, way)
    const after = await examineOne(state, rendition, {
      isNew: tries[way](),
      plant: planting(fault),
      ...(fault.html && { change: fault.html }),
    })
    const known = new Set([...before.faults, ...before.open].map(markOf))
    // An open question counts too: a run with an undecided one fails.
    const rawFinding = [...after.faults, ...after.open.filter((one) => !isDecided(one, after))].filter(
      (one) => !known.has(markOf(one)),
    )
    const caughtBy = new Set(rawFinding.map(({ rule }) => rule))
    if (state.isPlain) {
      const pages = [
        ...others.map(({ cell: { path }, facts }) => ({ path, facts })),
        // The home page is already in the comparison: added again, it would have a duplicate title.
        { path: `${before.cell.path}?planted`, facts: after.facts },
      ]
      for (const { rule, page } of compareFacts(pages)) if (page === others.length) caughtBy.add(rule)
    }
    return caughtBy
  }

  const judge = async (fault: PlantedFault): Promise<ReadonlySet<string>> => {
    const state = stateOf(fault.state)
    const first = fault.rendition ?? (state.width === 320 ? 'narrow' : 'wide')
    for (const way of ['quick', 'thorough'] as const)
      for (const name of new Set(way === 'quick' ? [first] : [first, 'wide'])) {
        const caughtBy = await lookAt(fault, state, renditionOf(name), way)
        if (caughtBy.size > 0) return caughtBy
      }
    return new Set()
  }

  const waiting = allFaults.filter(({ id }) => only === undefined || only.includes(id))
  await Promise.all(
    [1, 2].map(async () => {
      for (let fault = waiting.shift(); fault; fault = waiting.shift()) {
        const { id, criterion, what, source } = fault
        // A fault that can no longer be planted fails the run, after the others have run.
        const caughtBy = await judge(fault).catch((error: unknown) => {
          console.error(`${id} was not judged: ${String(error)}`)
          return new Set<string>()
        })
        results.push({ id, criterion, what, source, caughtBy: [...caughtBy] })
        console.log(
          `${String(results.length).padStart(4)}  ${caughtBy.size > 0 ? 'found   ' : 'SURVIVED'}  ${id}  ${[...caughtBy].slice(0, 4).join(' ')}`,
        )
      }
    }),
  )
} finally {
  await browser.close()
  await sites.stop()
}

const order = new Map(allFaults.map(({ id }, place) => [id, place]))
const result: MutantsResult = {
  ...tree,
  date: new Date().toISOString(),
  seconds: Math.round((Date.now() - startedAt) / 1000),
  faults: results.toSorted((a, b) => (order.get(a.id) ?? 0) - (order.get(b.id) ?? 0)),
}
const caught = result.faults.filter(({ caughtBy }) => caughtBy.length > 0).length
console.log(`${caught} of ${result.faults.length} found in ${result.seconds} s`)
for (const { id, what, caughtBy } of result.faults) if (caughtBy.length === 0) console.log(`  survived: ${id}, ${what}`)
const folder = join(root, 'audit-report')
mkdirSync(folder, { recursive: true })
writeFileSync(join(folder, 'mutants.json'), JSON.stringify(result))
if (process.argv.includes('--keep')) publish({ mutants: result })
if (caught < least * result.faults.length) process.exitCode = 1
