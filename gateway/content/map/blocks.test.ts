import { readdirSync, readFileSync } from 'node:fs'
import { buildSchema, type GraphQLType, isListType, isNonNullType, isObjectType } from 'graphql'
import { expect, test } from 'vitest'
import { blocks } from '#schema/content/blocks.ts'
import { createAnchors } from './anchors.ts'
import { block } from './blocks.ts'

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

const text = [
  {
    _type: 'block',
    _key: 't',
    style: 'normal',
    children: [{ _type: 'span', _key: 's', text: 'Words', marks: [] }],
    markDefs: [],
  },
  {
    _type: 'block',
    _key: 'h',
    style: 'h2',
    children: [{ _type: 'span', _key: 's', text: 'Why', marks: [] }],
    markDefs: [],
  },
]
const picture = { asset: 'image-abc-10x10-png', alt: 'A ramp', isDecorative: null, caption: null }
const pdf = { asset: 'file-abc-pdf', size: 120_000 }
const link = { label: 'Read on', href: null, hash: null, to: { _type: 'page', path: '/about', slug: null } }

/** Each block with all optional fields. */
const full: Record<string, object> = {
  callToActionBlock: { heading: 'Talk with us', text: 'Words', links: [link] },
  cardGridBlock: { heading: 'Ways', intro: 'Words', cards: [{ link, text: 'Words', picture }] },
  contactPanelBlock: { heading: 'Contact', text: 'Words' },
  glossaryBlock: {
    heading: 'Glossary',
    intro: 'What words mean.',
    glossary: [
      { term: 'Hoist', abbreviation: null, meaning: 'A machine with a sling.', forms: null },
      { term: 'Assistive technology', abbreviation: 'AT', meaning: 'Any thing that helps you.', forms: ['AT'] },
    ],
  },
  heroBlock: { picture, ways: [{ link, text: 'Words' }] },
  imageBlock: { picture },
  inShortBlock: { points: ['One', 'Two'] },
  jobListBlock: {
    heading: 'Jobs',
    emptyText: 'None',
    jobs: [
      {
        _id: 'j',
        slug: 'driver',
        title: 'Driver',
        summary: 'Words',
        place: 'Brisbane',
        hours: 'Full time',
        closesOn: '2026-12-01',
      },
    ],
    nextJobAt: null,
  },
  latestPostsBlock: {
    heading: 'News',
    posts: [
      {
        _id: 'p',
        slug: 'a',
        title: 'A',
        summary: 'Words',
        publishedAt: '2026-01-01T00:00:00Z',
        topics: ['x'],
        picture,
      },
    ],
    nextPostAt: null,
  },
  peopleBlock: { heading: 'People', people: [{ _id: 'p', name: 'Ada', role: 'OT', about: 'Words', picture }] },
  publicationListBlock: {
    heading: 'Reports',
    publications: [
      {
        _id: 'p',
        slug: '2025-26',
        kind: 'annualReport',
        title: '2025–26',
        summary: 'Words',
        publishedOn: '2026-10-01',
        pageCount: 12,
        file: pdf,
      },
    ],
  },
  questionsBlock: { heading: 'Questions', questions: [{ _id: 'q', question: 'Why?', answer: text }] },
  quoteBlock: { quote: 'Words', speaker: 'Ada' },
  relatedPagesBlock: { heading: 'More', pages: [{ _id: 'p', path: '/about', title: 'About', lead: 'Words' }] },
  richTextBlock: { richText: text },
  serviceIndexBlock: {
    heading: 'From A to Z',
    intro: 'By any word.',
    index: [{ name: 'Home modifications', otherWords: ['Bathroom changes'], path: '/services/home-modifications' }],
  },
  serviceListBlock: {
    heading: 'Services',
    intro: 'Words',
    services: [{ _id: 's', name: 'A', summary: 'Words', path: '/services/a', picture }],
  },
  stepsBlock: { heading: 'Steps', steps: [{ title: 'First', text }] },
  storyListBlock: {
    heading: 'Stories',
    stories: [{ _id: 's', slug: 'joyce', name: 'Joyce', title: 'Tea', summary: 'Words', picture }],
  },
  tableBlock: { caption: 'Costs', columns: ['What', 'How much'], rows: [{ cells: [{ text }, { text }] }] },
  videoListBlock: {
    heading: 'Videos',
    videos: [
      {
        _id: 'v',
        title: 'A jar',
        summary: 'Words',
        seconds: 80,
        hasIntegratedDescription: true,
        file: { asset: 'file-film-mp4', size: 2_400_000 },
        captions: { asset: 'file-words-vtt', size: 900 },
        poster: picture,
        transcript: text,
      },
    ],
  },
}

/** A block as it may arrive, whatever the types declare: JSON is untyped. */
const map = (type: string, content: unknown, onUnknown: (type: string) => void = () => {}) => {
  const json = JSON.stringify({ _type: type, _key: 'k', ...(typeof content === 'object' && content) })
  return block(JSON.parse(json), { key: 'k', anchors: createAnchors() }, onUnknown)
}

/** Yields the content repeatedly, each time without one of its values at any depth. */
function* withHoles(value: unknown): Generator {
  if (typeof value !== 'object' || value === null) return
  for (const [key, part] of Object.entries(value)) {
    const put = (replacement: unknown) =>
      Array.isArray(value) ? value.with(Number(key), replacement) : { ...value, [key]: replacement }
    yield put(null)
    for (const hole of withHoles(part)) yield put(hole)
  }
}

test('every block of the content model is mapped', () => {
  expect(Object.keys(full).sort()).toEqual(blocks.map(({ name }) => name).sort())
})

test.each(Object.entries(full))('%s has its GraphQL type, with nothing missing', (type, content) => {
  const mapped = map(type, content)
  const isList = type === 'glossaryBlock' || type === 'serviceIndexBlock'
  const name = isList ? 'RichTextBlock' : type[0]?.toUpperCase() + type.slice(1)
  expect(mapped).toMatchObject({ __typename: name, key: 'k' })
  expect(JSON.stringify(mapped)).not.toMatch(/\[\]/)
})

test.each(Object.entries(full))(
  '%s: with any value missing, nothing throws and no SDL type is violated',
  (type, content) => {
    const all = [content, {}, ...withHoles(content)]
    expect(all.length).toBeGreaterThan(3)
    expect(all.map((holed) => brokenPromises(map(type, holed)))).toEqual(all.map(() => []))
  },
)

test.each(['imageBlock', 'quoteBlock', 'tableBlock', 'stepsBlock', 'callToActionBlock'])(
  '%s without its essential field is left out',
  (type) => {
    expect(map(type, {})).toBeNull()
  },
)

test('a block of an unknown type is left out and logged', () => {
  const reported: string[] = []
  expect(map('holoBlock', {}, (type) => reported.push(type))).toBeNull()
  expect(map('constructor', {}, (type) => reported.push(type))).toBeNull()
  expect(reported).toEqual(['holoBlock', 'constructor'])
})

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
  const [report] = [full['publicationListBlock']].map((content) => map('publicationListBlock', content))
  expect(report).toMatchObject({
    publications: [
      {
        path: '/about/annual-reports/2025-26',
        file: { url: '/files/abc.pdf', typeAndSize: 'PDF, 120 kB' },
        pageCount: 12,
      },
    ],
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
