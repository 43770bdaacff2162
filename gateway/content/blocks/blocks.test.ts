import { readdirSync, readFileSync } from 'node:fs'
import { buildSchema, type GraphQLType, isListType, isNonNullType, isObjectType } from 'graphql'
import { expect, test } from 'vitest'
import { page } from '#gateway/content/documents/page.ts'
import { createAnchors } from '#schema/anchors.ts'
import { createExplainer, glossaryOf } from '#gateway/content/map/explain.ts'
import { pascalCase } from '#schema/text.ts'
import { blocks } from '#schema/content/blocks.ts'
import { datasetReader } from '#tests/helpers/dataset-reader.ts'
import { recordingLog } from '#tests/helpers/recording-log.ts'
import { readBlocks } from './read-blocks.ts'

const sdl = new URL('../../../schema/graphql/', import.meta.url)
const schema = buildSchema(
  readdirSync(sdl)
    .map((name) => readFileSync(new URL(name, sdl), 'utf8'))
    .join('\n'),
)

/**
 * The places where a value is null although the SDL declares it non-null. GraphQL would return null for the whole page.
 */
function brokenPromises(value: unknown, type?: GraphQLType, place = ''): string[] {
  if (isNonNullType(type))
    return value === null || value === undefined ? [place] : brokenPromises(value, type.ofType, place)
  if (value === null || value === undefined) return []
  if (isListType(type) && Array.isArray(value))
    return value.flatMap((item, index) => brokenPromises(item, type.ofType, `${place}[${index}]`))
  if (typeof value !== 'object' || !('__typename' in value)) return []
  const named = schema.getType(String(value.__typename))
  if (!isObjectType(named)) return [`${place}: ${String(value.__typename)}`]
  const fields = new Map(Object.entries(value))
  return Object.values(named.getFields()).flatMap((field) =>
    brokenPromises(fields.get(field.name), field.type, `${place}.${field.name}`),
  )
}

type Content = Readonly<Record<string, unknown>>

/** The blocks of the embedded pages, as the page query returns them. */
async function embeddedBlocks(): Promise<Content[]> {
  const reader = await datasetReader()
  const results: unknown[] = []
  await page.searchable({
    ...reader,
    read: async (query, params) => {
      const result = await reader.read(query, params)
      results.push(result)
      return result
    },
  })
  // Copies are plain JSON, as from the content service.
  const pages: { blocks: Content[] | null }[] = JSON.parse(JSON.stringify(results.flat()))
  return pages.flatMap(({ blocks: of }) => of ?? [])
}

/** The names of all fields with a value, at any depth. */
const fieldsOf = (value: unknown): string[] =>
  typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([name, part]) => (part === null ? [] : [name, ...fieldsOf(part)]))
    : []

/** How many different fields it has; of the same number, the shorter one is better. */
const richness = (content: Content) => new Set(fieldsOf(content)).size - JSON.stringify(content).length / 1e6

/** The block of each type with the most fields. */
const full = new Map<string, Content>()
for (const content of await embeddedBlocks()) {
  const before = full.get(String(content['_type']))
  if (!before || richness(content) > richness(before)) full.set(String(content['_type']), content)
}

/** A block as it may arrive, whatever the types declare: JSON is untyped. */
const map = (type: string, content: object, logger = recordingLog()) => {
  const json = JSON.stringify({ ...content, _type: type, _key: 'k' })
  return readBlocks({ logger }, 'page-test', [JSON.parse(json)], createAnchors())[0]?.block ?? null
}

/** Yields the content repeatedly, each time without one of its values at any depth. */
function* withHoles(value: unknown): Generator<object> {
  if (typeof value !== 'object' || value === null) return
  for (const [key, part] of Object.entries(value)) {
    const put = (replacement: unknown) =>
      Array.isArray(value) ? value.with(Number(key), replacement) : { ...value, [key]: replacement }
    yield put(null)
    for (const hole of withHoles(part)) yield put(hole)
  }
}

test('the embedded pages have every block of the content model', () => {
  expect([...full.keys()].sort()).toEqual(blocks.map(({ name }) => name).sort())
})

/** Blocks for editors that visitors get as another one. */
const shownAs: ReadonlyMap<string, string> = new Map([
  ['glossaryBlock', 'RichTextBlock'],
  ['hireListBlock', 'TableBlock'],
  ['languageListBlock', 'RichTextBlock'],
])

test.each([...full])('%s: with any value missing, nothing throws and no SDL type is violated', (type, content) => {
  const all = [content, {}, ...withHoles(content)]
  expect(all.length).toBeGreaterThan(3)
  expect(map(type, content)).not.toBeNull()
  expect(all.map((holed) => brokenPromises(map(type, holed)))).toEqual(all.map(() => []))
})

const explainer = createExplainer(
  glossaryOf([{ term: 'Zzz', abbreviation: 'ZZZ', meaning: 'A test.', forms: [] }]),
  'Home',
)

test.each([...full])(
  '%s has its GraphQL type, also when it is explained, and no empty text for search',
  (type, content) => {
    const [read] = readBlocks(
      { logger: recordingLog() },
      'page-test',
      [JSON.parse(JSON.stringify(content))],
      createAnchors(),
    )
    if (!read) throw new Error(`${type} is left out`)
    const expected = { __typename: shownAs.get(type) ?? pascalCase(type), key: content['_key'] }
    const explained = read.explained(explainer).block
    expect(read.block).toMatchObject(expected)
    expect(explained).toMatchObject(expected)
    expect(JSON.stringify(explained)).not.toMatch(/\[\]/)
    expect(brokenPromises(explained)).toEqual([])
    const { headings, body, parts = [] } = read.text()
    for (const line of [...headings, ...body, ...parts.map(({ title }) => title)]) expect(line).toMatch(/\S/)
  },
)

test.each(['imageBlock', 'quoteBlock', 'tableBlock', 'stepsBlock', 'callToActionBlock'])(
  '%s without its essential field is left out',
  (type) => {
    expect(map(type, {})).toBeNull()
  },
)

test('a block of an unknown type is left out and logged', () => {
  const logger = recordingLog()
  expect(map('holoBlock', {}, logger)).toBeNull()
  expect(map('constructor', {}, logger)).toBeNull()
  expect(logger.lines.map(({ facts }) => facts['type'])).toEqual(['holoBlock', 'constructor'])
})

const text = ['Words', 'Why'].map((words, index) => ({
  _type: 'block',
  _key: words,
  style: index === 0 ? 'normal' : 'h2',
  children: [{ _type: 'span', _key: 's', text: words, marks: [] }],
  markDefs: [],
}))

test('a row of a table has as many cells as there are columns', () => {
  const mapped = map('tableBlock', {
    caption: 'Costs',
    columns: ['What', 'How much'],
    rows: [{ cells: [{ text }] }, { cells: [{ text }, { text }, { text }] }, { cells: null }],
  })
  expect(mapped).toMatchObject({ rows: [{ cells: [{}, {}] }, { cells: [{}, {}] }, { cells: [{}, {}] }] })
})

test('headings, questions and headings in their answers have unique ids', () => {
  const mapped = map('questionsBlock', { heading: 'Q', questions: [{ _id: 'q', question: 'Why?', answer: text }] })
  expect(mapped).toMatchObject({ questions: [{ anchor: 'why', answer: { nodes: [{}, { anchor: 'why-2' }] } }] })
})

test('the path of a publication depends on its kind; one of an unknown kind has no path', () => {
  const report = { _id: 'p', slug: '2025-26', kind: 'annualReport', title: '2025–26' }
  expect(map('publicationListBlock', { heading: 'x', publications: [report] })).toMatchObject({
    publications: [{ path: '/about/annual-reports/2025-26' }],
  })
  expect(
    map('publicationListBlock', { heading: 'x', publications: [{ _id: 'p', slug: 'a', title: 'A', kind: 'poster' }] }),
  ).toMatchObject({ publications: [] })
})

test('a video without captions is not shown; its transcript is', () => {
  const film = { _id: 'v', title: 'A jar', file: { asset: 'file-film-mp4', size: 1 }, transcript: text }
  expect(map('videoListBlock', { heading: 'x', videos: [film] })).toMatchObject({
    videos: [{ film: null, seconds: 0, transcript: { nodes: [{}, {}] } }],
  })
})
