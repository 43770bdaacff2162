import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { brotliCompressSync } from 'node:zlib'
import { expect, test } from '#tests/helpers/site-test.ts'
import { siteMap } from '#schema/site-map.ts'
import { templateFile } from '#web/lib/template-file.ts'
import { budgetOf } from './byte-budgets.ts'

const client = fileURLToPath(new URL('../../build/client', import.meta.url))

interface Chunk {
  readonly file: string
  readonly src?: string
  readonly imports?: readonly string[]
  readonly dynamicImports?: readonly string[]
  readonly css?: readonly string[]
}
const manifest: Record<string, Chunk> = JSON.parse(readFileSync(join(client, '.vite/manifest.json'), 'utf8'))

const templates = [...new Set(siteMap.map(({ template }) => template))]
const chunkOf = (source: string): Chunk => {
  const found = Object.values(manifest).find(({ src }) => src?.split('?')[0] === source)
  if (!found) throw new Error(`No chunk was built from ${source}`)
  return found
}

/** The chunk and everything that it imports statically. */
const reach = (chunk: Chunk, seen = new Set<Chunk>()): Set<Chunk> => {
  seen.add(chunk)
  for (const name of chunk.imports ?? []) {
    const next = manifest[name]
    if (next && !seen.has(next)) reach(next, seen)
  }
  return seen
}

const sizes = new Map<string, number>()
/** Compressed bytes. */
const size = (file: string): number => {
  const bytes = sizes.get(file) ?? brotliCompressSync(readFileSync(join(client, file))).byteLength
  sizes.set(file, bytes)
  return bytes
}

test('[S2] every template is its own chunk, and none loads another', () => {
  const chunks = new Map(templates.map((name) => [name, chunkOf(`web/${templateFile(name)}`)]))
  expect(new Set([...chunks.values()].map(({ file }) => file)).size).toBe(templates.length)
  for (const [name, chunk] of chunks) {
    const others = new Set([...chunks].filter(([other]) => other !== name).map(([, { file }]) => file))
    expect(
      [...reach(chunk)].map(({ file }) => file).filter((file) => others.has(file)),
      name,
    ).toEqual([])
    // A chunk without code of its own exports a template that is in a chunk of other pages.
    const code = readFileSync(join(client, chunk.file), 'utf8')
    expect(code, name).not.toMatch(/^(?:import[^;]*;)*export\{[^}]*\}(?:from"[^"]*")?;?\s*$/)
  }
})

test('[S89] no file for the browser contains the content client, the validation library, the store or a token', () => {
  const traces = [
    /api\.sanity\.io|sanityClient|apicdn/,
    /ZodError|\bzod\b/, // Not any letter case: the hash in a file's name can spell it.
    /kysely|nodemailer/i,
    /SANITY_TOKEN|FORM_SECRET/,
    /\bgroq/,
  ]
  const names = readdirSync(client, { recursive: true, encoding: 'utf8' })
  for (const name of names.filter((file) => /\.(?:js|css|json|html|map)$/.test(file))) {
    const code = readFileSync(join(client, name), 'utf8')
    for (const trace of traces) expect(trace.test(code), `${name} holds ${trace}`).toBe(false)
  }
})

test('the bundle has only the English strings of React Aria, and none of its style attributes', () => {
  const scripts = readdirSync(join(client, 'assets')).filter((file) => file.endsWith('.js'))
  const code = scripts.map((name) => readFileSync(join(client, 'assets', name), 'utf8')).join('')
  // The clear button of a SearchField, in English and in German.
  expect(code).toContain('Clear search')
  expect(code).not.toMatch(/Suche zur(?:ü|\\xfc)cksetzen/)
  // The style of VisuallyHidden. The live announcer has it once and sets it by script, which the policy allows.
  expect(code.match(/clipPath:.inset/g)).toHaveLength(1)
  expect(code).toContain('aria-control')
})

// React Router does not wait for the sheet of the next page, which would be shown unstyled and at the wrong scroll position.
test('[S12] all pages share one style sheet, so that a page change needs no other', () => {
  const sheets = Object.values(manifest).flatMap(({ file, css = [] }) => (file.endsWith('.css') ? [file] : css))
  // Those of two tools load with them (web/loading/load-code.ts), and no page needs them.
  const ofTools = /^assets\/(?:read-aloud|scroll-rail)-[\w-]+\.css$/
  expect(sheets.filter((file) => !ofTools.test(file))).toEqual([chunkOf('style.css').file])
  expect(sheets.filter((file) => ofTools.test(file))).toHaveLength(2)
})

test('the main font is one small file, and pages preload it', () => {
  const chunks = [...reach(chunkOf('web/root.tsx'))]
  const fonts = [
    ...readFileSync(join(client, chunkOf('style.css').file), 'utf8').matchAll(/\/(assets\/[^)]*basic[^)]*\.woff2)/g),
  ].map(([, file]) => file)
  expect(fonts).toHaveLength(1)
  const [font = ''] = fonts
  expect(readFileSync(join(client, font)).byteLength).toBeLessThan(15_000)
  const root = chunks.map(({ file }) => readFileSync(join(client, file), 'utf8')).join('')
  expect(root).toContain(font)
})

/** The files that a template loads besides its own to hydrate. */
const lateParts: Readonly<Record<string, readonly string[]>> = {
  'product-list': ['web/templates/product-list/results.tsx', 'web/templates/product-list/ProductFinder.tsx'],
  search: ['web/templates/search/results.tsx', 'web/templates/search/SearchBody.tsx'],
}

test('the code that a template needs until it is idle stays within its byte budget', () => {
  const shared = [chunkOf('web/entry.client.tsx'), chunkOf('web/root.tsx')]
  // The entry imports react-dom dynamically, in a separate task.
  const reactDom = Object.values(manifest).filter(({ src }) => src?.includes('react-dom/client'))
  expect(reactDom).toHaveLength(1)
  const over: string[] = []
  for (const template of new Set(siteMap.map((row) => row.template))) {
    const budget = budgetOf(template).scripts
    const files = new Set(
      [...shared, ...reactDom, ...[`web/${templateFile(template)}`, lateParts[template] ?? []].flat().map(chunkOf)]
        .flatMap((chunk) => [...reach(chunk)])
        .map(({ file }) => file),
    )
    const manifestFile = readdirSync(join(client, 'assets')).find((name) => name.startsWith('manifest-'))
    if (manifestFile) files.add(`assets/${manifestFile}`)
    const bytes = [...files].reduce((sum, file) => sum + size(file), 0)
    if (bytes > budget) over.push(`${template}: ${bytes} of ${budget} bytes`)
  }
  expect(over).toEqual([])
})
