/**
 * `npm run audit`: every route and state in every rendition, by every layer; the result and the report go to `audit-report/`.
 *
 * --route=/about      one address
 * --state='a toast'   one state; may be given more than once
 * --rendition=wide    one rendition; may be given with the others
 * --sample            one page of each template and every named state, wide and narrow
 * --changed           pages that changed since the main branch
 * --update-transcripts  writes the transcripts of the simulated screen reader, for review
 * --fresh             does not resume an interrupted run
 * --mend              resumes the last run although the website has changed: repeats the cells with findings, and each --state
 * --keep              stores this as the result of the released version, which the site serves; only of a clean work tree, and only if
 *                     all cells are of one version of the product
 */
import { createHash } from 'node:crypto'
import { appendFileSync, existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { cpus } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { chromium } from 'playwright'
import type { AuditResult } from './audit/report/audit-result.ts'
import { siteMap } from '#schema/site-map.ts'
import { isDecided } from './audit/adjudications.ts'
import { runSelfTest } from './audit/self-test.ts'
import { collect } from './audit/collect.ts'
import { renditions } from './audit/renditions.ts'
import { publish } from './audit/report/write-report.ts'
import { type Cell, type CellResult, cellsOf, examine, visitsOf } from './audit/examine.ts'
import { startSites } from './audit/sites.ts'
import { auditStates } from './audit/audit-states.ts'
import { countSteps, hearTasks, readPages } from './audit/tasks.ts'
import { git, readTree, refuseUnclean } from './audit/tree.ts'
import { chromiumArguments, ensureChromium } from './helpers/chromium.ts'

const root = fileURLToPath(new URL('..', import.meta.url))
const flag = (name: string) => process.argv.includes(`--${name}`)
const option = (name: string) =>
  process.argv.find((argument) => argument.startsWith(`--${name}=`))?.slice(name.length + 3)

/** One page of each template, and the named states. */
const sampled = new Set<string>([
  ...new Map(siteMap.filter(({ path }) => !path.includes(':')).map((row) => [row.template, row.path])).values(),
  ...auditStates.filter(({ isPlain }) => !isPlain).map(({ name }) => name),
])

/** A changed template selects its routes; a changed document its page; anything else the sample. */
function touched(): ReadonlySet<string> {
  const since = ['origin/main', 'main']
    .map((branch) => git('merge-base', branch, 'HEAD'))
    .find((commit) => commit !== '')
  if (since === undefined) {
    console.error(
      'There is no branch origin/main or main here to compare with. Name what to examine by --route or --state.',
    )
    process.exit(2)
  }
  const files = git('diff', '--name-only', since)
    .split('\n')
    .concat(
      git('status', '--porcelain')
        .split('\n')
        .map((line) => line.slice(3)),
    )
  const names = new Set<string>()
  for (const file of files.filter((path) => /^(web|schema|gateway)\//.test(path) && !/\.test\.|README/.test(path))) {
    const template = /^web\/templates\/([a-z-]+)\.(tsx|graphql|module\.css)$/.exec(file)?.[1]
    const isDocument = file.includes('/dataset/page/') && existsSync(join(root, file))
    if (template) for (const row of siteMap) if (row.template === template) names.add(row.path)
    if (isDocument) names.add(String(JSON.parse(readFileSync(join(root, file), 'utf8')).path))
    if (!template && !isDocument) for (const name of sampled) names.add(name)
  }
  return names
}

const named = process.argv.filter((argument) => argument.startsWith('--state=')).map((argument) => argument.slice(8))

const wanted = (() => {
  const route = option('route')
  const rendition = option('rendition')
  const changed = flag('changed') ? touched() : undefined
  const chosen = auditStates.filter(
    ({ name, path }) =>
      (flag('mend') || route === undefined || path.split('?')[0] === route) &&
      (flag('mend') || named.length === 0 || named.includes(name)) &&
      (!flag('sample') || sampled.has(name)) &&
      (!changed || changed.has(name)),
  )
  const ways = renditions.filter(
    ({ name }) =>
      (rendition === undefined || name === rendition) && (!flag('sample') || name === 'wide' || name === 'narrow'),
  )
  return cellsOf(chosen, ways)
})()
const isWhole = wanted.length === cellsOf(auditStates, renditions).length

if (wanted.length === 0) {
  console.error('Nothing to examine: no route or state has that name.')
  process.exit(flag('changed') ? 0 : 2)
}

const folder = join(root, 'audit-report')
const progress = join(folder, 'progress.jsonl')

/** A hash of the build and of the audit itself: a run is resumed only when neither has changed. */
const fingerprint = (() => {
  const hash = createHash('sha256')
  for (const file of globSync(
    ['build/server/**', 'build/client/assets/**', 'tests/audit/**/*.ts', 'schema/dataset/**/*.json'],
    { cwd: root, withFileTypes: true },
  ))
    if (file.isFile()) hash.update(file.name).update(readFileSync(join(file.parentPath, file.name)))
  return hash.digest('hex')
})()

const tree = readTree()
/** Empty when cells of another version of the website are mended. */
let { product } = tree

const keyOf = ({ state, rendition }: Cell) => `${state.name} · ${rendition.name}`

const done = new Map<string, CellResult>()
mkdirSync(folder, { recursive: true })
if (existsSync(progress) && !flag('fresh')) {
  const [first = '{}', ...lines] = readFileSync(progress, 'utf8').trim().split('\n')
  const head: { readonly fingerprint?: string; readonly product?: string } = JSON.parse(first)
  if (head.fingerprint === fingerprint || flag('mend')) {
    if (head.product !== product) product = ''
    for (const line of lines) {
      const cellResult: CellResult = JSON.parse(line)
      const { state, rendition } = cellResult.cell
      const isMended =
        flag('mend') &&
        (named.includes(state) ||
          [...cellResult.faults, ...cellResult.open].some((finding) => !isDecided(finding, cellResult)))
      if (!isMended) done.set(`${state} · ${rendition}`, cellResult)
    }
  }
}
refuseUnclean({ ...tree, product })
writeFileSync(
  progress,
  [{ fingerprint, product }, ...done.values()].map((line) => `${JSON.stringify(line)}\n`).join(''),
)
/** The duration of an interrupted run, for cells examined at the same concurrency. */
const workers = Math.max(2, cpus().length)
const msBefore = [...done.values()].reduce((sum, { cell }) => sum + cell.ms, 0) / workers

const startedAt = Date.now()
const browser = await chromium.launch({ executablePath: ensureChromium(), args: [...chromiumArguments] })
const sites = startSites()
let result: AuditResult
try {
  const canary = await runSelfTest(browser)
  const mute = canary.filter(({ isFound }) => !isFound)
  if (mute.length > 0) {
    console.error(
      `This run would prove nothing. Found nothing on a page that has the fault: ${mute.map(({ what }) => what).join(', ')}`,
    )
    process.exitCode = 2
  }
  console.log(`Canary: ${canary.length - mute.length} of ${canary.length} engines and checks find their fault`)

  const seen = new Set<string>()
  const isNew = (kind: string) => !seen.has(kind) && Boolean(seen.add(kind))
  const waiting = wanted.filter((cell) => !done.has(keyOf(cell)))
  if (waiting.length < wanted.length)
    console.log(`Going on: ${wanted.length - waiting.length} of ${wanted.length} are done`)
  let count = wanted.length - waiting.length
  const note = (line: CellResult) => {
    const { state, rendition, ms } = line.cell
    const key = `${state} · ${rendition}`
    done.set(key, line)
    appendFileSync(progress, `${JSON.stringify(line)}\n`)
    count += 1
    const found = line.faults.length === 0 ? '' : `  ${line.faults.length} found`
    const place = `${String(count).padStart(4)} of ${wanted.length}`
    console.log(`${place}  ${(ms / 1000).toFixed(1).padStart(5)} s  ${key}${found}`)
  }
  const visits = visitsOf(waiting)
  await Promise.all(
    Array.from({ length: workers }, async () => {
      for (let pageVisit = visits.shift(); pageVisit; pageVisit = visits.shift()) {
        const { state, renditions: left } = pageVisit
        try {
          for await (const line of examine(pageVisit, { browser, urlOf: sites.urlOf, isNew })) note(line)
        } catch (error) {
          // The user has closed the browser: the remaining cells are not examined, and that is not a finding.
          if (!browser.isConnected()) throw error
          const message = `It could not be examined: ${error instanceof Error ? error.message.slice(0, 300) : String(error)}`
          for (const rendition of left.filter((one) => !done.has(keyOf({ state, rendition: one }))))
            note({
              cell: { state: state.name, path: state.path, rendition: rendition.name, ms: 0 },
              faults: [{ rule: 'check/examined', message, target: '', html: '' }],
              open: [],
              applied: [],
              rules: [],
              facts: {},
              isPlain: false,
            })
        }
      }
    }),
  )
  // The checks of the whole site: --route, --state and --changed exclude them.
  const isForAll = isWhole || flag('sample') || flag('update-transcripts')
  const url = await sites.urlOf({})
  result = await collect({
    spoken: isForAll ? await hearTasks(browser, url, flag('update-transcripts'), console.log) : [],
    switchCost: isForAll ? await countSteps(browser, url) : [],
    reading: isForAll ? await readPages(browser, url) : [],
    cells: wanted.flatMap((cell) => done.get(keyOf(cell)) ?? []),
    canary,
    isWhole,
    seconds: Math.round((Date.now() - startedAt + msBefore) / 1000),
    tree: { ...tree, product },
    browserVersion: browser.version(),
  })
} finally {
  await browser.close()
  await sites.stop()
}

writeFileSync(join(folder, 'result.json'), JSON.stringify(result))

for (const { rule, cell, message, target } of result.findings) {
  const { state = 'the site', rendition = '' } = result.cells[cell] ?? {}
  console.log(`${rule}  ${state} ${rendition}\n    ${message}\n    ${target}`)
}
console.log(
  `${result.cells.length} cells, ${result.findings.length} findings, ${result.undecided.length} undecided, ${result.adjudicated} decided, in ${result.seconds} s`,
)
if (result.findings.length + result.undecided.length > 0) process.exitCode ??= 1
// Cells with findings are repeated with --mend.
if (process.exitCode === undefined) rmSync(progress, { force: true })
if (flag('keep')) publish(result)
