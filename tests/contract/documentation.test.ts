import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { settings } from '#gateway/config.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))
const read = (file: string) => readFileSync(join(root, file), 'utf8')

const documents = globSync('{*.md,{gateway,web,schema,tests}/**/*.md}', { cwd: root })

/** Bytes. */
const maxSize = new Map([
  ['README.md', 8_000],
  ...['gateway', 'web', 'schema', 'tests'].map((part) => [`${part}/README.md`, 6_000] as const),
])

const withoutCodeBlocks = (text: string) => text.replaceAll(/^```[\s\S]*?^```$/gm, '')
const codeSpans = (text: string) => [...withoutCodeBlocks(text).matchAll(/`([^`\n]+)`/g)].map(([, code = '']) => code)

/** Folders that programs write, such as `build/`. */
const ignored = read('.gitignore')
  .split('\n')
  .filter((line) => /^[\w./-]+$/.test(line))
  .map((line) => line.replaceAll(/^\/|\/$/g, ''))
const isIgnored = (path: string) => ignored.some((name) => path === name || path.startsWith(`${name}/`))

const hasExtension = /\.(?:tsx?|md|json|graphql|css|yml|conf|sh|svg|txt|html|webp)$/
const topFolder = /^(?:gateway|web|schema|tests|build|data|test-results|audit-report)\//

/** Whether a code span names a file or folder of the repository, rather than an address, a command or a symbol. */
const isFileName = (code: string) =>
  /^\w[\w./+-]*$/.test(code) &&
  !isIgnored(code) &&
  (topFolder.test(code) || hasExtension.test(code) || code.endsWith('/'))

/** Files and folders that a document names, by code spans and by links. A `*` in a code span is a glob. */
const namesIn = (text: string) => [
  ...codeSpans(text).filter((code) => isFileName(code.replaceAll('*', 'x'))),
  ...[...withoutCodeBlocks(text).matchAll(/\]\(([^)#\s]+)[^)]*\)/g)]
    .map(([, target = '']) => target)
    .filter((target) => !/^\w+:/.test(target)),
]

test('each document stays within its size limit', () => {
  const sizes = [...maxSize].map(([file, max]) => ({ file, bytes: Buffer.byteLength(read(file)), max }))
  expect(sizes.filter(({ bytes, max }) => bytes > max)).toEqual([])
})

test.each(documents)('%s names only files and folders that exist', (document) => {
  const folder = dirname(join(root, document))
  const isThere = (name: string) =>
    [folder, root].some((base) =>
      name.includes('*') ? globSync(name, { cwd: base }).length > 0 : existsSync(join(base, name)),
    )
  expect(namesIn(read(document)).filter((name) => !isThere(name))).toEqual([])
})

test('every npm script that the documentation names exists', () => {
  const { scripts } = JSON.parse(read('package.json')) as { readonly scripts: Readonly<Record<string, string>> }
  const named = documents.flatMap((file) =>
    [...read(file).matchAll(/npm run ([a-z][a-z:-]*)/g)].map(([, name = '']) => name),
  )
  expect(named.length).toBeGreaterThan(10)
  expect(named.filter((name) => !(name in scripts))).toEqual([])
})

/** The rows of the settings table: name, and default where there is one. */
const documentedSettings = () =>
  [...read('gateway/runbook.md').matchAll(/^\| `([A-Z_]+)` +\| (?:`([^`]+)`)?/gm)].map(
    ([, name = '', standard]) => [name, standard] as const,
  )

test('the settings table lists every setting with its default, and no other', () => {
  const defaults = Object.entries(settings.shape).map(([name, setting]) => {
    const standard = setting.safeParse(undefined).data
    const text = standard === undefined ? undefined : String(standard)
    return [name, text?.startsWith(root) ? relative(root, text) : text] as const
  })
  expect(Object.fromEntries(documentedSettings())).toEqual(Object.fromEntries(defaults))
})

test('the program logs every line that the runbook explains', () => {
  const sources = globSync('{gateway,web}/**/*.{ts,tsx}', { cwd: root })
    .filter((file) => !file.includes('.test.'))
    .map(read)
    .join('\n')
  const [, rows = ''] = read('gateway/runbook.md').split('## Log lines')
  const lines = [...rows.matchAll(/^\|([^|]+)\|/gm)].flatMap(([, cell = '']) =>
    [...cell.matchAll(/'([^']+)'/g)].map(([, line = '']) => line),
  )
  expect(lines.length).toBeGreaterThan(20)
  // An ellipsis is a placeholder for a value.
  expect(lines.filter((line) => !line.split('…').every((part) => sources.includes(part.trim())))).toEqual([])
})

const decisionFiles = documents.filter((file) => file.endsWith('decisions.md'))
const decisionParts = ['Context:', 'Decision:', 'Measured:', 'Look again:']
/** Words of one entry. */
const maxWords = 120

test.each(decisionFiles)('each entry of %s is dated, complete and short', (file) => {
  const entries = read(file).split(/^## /m).slice(1)
  expect(entries.length).toBeGreaterThan(0)
  const faults = entries.flatMap((entry) => {
    const [title = ''] = entry.split('\n', 1)
    return [
      ...(/^\d{4}-\d{2}-\d{2}$/m.test(entry) ? [] : [`${title}: no date`]),
      ...decisionParts.filter((part) => !entry.includes(`\n${part} `)).map((part) => `${title}: no '${part}'`),
      ...(entry.trim().split(/\s+/).length > maxWords ? [`${title}: more than ${maxWords} words`] : []),
    ]
  })
  expect(faults).toEqual([])
})
