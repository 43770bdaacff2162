import { cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest'
import { emptyCacheMetadata } from '#schema/cache-metadata.ts'
import { isFormId } from '#schema/forms/forms.ts'
import { listedRows, siteMap } from '#schema/site-map.ts'
import type {
  EasyReadQuery,
  FormPageQuery,
  FormTokenQuery,
  JobQuery,
  PageQuery,
  PostListQuery,
  PostQuery,
  PublicationQuery,
  ShellQuery,
  StoryQuery,
  SubmitEnquiryMutation,
  SubmitReferralMutation,
  TakeFormStepMutation,
} from '#web/graphql/generated.ts'
import { recordingLog } from '#tests/helpers/recording-log.ts'
import { operation, persistedOperations } from '#tests/helpers/operations.ts'
import { type Answer, found, stubContent } from '#tests/helpers/stub-content.ts'
import { type ContentConfig, readConfig } from './config.ts'
import type { Fetch } from './content/bounded-fetch.ts'
import { createContentClient } from './content/client.ts'
import type { StaleFallback } from './content/stale-fallback.ts'
import { createContentSource } from './content/source.ts'
import type { GatewayRequest } from './context.ts'
import { createGateway } from './gateway.ts'
import { sanityFetch } from './sanity-fetch.ts'
import { StoreUnavailableError, type Submissions } from './submissions/submissions.ts'

const noCopies: StaleFallback = {
  read: () => Promise.resolve(undefined),
  write: () => Promise.resolve(),
  forget: () => Promise.resolve(),
}
const submissions: Submissions = {
  issueToken: (form) => `token for ${form}`,
  submit: () => Promise.resolve({ kind: 'accepted', reference: 'K-1', receivedAt: new Date(0), answers: {} }),
  takeStep: () => Promise.reject(new Error('No step is taken here')),
  undelivered: () => Promise.resolve({ waiting: 0, parked: 0, oldestAge: undefined }),
  withheld: () => ({ doubtful: 0, undelivered: 0, unknownMail: 0 }),
  mailCounts: { sent: 0, deferred: 0, parked: 0 },
  stop: () => Promise.resolve(),
}

/** The results of the site's own operations, by operation name. */
interface Answers {
  EasyRead: EasyReadQuery
  FormPage: FormPageQuery
  FormToken: FormTokenQuery
  Job: JobQuery
  Page: PageQuery
  Post: PostQuery
  PostList: PostListQuery
  Publication: PublicationQuery
  Shell: ShellQuery
  Story: StoryQuery
  SubmitEnquiry: SubmitEnquiryMutation
  SubmitReferral: SubmitReferralMutation
  TakeFormStep: TakeFormStepMutation
}

const newRequest = (): GatewayRequest => ({ requestId: 'test', ...emptyCacheMetadata() })

/** The gateway over content, called in-process like the site does. */
async function gatewayOf(
  content: ContentConfig,
  fetchContent: Fetch,
  more: Partial<Submissions> = {},
  secondsToWait?: number,
) {
  const client = createContentClient(content, { fetch: fetchContent })
  const calls = vi.spyOn(client, 'fetch')
  const log = recordingLog()
  const source = createContentSource({ client, staleFallback: noCopies, logger: log })
  const gateway = await createGateway({
    config: { isDevelopment: false },
    source,
    submissions: { ...submissions, ...more },
    rateLimit: { secondsToWait: () => Promise.resolve(secondsToWait), mayAcknowledge: () => Promise.resolve(true) },
    persistedOperations,
    logger: log,
  })
  return {
    calls,
    log,
    ask: async <Name extends keyof Answers>(
      name: Name,
      variables: Record<string, unknown> = {},
      request = newRequest(),
    ) => {
      const result = await gateway.execute({ query: operation(name), variables }, request)
      // The response as sent.
      const answer: {
        data: Answers[Name] | null
        errors?: { message: string; path?: string[]; extensions: Record<string, unknown> }[]
      } = JSON.parse(JSON.stringify(result))
      return { ...answer, cacheMetadata: request }
    },
    askText: async (query: string, variables: Record<string, unknown>): Promise<unknown> => {
      const { data } = await gateway.execute({ query, variables }, newRequest())
      return JSON.parse(JSON.stringify(data))
    },
    stop: async () => {
      await gateway.stop()
      source.stop()
    },
  }
}

const dataDir = await mkdtemp(join(tmpdir(), 'gateway-'))
const config = readConfig({ DATA_DIR: dataDir, LOG_LEVEL: 'silent', CONTENT_SENTINELS: 'true' })
const stopping = new AbortController()
/** The fetch of the local Sanity over a folder. */
const sanityOf = (of: typeof config) => sanityFetch(of, { warn: () => {}, signal: stopping.signal })
const datasetDir = config.content.kind === 'local' ? config.content.datasetDir : ''

/** A copy of the embedded dataset with some documents changed, served until the end of the test. */
async function gatewayOver(documents: Record<string, object>) {
  const folder = join(dataDir, `dataset-${Math.random()}`)
  await cp(datasetDir, folder, { recursive: true })
  for (const [file, changes] of Object.entries(documents)) {
    const before: object = await readFile(join(folder, file), 'utf8').then(JSON.parse, () => ({}))
    await writeFile(join(folder, file), JSON.stringify({ ...before, ...changes }))
  }
  const own = readConfig({ DATA_DIR: dataDir, CONTENT_DATASET_DIR: folder })
  const gateway = await gatewayOf(own.content, await sanityOf(own))
  onTestFinished(() => gateway.stop())
  return gateway
}

/** The gateway over a stub that gives every query the same response. */
async function gatewayOverStub(answer: Answer, more: Partial<Submissions> = {}) {
  const gateway = await gatewayOf((await stubContent(() => answer)).config, fetch, more)
  onTestFinished(() => gateway.stop())
  return gateway
}

let embeddedContent: Fetch
let embedded: Awaited<ReturnType<typeof gatewayOf>>
const documentIds = new Set<string>()

beforeAll(async () => {
  embeddedContent = await sanityOf(config)
  embedded = await gatewayOf(config.content, embeddedContent)
  for (const file of await readdir(datasetDir, { recursive: true })) {
    if (!file.endsWith('.json')) continue
    const document: { _id: string } = JSON.parse(await readFile(join(datasetDir, file), 'utf8'))
    documentIds.add(document._id)
  }
})
afterAll(async () => {
  await embedded.stop()
  stopping.abort()
  await rm(dataDir, { recursive: true, force: true })
})

/** Every `id` in a result. */
const idsIn = (value: unknown): unknown[] =>
  typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([key, part]) => (key === 'id' ? [part] : idsIn(part)))
    : []

const staticPaths = listedRows.map(({ path }) => path)

test.each(staticPaths)(
  '[S46] %s has a page with its title and lead, and every id is the id of a document',
  async (path) => {
    const { data, errors } = await embedded.ask('Page', { path })
    expect(errors).toBeUndefined()
    expect(data?.page).toMatchObject({ title: expect.stringMatching(/\S/), lead: expect.stringMatching(/\S/) })
    const ids = idsIn(data)
    expect(ids.length).toBeGreaterThan(0)
    expect(ids.filter((id) => typeof id !== 'string' || !documentIds.has(id))).toEqual([])
  },
)

test.each([
  ['assistive technology', '/services/assistive-technology-assessment'],
  ['home modifications', '/services/home-modifications'],
  ['home maintenance', '/services/chsp/home-maintenance'],
  ['communication aids', '/services/augmentative-alternative-communication'],
  ['the government home-support programme', '/services/support-at-home-program'],
  ['the NDIS', '/resources/ndis'],
  ['aged-care navigation', '/resources/my-aged-care'],
])('[S7] %s has its own page', async (_, path) => {
  const { data } = await embedded.ask('Page', { path })
  const blocks = data?.page?.blocks ?? []
  expect(blocks.map(({ __typename }) => __typename)).toContain('RichTextBlock')
  expect(JSON.stringify(blocks).length).toBeGreaterThan(1_500)
})

/** Typical injection attempts in URLs. */
const injections = [
  '"',
  "'",
  '`',
  '\\',
  '$slug',
  '"] | {"secret": *[0]} //',
  '" || true || "',
  "' || true || '",
  '*[_type == "post"][0].slug.current',
  '") || count(*) > 0 || ("',
  '\\") || true || (\\"',
  '${1+1}',
  '{{7*7}}',
  '%22%20||%20true',
  '../../../etc/passwd',
  '\u0000',
  'try-it-first\u0000',
  '\n// comment',
  '\ud800',
  '\u202egnp.exe',
  'ｔｒｙ－ｉｔ－ｆｉｒｓｔ',
  '🦘'.repeat(50),
  'x'.repeat(10_240),
  '"'.repeat(10_240),
  '__proto__',
  'constructor',
  '_id in path("drafts.**")',
  '*',
  'try*',
  'try',
  'TRY-IT-FIRST',
]

test.each(injections)('[S45] %j as a slug or a path finds nothing and is not an error', async (text) => {
  expect(await embedded.ask('Post', { slug: text })).toMatchObject({ data: { post: null } })
  expect(await embedded.ask('Page', { path: text })).toMatchObject({ data: { page: null } })
  expect(await embedded.ask('Page', { path: `/services/${text}` })).toMatchObject({ data: { page: null } })
})

test('[S45] the slug is sent as a parameter and is never part of the query', async () => {
  await embedded.ask('Post', { slug: 'a "quoted" slug' })
  const [query, params] = embedded.calls.mock.lastCall ?? []
  expect(query).not.toContain('quoted')
  expect(params).toMatchObject({ slug: 'a "quoted" slug' })
})

test('[S48] posts are listed newest first, nine per page', async () => {
  const total = (await readdir(join(datasetDir, 'post'))).length
  const pageCount = Math.ceil(total / 9)
  const numbers = Array.from({ length: pageCount }, (_, n) => n + 1)
  const pages = await Promise.all(numbers.map(async (page) => (await embedded.ask('PostList', { page })).data?.posts))
  expect(pages).toMatchObject(numbers.map((page) => ({ page, pageCount, total })))
  expect(pages.slice(0, -1).every((page) => page?.posts.length === 9)).toBe(true)
  const posts = pages.flatMap((page) => page?.posts ?? [])
  expect(new Set(posts.map(({ id }) => id)).size).toBe(total)
  const dates = posts.map(({ publishedAt }) => Date.parse(publishedAt))
  expect(dates).toEqual(dates.toSorted((a, b) => b - a))
  expect((await embedded.ask('PostList', { page: pageCount + 1 })).data?.posts).toBeNull()
})

test('[S48] posts with different time zones are sorted by instant', async () => {
  const gateway = await gatewayOver({
    'post/post-try-it-first.json': { publishedAt: '2026-11-21T00:30:00+10:00' },
    'post/post-what-an-ot-visit-is-like.json': { publishedAt: '2026-11-20T15:00:00Z' },
    'page/page-about.json': { blocks: [{ _type: 'latestPostsBlock', _key: 'news', heading: 'News' }] },
  })
  const { data } = await gateway.ask('PostList', { page: 1 })
  const inOrder = ['what-an-ot-visit-is-like', 'try-it-first']
  expect(data?.posts?.posts.slice(0, 2).map(({ slug }) => slug)).toEqual(inOrder)
  const [news] = (await gateway.ask('Page', { path: '/about' })).data?.page?.blocks ?? []
  expect(news).toMatchObject({ posts: [...inOrder.map((slug) => ({ slug })), expect.anything()] })
})

test('[S48] a post by its slug', async () => {
  const { data } = await embedded.ask('Post', { slug: 'try-it-first' })
  expect(data?.post).toMatchObject({
    title: expect.stringMatching(/\S/),
    author: { name: expect.stringMatching(/\S/) },
    body: { nodes: expect.arrayContaining([expect.objectContaining({ __typename: 'Paragraph' })]) },
  })
})

test('[S11] an unknown slug returns null', async () => {
  expect((await embedded.ask('Post', { slug: 'no-such-post' })).data).toEqual({ post: null })
})

test.each([0, -1, 1_000, 1_001, 2_147_483_647, -2_147_483_648])('page %i of the list does not exist', async (page) => {
  const { data, errors } = await embedded.ask('PostList', { page })
  expect(errors).toBeUndefined()
  expect(data).toEqual({ posts: null })
})

test.each([1.5, 2 ** 31, '1', null])('%j is not a page number', async (page) => {
  const { errors } = await embedded.ask('PostList', { page })
  expect(errors).toMatchObject([{ extensions: { code: 'BAD_USER_INPUT' } }])
})

/** The operations of each template, as its loader requests them. */
const operationsOf = (path: string): readonly [keyof Answers, Record<string, unknown>] => {
  const row = siteMap.find((candidate) => candidate.path === path)
  if (row?.template === 'post-list') return ['PostList', { page: 1 }]
  if (row && isFormId(row.template)) return ['FormPage', { path, form: 'general-enquiry' }]
  return ['Page', { path }]
}

test.each([
  ...staticPaths.map((path) => [path, ...operationsOf(path)] as const),
  ['a post', 'Post', { slug: 'try-it-first' }],
  ['a job', 'Job', { slug: 'support-team-member' }],
  ['a publication', 'Publication', { path: '/about/annual-reports/2025-26' }],
  ['a story', 'Story', { slug: 'eleven-steps' }],
  ['an Easy Read version', 'EasyRead', { slug: 'ndis' }],
] as const)(
  '%s and its shell need two queries to the content service, whatever they contain',
  async (_, ...requested) => {
    const fresh = await gatewayOf(config.content, embeddedContent)
    onTestFinished(() => fresh.stop())
    const [answer] = await Promise.all([fresh.ask(...requested), fresh.ask('Shell')])
    expect(answer.errors).toBeUndefined()
    expect(Object.values(answer.data ?? {})).not.toContain(null)
    expect(fresh.calls).toHaveBeenCalledTimes(2)
  },
)

test('a form token needs no content', async () => {
  const fresh = await gatewayOf(config.content, embeddedContent)
  onTestFinished(() => fresh.stop())
  await fresh.ask('FormToken', { form: 'general-enquiry' })
  expect(fresh.calls).not.toHaveBeenCalled()
})

/** A whole minute, as in queries. */
const inHours = (hours: number) => new Date((Math.ceil(Date.now() / 60_000) + 60 * hours) * 60_000)

test('a request collects the earliest expiry and the privacy of all its operations', async () => {
  const expiresAt = inHours(2).toISOString()
  const { ask } = await gatewayOver({ 'page/page-about.json': { expiresAt } })
  const request = newRequest()
  await ask('Page', { path: '/about' }, request)
  expect(request).toMatchObject({ validUntil: Date.parse(expiresAt), isPrivate: false })
  await ask('FormToken', { form: 'general-enquiry' }, request)
  await ask('Shell', {}, request)
  expect(request).toMatchObject({ validUntil: Date.parse(expiresAt), isPrivate: true })
})

test('concurrent requests each report the privacy of their own response', async () => {
  const requested = [embedded.ask('Page', { path: '/about' }), embedded.ask('FormToken', { form: 'general-enquiry' })]
  const [page, session] = await Promise.all(requested)
  expect([page, session].map((answer) => answer?.cacheMetadata.isPrivate)).toEqual([false, true])
})

test('[S4] two settings documents give two providers without a code change', async () => {
  const other = {
    providerName: 'Wattle Mobility',
    supportPhone: '(07) 5550 1234',
    contactEmail: 'hello@wattle.example',
    openingHours: { days: 'Every day', opens: '07:00', closes: '19:00', closedNote: 'Never.' },
    socialLinks: [{ _type: 'link', _key: 'a', label: 'Wattle elsewhere', href: 'https://social.example/wattle' }],
  }
  const wattle = await gatewayOver({ 'site-settings/siteSettings.json': other })
  const [ours, theirs] = await Promise.all([embedded.ask('Shell'), wattle.ask('Shell')])
  expect(theirs.data?.siteSettings).toMatchObject({
    providerName: 'Wattle Mobility',
    supportPhone: { display: '(07) 5550 1234', href: 'tel:0755501234' },
    contactEmail: 'hello@wattle.example',
    openingHours: { days: 'Every day', opens: '07:00' },
    socialLinks: [{ label: 'Wattle elsewhere', href: 'https://social.example/wattle' }],
  })
  expect(JSON.stringify(ours)).not.toContain('Wattle')
  expect(ours.data?.siteSettings.providerName).not.toBe('Wattle Mobility')
})

test('scheduled and expired content is not shown, and responses report when that changes', async () => {
  const comesAt = inHours(1).toISOString()
  const expiresAt = inHours(2).toISOString()
  // An hour ago in Brisbane's time zone: compared as text, it is later than now.
  const cameAt = inHours(9).toISOString().replace('Z', '+10:00')
  const gateway = await gatewayOver({
    'post/post-try-it-first.json': { publishedAt: comesAt },
    'post/post-what-an-ot-visit-is-like.json': { publishedAt: cameAt },
    'page/page-about.json': { expiresAt },
    'page/page-careers.json': { expiresAt: '2020-01-01T00:00:00.000Z' },
  })
  const post = await gateway.ask('Post', { slug: 'try-it-first' })
  const list = await gateway.ask('PostList', { page: 1 })
  const about = await gateway.ask('Page', { path: '/about' })
  const careers = await gateway.ask('Page', { path: '/careers' })
  expect((await gateway.ask('Post', { slug: 'what-an-ot-visit-is-like' })).data?.post?.id).toMatch(/\S/)
  expect([post.data, careers.data]).toEqual([{ post: null }, { page: null }])
  expect(list.data?.posts?.total).toBe((await readdir(join(datasetDir, 'post'))).length - 1)
  expect(about.data?.page?.title).toMatch(/\S/)
  expect([post, list, about].map(({ cacheMetadata }) => cacheMetadata.validUntil)).toEqual([
    Date.parse(comesAt),
    Date.parse(comesAt),
    Date.parse(expiresAt),
  ])
})

test('a form sent from a draft preview is never stored', async () => {
  const submit = vi.fn<Submissions['submit']>(() => submissions.submit('general-enquiry', {}))
  const gateway = await gatewayOverStub(found(null), { submit })
  const input = { name: 'Zoë', token: 'x' }
  const { data, errors } = await gateway.ask(
    'SubmitEnquiry',
    { input },
    {
      ...newRequest(),
      preview: { documentId: 'page-about' },
    },
  )
  expect([data, errors?.[0]?.extensions['code']]).toEqual([null, 'PREVIEW_SENDS_NOTHING'])
  expect(submit).not.toHaveBeenCalled()
  await gateway.ask('SubmitEnquiry', { input })
  expect(submit).toHaveBeenCalledOnce()
})

test('[S94] a form sent by a page of another origin is never stored', async () => {
  const submit = vi.fn<Submissions['submit']>(() => submissions.submit('general-enquiry', {}))
  const gateway = await gatewayOverStub(found(null), { submit })
  const { data, errors } = await gateway.ask(
    'SubmitEnquiry',
    { input: { name: 'Zoë', token: 'x' } },
    { ...newRequest(), isCrossOrigin: true },
  )
  expect([data, errors?.[0]?.extensions['code']]).toEqual([null, 'CROSS_ORIGIN_POST'])
  expect(submit).not.toHaveBeenCalled()
})

test('unexpected content does not break the page: invalid parts are left out, the rest is shown', async () => {
  const title = 'A very long title. '.repeat(211).slice(0, 4000)
  const dangling = { _type: 'reference', _ref: 'nobody-has-this-id' }
  const rtl = [{ _type: 'block', _key: 'r', children: [{ _type: 'span', _key: 's', text: 'مرحبا بكم' }] }]
  // The result of the content service: dangling references are null, and lists may be empty or contain null.
  const page = {
    _id: 'page-about',
    path: '/about',
    title,
    lead: null,
    description: null,
    lastReviewed: null,
    expiresAt: null,
    glossary: null,
    guide: null,
    picture: { asset: null, alt: 'Gone', isDecorative: null, caption: null },
    easyRead: null,
    otherHelp: null,
    choicePictures: null,
    blocks: [
      { _type: 'holoBlock', _key: 'a', heading: 'Of a newer version' },
      { _type: 'imageBlock', _key: 'b', picture: null },
      { _type: 'relatedPagesBlock', _key: 'c', heading: 'Related', pages: [null, dangling] },
      { _type: 'peopleBlock', _key: 'd', heading: 'People', people: [] },
      { _type: 'videoListBlock', _key: 'e', heading: 'Videos', videos: [null, { _id: 'v', title: 'No film' }] },
      { _type: 'publicationListBlock', _key: 'f', heading: 'Reports', publications: null },
      {
        _type: 'storyListBlock',
        _key: 'g',
        heading: 'Stories',
        stories: [{ _id: 's', slug: 's', title: 'No picture' }],
      },
      { _type: 'jobListBlock', _key: 'h', heading: 'Jobs', emptyText: null, jobs: [{ _id: 'j', title: 'No slug' }] },
      { _type: 'richTextBlock', _key: 'i', richText: rtl },
      null,
    ],
  }
  const { ask } = await gatewayOverStub(found(page))
  const { data, errors } = await ask('Page', { path: '/about' })
  expect(errors).toBeUndefined()
  expect(data?.page).toMatchObject({ title, lead: '', picture: null, easyReadPath: null })
  expect(data?.page?.blocks).toMatchObject([
    { __typename: 'RelatedPagesBlock', pages: [] },
    { __typename: 'PeopleBlock', people: [] },
    { __typename: 'VideoListBlock', videos: [{ title: 'No film', film: null, transcript: { nodes: [] } }] },
    { __typename: 'PublicationListBlock', publications: [] },
    { __typename: 'StoryListBlock', stories: [{ title: 'No picture', name: '', picture: null }] },
    { __typename: 'JobListBlock', emptyText: '', jobs: [] },
    { __typename: 'RichTextBlock', body: { nodes: [{ spans: [{ text: 'مرحبا بكم' }] }] } },
  ])
})

test('a page and its Easy Read version link to each other', async () => {
  const { data } = await embedded.ask('Page', { path: '/resources/ndis' })
  expect(data?.page?.easyReadPath).toBe('/easy-read/ndis')
  const version = await embedded.ask('EasyRead', { slug: 'ndis' })
  expect(version.data?.easyRead?.fullPage?.path).toBe('/resources/ndis')
})

test('people who are shown have given consent, and the consent itself is not published', async () => {
  const { data } = await embedded.ask('Story', { slug: 'eleven-steps' })
  expect(data?.story?.body.nodes.length).toBeGreaterThan(0)
  expect(Object.keys(data?.story ?? {})).not.toContain('consent')
})

const secret = { error: { type: 'secretError', description: 'secret text of the content service' } }

test.each([
  [400, 'CONTENT_REJECTED'],
  [401, 'CONTENT_REJECTED'],
  [403, 'CONTENT_REJECTED'],
  [404, 'CONTENT_REJECTED'],
  [408, 'CONTENT_TIMED_OUT'],
  [409, 'CONTENT_REJECTED'],
  [429, 'CONTENT_RATE_LIMITED'],
  [499, 'CONTENT_REJECTED'],
])('[S85] %i from the content service is the typed error %s without its text', async (status, code) => {
  const { ask, log } = await gatewayOverStub({ status, body: secret })
  const answer = await ask('Page', { path: '/about' })
  expect(answer.data).toEqual({ page: null })
  expect(answer.errors).toEqual([
    {
      message: 'The content is not available at the moment.',
      path: ['page'],
      extensions: { code },
    },
  ])
  expect(log.lines).toMatchObject([
    { level: 'error', facts: { error: { message: expect.stringContaining('secret text') } } },
  ])
})

test.each([500, 501, 504, 599])(
  '[S86] %i from the content service is a typed error without its text',
  async (status) => {
    const { ask, log } = await gatewayOverStub({ status, body: secret })
    const answer = await ask('Page', { path: '/about' })
    expect(answer.errors).toEqual([
      {
        message: 'The content is not available at the moment.',
        path: ['page'],
        extensions: { code: 'CONTENT_UNAVAILABLE' },
      },
    ])
    expect(log.lines).toMatchObject([
      { level: 'error', facts: { error: { message: expect.stringContaining('secret text') } } },
    ])
  },
)

test('[S87] a message of six items is logged and not sent to visitors', async () => {
  const items = Array.from({ length: 6 }, (_, n) => ({ error: { description: `secret item ${n + 1}` } }))
  const error = { type: 'mutationError', description: 'It failed', items }
  const { ask, log } = await gatewayOverStub({ status: 400, body: { error } })
  expect(JSON.stringify(await ask('Shell'))).not.toContain('secret')
  expect(log.lines).toMatchObject([
    { facts: { error: { message: expect.stringMatching(/secret item 5\n\.\.\.and 1 more$/) } } },
  ])
})

test.each([
  ['sentinel-500', 'CONTENT_UNAVAILABLE'],
  ['sentinel-garbage', 'CONTENT_UNAVAILABLE'],
])('[S86] the local Sanity can simulate failures: %s', async (slug, code) => {
  const { data, errors } = await embedded.ask('Post', { slug })
  expect(data).toEqual({ post: null })
  expect(errors).toMatchObject([{ extensions: { code } }])
})

test('settings without a required part are an error, not half a page', async () => {
  const { ask, log } = await gatewayOverStub(
    found({ settings: { _id: 'siteSettings' }, services: [], pages: [], menu: null }),
  )
  expect(await ask('Shell')).toMatchObject({ data: null, errors: [{ extensions: { code: 'CONTENT_UNAVAILABLE' } }] })
  expect(log.lines).toMatchObject([{ facts: { error: { message: expect.stringContaining('siteSettings') } } }])
})

const enquiry = { input: { token: 't', name: 'Quill' } }

test.each([
  [
    { kind: 'accepted', reference: 'K-7', receivedAt: new Date('2026-11-20T02:00:00Z'), answers: { name: 'Quill' } },
    {
      __typename: 'SubmissionAccepted',
      reference: 'K-7',
      receivedAt: '2026-11-20T02:00:00.000Z',
      answers: { name: 'Quill' },
    },
  ],
  [
    { kind: 'expired', token: 'new' },
    { __typename: 'SubmissionExpired', token: 'new' },
  ],
  [
    { kind: 'invalid', errors: [{ field: 'name', code: 'missing', message: 'Enter your name.' }] },
    {
      __typename: 'SubmissionInvalid',
      errors: [{ field: 'name', message: 'Enter your name.' }],
    },
  ],
] as const)('the result of an enquiry is returned: %o', async (outcome, expected) => {
  const submit = vi.fn<Submissions['submit']>(() => Promise.resolve(outcome))
  const { ask } = await gatewayOverStub(found(null), { submit })
  expect((await ask('SubmitEnquiry', enquiry)).data?.result).toMatchObject(expected)
  expect(submit).toHaveBeenCalledWith('general-enquiry', enquiry.input, expect.any(Function))
})

test.each([
  ['seven', 7],
  ['a list', ['x']],
  ['an answer that is an object', { name: { first: 'Quill' } }],
])('[S94] answers to a step that are %s are refused without repeating them', async (_, answers) => {
  const takeStep = vi.fn<Submissions['takeStep']>()
  const { ask } = await gatewayOverStub(found(null), { takeStep })
  const { errors } = await ask('TakeFormStep', { input: { form: 'referral', move: 'NEXT', answers } })
  expect(errors).toMatchObject([{ extensions: { code: 'BAD_USER_INPUT' } }])
  expect(JSON.stringify(errors)).not.toContain('Quill')
  expect(takeStep).not.toHaveBeenCalled()
})

test('for an internal failure only a code and a sentence are returned', async () => {
  const failure = new TypeError('secret is not a function')
  const { ask, log } = await gatewayOverStub(found(null), { submit: () => Promise.reject(failure) })
  const { errors } = await ask('SubmitEnquiry', enquiry)
  expect(errors).toEqual([
    { message: 'Internal server error', path: ['result'], extensions: { code: 'INTERNAL_SERVER_ERROR' } },
  ])
  expect(log.lines).toMatchObject([{ level: 'error', facts: { error: failure } }])
})

test('a store that is away is a result, with the step to show; the submissions have logged it', async () => {
  const shown = { step: 'check', answers: {}, sealed: 'again', errors: [], advice: [], isSealBroken: false }
  const { ask, log } = await gatewayOverStub(found(null), {
    submit: () => Promise.reject(new StoreUnavailableError('disk full: secret')),
    takeStep: () => Promise.resolve(shown),
  })
  expect(await ask('SubmitEnquiry', enquiry)).toMatchObject({
    data: { result: { __typename: 'SubmissionUnavailable', step: null } },
  })
  expect(await ask('SubmitReferral', { input: { token: 'token', sealed: 'seal' } })).toMatchObject({
    data: { result: { __typename: 'SubmissionUnavailable', step: { sealed: 'again' } } },
  })
  expect(log.lines).toEqual([])
})

test.each([
  ['submitEnquiry', 'SubmitEnquiryInput', enquiry],
  ['takeFormStep', 'FormStepInput', { input: { form: 'referral', move: 'NEXT', answers: {} } }],
])(
  '[S94] [S96] %s from a network over its limit is not validated; the response has the phone number and the time to retry',
  async (name, type, variables) => {
    const submit = vi.fn<Submissions['submit']>()
    const takeStep = vi.fn<Submissions['takeStep']>()
    const { askText, stop } = await gatewayOf(config.content, embeddedContent, { submit, takeStep }, 301)
    onTestFinished(stop)
    const mutation = `mutation ($input: ${type}!) {
      ${name}(input: $input) { ... on SubmissionLimited { retryAfter message } }
    }`
    expect(await askText(mutation, variables)).toEqual({
      [name]: { retryAfter: 301, message: expect.stringMatching(/ in ten minutes\. Or call us on [\d ()]+\.$/) },
    })
    expect(submit).not.toHaveBeenCalled()
    expect(takeStep).not.toHaveBeenCalled()
  },
)

test('[S48] a post whose slug has capitals is listed and found under its address in lower case', async () => {
  const file = 'post/post-a-place-at-the-table.json'
  const gateway = await gatewayOver({ [file]: { slug: { _type: 'slug', current: 'My-Great-Post' } } })
  const { post } = (await gateway.ask('Post', { slug: 'my-great-post' })).data ?? {}
  expect(post).toMatchObject({ id: 'post-a-place-at-the-table' })
  const listed = await gateway.askText('{ addresses { path } feed(kind: NEWS) { path } }', {})
  expect(JSON.stringify(listed)).toContain('"/blogs/my-great-post"')
  expect(JSON.stringify(listed)).not.toContain('My-Great-Post')
})

test('[S48] a document whose slug no address can have is in no list', async () => {
  const file = 'post/post-a-place-at-the-table.json'
  const gateway = await gatewayOver({ [file]: { slug: { _type: 'slug', current: 'x.data' } } })
  const listed = await gateway.askText(
    '{ addresses { path } feed(kind: NEWS) { path } search(query: "a place at the table", page: 1) { results { address } } }',
    {},
  )
  expect(JSON.stringify(listed)).toContain('/blogs/')
  expect(JSON.stringify(listed)).not.toContain('x.data')
})
