/**
 * `npm run code:size`: lines of product code by folder, what runs of it for a page, a step of a referral and a search, circles of
 * imports, and the longest files. Product code is what web, gateway and schema run, without tests, their helpers, examples, states
 * and generated files. `-- --files` lists the files of each walk.
 */
import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { traceWalks } from './code-walks.ts'

const isSource = (file: string) =>
  /^(?:web|gateway|schema)\/.*\.(?:tsx?|css|graphql)$/.test(file) &&
  !/\.test\.|(?:^|\/)examples?\.|\.states\.|\/fixtures\//.test(file)

/** Text by path, with generated files, which can be part of a circle. */
const sources = new Map(
  execFileSync('git', ['ls-files', 'web', 'gateway', 'schema'], { encoding: 'utf8' })
    .split('\n')
    .filter((file) => isSource(file) && existsSync(file))
    .map((file) => [file, readFileSync(file, 'utf8')] as const)
    .filter(([, text]) => !text.includes("from 'vitest'")),
)
const files = [...sources.keys()].filter((file) => !file.includes('generated'))
const lines = (file: string) => (sources.get(file) ?? readFileSync(file, 'utf8')).split('\n').length - 1
const sum = (some: readonly string[]) => some.reduce((total, file) => total + lines(file), 0)

const row = (count: number, text: string) => console.log(`${String(count).padStart(7)}  ${text}`)

console.log('Lines of product code')
for (const [folder, members = []] of Object.entries(
  Object.groupBy(files, (file) =>
    file
      .split('/')
      .slice(0, Math.min(2, file.split('/').length - 1))
      .join('/'),
  ),
).toSorted(([, one = []], [, other = []]) => sum(other) - sum(one)))
  row(sum(members), `${folder} (${members.length} files)`)
row(sum(files), `in ${files.length} files`)

console.log('\nLines that run for')
/** A walk passes through one page's blocks, whichever they are. */
const isBlock = (file: string) => /^(?:web|gateway\/content)\/blocks\/[\w-]+-block(?:\/|\.)/.test(file)
for (const [name, walk] of Object.entries(await traceWalks())) {
  const ran = [...walk].map(([file, { size }]) => ({ file, size })).toSorted((one, other) => other.size - one.size)
  const parts = Object.groupBy(ran, ({ file }) =>
    isBlock(file) ? 'single blocks' : sources.has(file) ? 'product' : /generated/.test(file) ? 'generated' : 'other',
  )
  for (const part of ['product', 'generated', 'single blocks'] as const) {
    const { [part]: members = [] } = parts
    row(
      members.reduce((total, { size }) => total + size, 0),
      `${name}${part === 'product' ? '' : `, ${part}`} (${members.length} files)`,
    )
    if (process.argv.includes('--files')) for (const { file, size } of members) row(size, `  ${file}`)
  }
}

const runtimeImport = /^(?:import|export)(?! type)[^'"]*?['"]([#.][^'"]+)['"]/gm
const anyImport = /^(?:import|export)[^'"]*?['"]([#.][^'"]+)['"]/gm

/** Groups of files that import each other, by Tarjan's algorithm. */
function circles(statement: RegExp): string[][] {
  const imports = (file: string) =>
    [...(sources.get(file) ?? '').matchAll(statement)].flatMap(([, path = '']) => {
      const target = path.startsWith('#') ? path.slice(1) : join(dirname(file), path)
      return sources.has(target) ? [target] : []
    })

  const order = new Map<string, number>()
  const low = new Map<string, number>()
  const stack: string[] = []
  const found: string[][] = []
  const follow = (file: string) => {
    order.set(file, order.size)
    low.set(file, order.size - 1)
    stack.push(file)
    for (const next of imports(file)) {
      if (!order.has(next)) follow(next)
      if (stack.includes(next)) low.set(file, Math.min(low.get(file) ?? 0, low.get(next) ?? 0))
    }
    if (low.get(file) !== order.get(file)) return
    const group = stack.splice(stack.indexOf(file))
    if (group.length > 1) found.push(group)
  }
  for (const file of sources.keys()) if (!order.has(file)) follow(file)
  return found
}

for (const [title, statement] of [
  ['Circles of imports at run time', runtimeImport],
  ['Circles of imports with types', anyImport],
] as const) {
  console.log(`\n${title}`)
  const groups = circles(statement)
  for (const group of groups) console.log(`  ${group.length} files: ${group.join(' → ')}`)
  if (groups.length === 0) console.log('  none')
}

console.log('\nFiles over 300 lines')
for (const file of files.toSorted((one, other) => lines(other) - lines(one)).filter((one) => lines(one) > 300))
  row(lines(file), file)
