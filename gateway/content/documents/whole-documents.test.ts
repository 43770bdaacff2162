import { expect, test } from 'vitest'
import { readerAt } from '#tests/helpers/reader-at.ts'
import { easyReadBySlug } from './easy-read.ts'
import { jobBySlug } from './job.ts'
import { pageByPath } from './page.ts'
import { postBySlug } from './post.ts'
import { publicationByPath } from './publication.ts'
import { siteSettings } from '#gateway/content/queries/site-settings.ts'
import { storyBySlug } from './story.ts'

/** Documents in which every field has a value: what a page shows must not get lost on the way. */
const dataset: object[] = []
const { reader } = readerAt('2026-11-20T04:00:00Z', dataset)

const documentOf = (_type: string, more: object) => {
  dataset.push({ _id: `${_type}-a`, _type, slug: { current: 'a' }, title: 'Title', summary: 'Summary', ...more })
}
const picture = { asset: { _ref: 'image-abc-640x480-svg' }, alt: 'A ramp', caption: 'In Townsville' }
const image = { url: '/images/abc-640x480.svg?w=500&auto=format', width: 640, height: 480, alt: 'A ramp' }
const text = (words: string) => [
  { _type: 'block', _key: 'b', style: 'normal', markDefs: [], children: [{ _type: 'span', _key: 's', text: words }] },
]
const paragraph = (words: string) => ({ nodes: [{ spans: [{ text: words }] }] })
const body = text('The text.')

test('a page has everything that it shows', async () => {
  documentOf('page', {
    path: '/resources/ndis',
    lead: 'Lead',
    description: 'Description',
    lastReviewed: '2026-11-01',
    picture,
    otherHelp: text('Other help.'),
    blocks: [{ _type: 'richTextBlock', _key: 'r', text: body }],
  })
  documentOf('easyReadWord', { word: 'idea', meaning: ['A thought.'] })
  documentOf('easyRead', {
    page: { _ref: 'page-a' },
    lines: [{ heading: 'Heading', picture, sentences: ['One idea.'] }],
    words: [{ _ref: 'easyReadWord-a' }],
  })
  expect(await pageByPath(reader, '/resources/ndis')).toMatchObject({
    id: 'page-a',
    title: 'Title',
    lead: 'Lead',
    description: 'Description',
    picture: { ...image, caption: 'In Townsville' },
    lastReviewed: '2026-11-01',
    easyReadPath: '/easy-read/a',
    otherHelp: paragraph('Other help.'),
    blocks: [{ body: paragraph('The text.') }],
  })
  expect(await easyReadBySlug(reader, 'a')).toMatchObject({
    title: 'Title',
    fullPage: { path: '/resources/ndis', title: 'Title', lead: 'Lead' },
    lines: [{ heading: 'Heading', picture: image, sentences: ['One idea.'] }],
    words: [{ word: 'idea', meaning: ['A thought.'] }],
  })
})

test('[S48] a post has everything that its page shows', async () => {
  documentOf('author', { name: 'Mira', role: 'Occupational therapist' })
  documentOf('post', {
    publishedAt: '2026-11-01T00:00:00Z',
    topics: ['Ramps', 'Gardens'],
    author: { _ref: 'author-a' },
    picture,
    body,
  })
  expect(await postBySlug(reader, 'a')).toMatchObject({
    title: 'Title',
    summary: 'Summary',
    publishedAt: '2026-11-01T00:00:00Z',
    topics: ['Ramps', 'Gardens'],
    author: { name: 'Mira', role: 'Occupational therapist' },
    picture: image,
    body: paragraph('The text.'),
  })
})

test('a job, a publication and a story have everything that their pages show', async () => {
  documentOf('job', {
    place: 'Brisbane',
    hours: '30 hours a week',
    publishedAt: '2026-11-01T00:00:00Z',
    closesOn: '2026-12-01',
    body,
  })
  documentOf('publication', {
    kind: 'factSheet',
    publishedOn: '2026-07-01',
    blocks: [{ _type: 'richTextBlock', _key: 'r', text: body }],
  })
  documentOf('story', { name: 'Noor', picture, body })
  const common = { title: 'Title', summary: 'Summary' }
  expect(await jobBySlug(reader, 'a')).toMatchObject({
    ...common,
    place: 'Brisbane',
    hours: '30 hours a week',
    publishedAt: '2026-11-01T00:00:00Z',
    closesOn: '2026-12-01',
    isOpen: true,
    body: paragraph('The text.'),
  })
  expect(await publicationByPath(reader, '/resources/fact-sheet/a')).toMatchObject({
    ...common,
    publishedOn: '2026-07-01',
    blocks: [{ body: paragraph('The text.') }],
  })
  expect(await storyBySlug(reader, 'a')).toMatchObject({
    ...common,
    name: 'Noor',
    picture: image,
    body: paragraph('The text.'),
  })
})

const link = (label: string) => ({ label, href: `https://${label.toLowerCase()}.example/` })

test('[S4] the settings have everything that every page shows', async () => {
  const shown = {
    providerName: 'Wattle Mobility',
    tagline: 'Tagline',
    description: 'Description',
    contactEmail: 'hello@wattle.example',
    safetyNote: 'In danger? Call 000.',
    openingHours: { days: 'Every day', opens: '07:00', closes: '19:00', closedNote: 'Never.' },
    socialLinks: [link('Social')],
    policyLinks: [link('Privacy'), link('Refund')],
    subscribeLink: link('Subscribe'),
    acknowledgement: 'We acknowledge Elders.',
    helpLinks: [link('Relay')],
    sampleNote: 'This provider is fictional.',
  }
  const office = { name: 'Milton', street: '1 Kerb St', suburb: 'Milton', state: 'QLD', postcode: '4064' }
  const arrival = { phone: '(07) 5550 1234', access: 'Step-free from the car park.' }
  documentOf('siteSettings', {
    ...shown,
    _id: 'siteSettings',
    supportPhone: '1800 160 401',
    badge: picture,
    offices: [{ ...office, ...arrival }],
  })
  expect(await siteSettings(reader)).toMatchObject({
    ...shown,
    supportPhone: { display: '1800 160 401', href: 'tel:1800160401' },
    badge: image,
    offices: [{ ...office, access: arrival.access, phone: { display: '(07) 5550 1234', href: 'tel:0755501234' } }],
  })
})
