import { expect, test } from 'vitest'
import type { ContentReader } from '#gateway/content/reader.ts'
import { recordingLog } from '#tests/helpers/recording-log.ts'
import { easyReadBySlug } from './easy-read.ts'
import { publicationByPath } from './publication.ts'
import { storyBySlug } from './story.ts'

/** A reader that gives every query the same result, and a record of the queries. */
function readerOf(result: object | null) {
  const asked: unknown[] = []
  const reader: ContentReader = {
    logger: recordingLog(),
    read(_, params) {
      asked.push(params)
      return Promise.resolve(JSON.parse(JSON.stringify(result)))
    },
  }
  return { reader, asked }
}

const picture = { asset: 'image-abc-10x10-svg', alt: null, isDecorative: true, caption: null }

test('a publication is queried by the kind and slug of its path', async () => {
  const { reader, asked } = readerOf({
    _id: 'publication-ramps',
    slug: 'ramps',
    kind: 'factSheet',
    title: 'Ramps',
  })
  expect(await publicationByPath(reader, '/resources/fact-sheet/ramps')).toMatchObject({
    path: '/resources/fact-sheet/ramps',
    title: 'Ramps',
    summary: '',
    blocks: [],
  })
  expect(asked).toEqual([{ kind: 'factSheet', slug: 'ramps' }])
})

test.each(['/resources/ramps', '/resources/fact-sheet', 'ramps', '', `/resources/fact-sheet/${'a'.repeat(200)}`])(
  'for the path %s no publication is queried',
  async (path) => {
    const { reader, asked } = readerOf({})
    expect(await publicationByPath(reader, path)).toBeNull()
    expect(asked).toEqual([])
  },
)

test('a story with only a title is a story', async () => {
  expect(await storyBySlug(readerOf({ _id: 's', slug: 'joyce', title: 'Tea' }).reader, 'joyce')).toMatchObject({
    name: '',
    picture: null,
    body: { nodes: [] },
  })
})

test('an Easy Read line without words is left out; one without a picture remains, and so does a version without its full page', async () => {
  const lines = [
    { picture, sentences: ['We come to your home.'] },
    { picture: null, sentences: ['You can say no.', '', null] },
    { picture, sentences: [] },
    null,
  ]
  const { reader } = readerOf({ _id: 'e', slug: 'ndis', title: 'NDIS', page: null, lines })
  expect(await easyReadBySlug(reader, 'ndis')).toMatchObject({
    fullPage: null,
    lines: [
      { picture: { alt: '' }, sentences: ['We come to your home.'] },
      { picture: null, sentences: ['You can say no.'] },
    ],
  })
})

test('an Easy Read word without a meaning is left out', async () => {
  const words = [
    { word: 'plan', meaning: ['It says what help you can buy.', '', null] },
    { word: 'plan', meaning: [] },
    { word: '', meaning: ['A meaning.'] },
    null,
  ]
  const { reader } = readerOf({ _id: 'e', slug: 'ndis', title: 'NDIS', words })
  expect((await easyReadBySlug(reader, 'ndis'))?.words).toMatchObject([
    { word: 'plan', meaning: ['It says what help you can buy.'] },
  ])
})

test('an Easy Read line has its heading, its phone number, which may be the provider’s, and its link', async () => {
  const page = { _id: 'p', path: '/contact-us/feedback', title: 'Feedback' }
  const lines = [
    { heading: 'Who can help', sentences: ['Call them.'], phone: { value: '131 450', href: 'tel:131450' } },
    {
      sentences: ['Call us.'],
      phone: { supportPhone: '1800 160 401' },
      link: { label: 'Our form', to: { _type: 'page', ...page } },
    },
    { sentences: ['Nobody to call.'], phone: null },
  ]
  const { reader } = readerOf({ _id: 'e', slug: 'ndis', title: 'NDIS', page: null, lines })
  expect((await easyReadBySlug(reader, 'ndis'))?.lines).toMatchObject([
    { heading: 'Who can help', links: [{ label: '131 450', href: 'tel:131450' }] },
    {
      heading: null,
      links: [
        { label: '1800 160 401', href: 'tel:1800160401' },
        { label: 'Our form', href: '/contact-us/feedback' },
      ],
    },
    { links: [] },
  ])
})

test.each([null, {}, { _id: 'x' }])('%o is not a document', async (found) => {
  const { reader } = readerOf(found)
  expect(await storyBySlug(reader, 'a')).toBeNull()
  expect(await easyReadBySlug(reader, 'a')).toBeNull()
  expect(await publicationByPath(reader, '/about/annual-reports/a')).toBeNull()
})
