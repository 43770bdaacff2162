/** The embedded dataset with very different content, for tests that every page renders any valid content. */
import { cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { contentModel } from '#schema/content/content-model.ts'
import { isRecord } from '#schema/is-record.ts'

type Fields = Record<string, unknown>
type Files = Map<string, Fields>

const embedded = fileURLToPath(new URL('../../schema/dataset', import.meta.url))

/** Returns a copy with every object changed, innermost first. */
const changed = (value: unknown, change: (fields: Fields) => Fields): unknown => {
  if (Array.isArray(value)) return value.map((item: unknown) => changed(item, change))
  if (!isRecord(value)) return value
  return change(Object.fromEntries(Object.entries(value).map(([name, field]) => [name, changed(field, change)])))
}

/** Readable text; values for programs (dates, addresses, kinds) stay. */
const words = new Set(
  'title lead summary description heading intro text quote label name role about question term meaning points sentences caption columns alt speaker tagline closedNote safetyNote emptyText topics acknowledgement sampleNote access reason hours'.split(
    ' ',
  ),
)

const unbroken = 'Unabhängigkeitsförderungsvermittlungsstellenverzeichnisse'.repeat(2)
const longer = (text: string, count: number): string =>
  [
    `${text} ${unbroken}`,
    `${text} ${'and so on and so forth, '.repeat(20)}`,
    `مرحبا بكم ${text} שלום`,
    `<b>${text}</b> & "quotes" 'single' {{braces}} ${String.fromCodePoint(0x1f3f3)}`,
    text.toUpperCase(),
  ][count % 5] ?? text

/** Longer text everywhere, in several scripts, sixty people, and many more items in all lists. */
function crowd(files: Files): void {
  let count = 0
  const lengthen = (text: unknown): unknown =>
    typeof text === 'string' && text !== '' && !/^\d{4}-/.test(text) ? longer(text, count++) : text
  for (const [file, document] of files)
    files.set(
      file,
      changed(document, (fields) =>
        fields['_type'] === 'slug'
          ? fields
          : Object.fromEntries(
              Object.entries(fields).map(([name, field]) => [
                name,
                !words.has(name) ? field : Array.isArray(field) ? field.map(lengthen) : lengthen(field),
              ]),
            ),
      ) as Fields,
    )

  for (const [type, copies] of Object.entries({ person: 7, post: 3, job: 8, story: 8, service: 3, publication: 5 }))
    for (const [file, document] of [...files].filter(([, { _type }]) => _type === type))
      for (let copy = 1; copy <= copies; copy++) {
        const id = `${String(document['_id'])}-${copy}`
        const slug = isRecord(document['slug']) && {
          slug: { _type: 'slug', current: `${String(document['slug']['current'])}-${copy}` },
        }
        files.set(join(dirname(file), `${id}.json`), { ...document, ...slug, _id: id })
      }
  const people = [...files.values()].filter(({ _type }) => _type === 'person').map(({ _id }) => _id)
  for (const [file, document] of files)
    files.set(
      file,
      changed(document, (fields) =>
        fields['_type'] === 'peopleBlock'
          ? { ...fields, people: people.map((_ref) => ({ _key: _ref, _type: 'reference', _ref })) }
          : fields,
      ) as Fields,
    )
}

const requiredOf = new Map(
  contentModel.map(({ name, fields = [] }) => [
    name,
    new Set(fields.filter(({ isRequired }) => isRequired).map((field) => field.name)),
  ]),
)

/** Minimal content: no optional field, no people, empty lists, dangling references, pages without a document. */
function strip(files: Files): void {
  const remaining = new Set(['siteSettings', 'page', 'author', 'fact'])
  const gone = new Set(['page-about-our-people', 'page-resources-faq', 'page-blogs', 'page-contact-us-general-enquiry'])
  for (const [file, { _type, _id }] of files)
    if (!remaining.has(String(_type)) || gone.has(String(_id))) files.delete(file)
  for (const [file, document] of files)
    files.set(
      file,
      changed(document, (fields) => {
        const required = requiredOf.get(String(fields['_type']))
        if (fields['_type'] === 'reference') return { ...fields, _weak: true }
        // A picture must have alternative text or be decorative, and a link must have a target: required, though the
        // fields are optional.
        if (!required || fields['_type'] === 'picture' || fields['_type'] === 'link') return fields
        return Object.fromEntries(
          Object.entries(fields).filter(
            ([name]) => name.startsWith('_') || required.has(name) || (fields['_type'] === 'page' && name === 'blocks'),
          ),
        )
      }) as Fields,
    )
}

const ways = { crowded: crowd, bare: strip }

export interface OtherDataset {
  readonly folder: string
  /** The slugs of the documents of a type. */
  readonly slugsOf: (type: string, kind?: string) => string[]
  readonly remove: () => Promise<void>
}

/** Writes the changed dataset to a folder. */
export async function otherDataset(way: keyof typeof ways): Promise<OtherDataset> {
  const folder = await mkdtemp(join(tmpdir(), `dataset-${way}-`))
  await cp(embedded, folder, { recursive: true })
  const files: Files = new Map()
  for (const file of await readdir(folder, { recursive: true }))
    if (file.endsWith('.json')) {
      files.set(file, JSON.parse(await readFile(join(folder, file), 'utf8')))
      await rm(join(folder, file))
    }
  ways[way](files)
  for (const [file, document] of files) await writeFile(join(folder, file), JSON.stringify(document))
  return {
    folder,
    slugsOf: (type, kind) =>
      [...files]
        .filter(([, document]) => document['_type'] === type && (kind === undefined || document['kind'] === kind))
        .map(([file, { slug }]) => (isRecord(slug) ? String(slug['current']) : basename(file, '.json'))),
    remove: () => rm(folder, { recursive: true, force: true }),
  }
}
