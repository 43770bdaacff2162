import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import type { ContentReader } from '#gateway/content/reader.ts'
import { defaultMenu, type MenuEntry } from '#schema/menu.ts'
import { siteMap } from '#schema/site-map.ts'
import { datasetReader } from '#tests/helpers/dataset-reader.ts'
import { recordingLog } from '#tests/helpers/recording-log.ts'
import { siteSettings } from './site-settings.ts'

const root = fileURLToPath(new URL('../../..', import.meta.url))
const document: Record<string, unknown> = JSON.parse(
  readFileSync(join(root, 'schema/dataset/site-settings/siteSettings.json'), 'utf8'),
)

/** A reader with these settings. */
const readerOf = (settings: object | null): ContentReader => ({
  logger: recordingLog(),
  read: () => Promise.resolve(JSON.parse(JSON.stringify({ settings }))),
})

const whole = {
  _id: 'siteSettings',
  providerName: 'Wattle Mobility',
  supportPhone: '1800 160 401',
  contactEmail: 'hello@wattle.example',
  openingHours: { days: 'Monday to Friday', opens: '08:30', closes: '16:30' },
  badge: { asset: 'image-abc-10x10-svg', alt: 'Registered provider' },
  subscribeLink: { label: 'Subscribe', href: 'https://news.example/', to: null, hash: null },
}

test('settings with only the required fields are enough; the rest is empty', async () => {
  expect(await siteSettings(readerOf(whole))).toMatchObject({
    supportPhone: { display: '1800 160 401', href: 'tel:1800160401' },
    tagline: '',
    offices: [],
    socialLinks: [],
    sampleNote: undefined,
  })
})

test.each(Object.keys(whole))('settings without %s are an error that names the document to edit', async (name) => {
  await expect(siteSettings(readerOf({ ...whole, [name]: null }))).rejects.toMatchObject({
    code: 'CONTENT_UNAVAILABLE',
    message: expect.stringContaining('siteSettings'),
  })
})

test('a tool that the site does not have is left out', async () => {
  expect(await siteSettings(readerOf({ ...whole, switchedOff: ['DWELL', ' ', null] }))).toMatchObject({
    switchedOff: ['DWELL'],
  })
})

test('an office without an address is left out; one without a phone remains', async () => {
  const office = { name: 'Brisbane', street: '1 Kerb St', suburb: 'Milton', state: 'QLD', postcode: '4064' }
  const { offices } = await siteSettings(
    readerOf({
      ...whole,
      offices: [office, { ...office, street: null }, { ...office, phone: '(07) 5550 1234' }, null],
    }),
  )
  expect(offices).toMatchObject([{ phone: null }, { phone: { href: 'tel:0755501234' } }])
})

/** Every text in a document, at any depth. */
const textsIn = (value: unknown): string[] => {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : []
}

test('[S4] the provider’s name, numbers and addresses do not appear in code', () => {
  const { providerName, supportPhone, contactEmail, offices, socialLinks, subscribeLink } = document
  const phones = textsIn(offices).filter((text) => /^[\d() ]{8,}$/.test(text))
  const links = textsIn([socialLinks, subscribeLink]).filter((text) => text.startsWith('https:'))
  const words = textsIn([providerName, supportPhone, contactEmail, phones, links])
  expect(words.length).toBeGreaterThan(5)
  const files = ['web', 'gateway', 'schema'].flatMap((room) =>
    readdirSync(join(root, room), { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.(tsx?|css|graphql|html|json)$/.test(file))
      .filter((file) => !/(?:^|\/)(?:dataset|fixtures|node_modules)\/|\.test\.|examples\.tsx?$/.test(file))
      .map((file) => join(room, file)),
  )
  expect(files.length).toBeGreaterThan(200)
  const found = files.flatMap((file) => {
    const code = readFileSync(join(root, file), 'utf8')
    // Code that only tests use may contain the sample's words.
    if (/from '(vitest|@testing-library\/\w+)'/.test(code)) return []
    return words.filter((word) => code.includes(word)).map((word) => `${file}: ${word}`)
  })
  expect(found).toEqual([])
})

const at = (ms: number) => new Date(Date.now() + ms).toISOString()

test.each([
  ['it is on', { startsAt: at(-60_000), endsAt: at(60_000) }, true],
  ['it has no beginning', { startsAt: null, endsAt: at(60_000) }, true],
  ['it is still to come', { startsAt: at(30_000), endsAt: at(60_000) }, false],
  // The stale copy that is served while the content service is unavailable must expire too.
  ['it is over', { startsAt: at(-60_000), endsAt: at(-1) }, false],
  ['nobody said when it ends', { startsAt: null, endsAt: null }, false],
  ['its end is no time', { startsAt: null, endsAt: 'soon' }, false],
])('an alert: %s', async (_, times, isShown) => {
  const { siteAlert } = await siteSettings(readerOf({ ...whole, siteAlert: { message: 'Flooded road', ...times } }))
  expect(siteAlert?.message).toBe(isShown ? 'Flooded road' : undefined)
})

test('an alert that is still to come shows in the preview of the settings, and in no other', async () => {
  const siteAlert = { message: 'Flooded road', startsAt: at(30_000), endsAt: at(60_000) }
  const shownIn = async (previewOf: string) =>
    (await siteSettings({ ...readerOf({ ...whole, siteAlert }), previewOf })).siteAlert?.message
  expect(await shownIn('siteSettings')).toBe('Flooded road')
  expect(await shownIn('page-about')).toBeUndefined()
})

test('[S10] the embedded dataset has a page for every route, so menus are complete', async () => {
  expect((await siteSettings(await datasetReader())).missingPages).toEqual([])
})

test('[S10] a route without a page, or with an expired one, is missing, except forms, which work without a page', async () => {
  const pages = siteMap.flatMap(({ path }) => (path === '/about' ? [] : [{ path, expiresAt: null }]))
  const settingsOf = (expiresAt: string) => ({
    settings: whole,
    pages: pages.map((page) => (page.path === '/resources/faq' ? { ...page, expiresAt } : page)),
  })
  const until: number[] = []
  const missing = async (content: object) => {
    const reader: ContentReader = {
      logger: recordingLog(),
      read: (_, __, { validUntil } = {}) => {
        if (validUntil) until.push(validUntil(content as never))
        return Promise.resolve(content as never)
      },
    }
    return (await siteSettings(reader)).missingPages
  }
  expect(await missing(settingsOf('2020-01-01T00:00:00Z'))).toEqual(['/about', '/resources/faq'])
  expect(await missing(settingsOf('2999-01-01T00:00:00Z'))).toEqual(['/about'])
  expect(until).toEqual([Infinity, Date.parse('2999-01-01T00:00:00Z')])
  const withoutForms = { settings: whole, pages: pages.filter(({ path }) => !path.startsWith('/contact-us/')) }
  expect(await missing(withoutForms)).toEqual(['/about'])
})

test('[S33] the menu is the editors’; without the required pages it is the default, and one line says why', async () => {
  const reader = await datasetReader()
  const { menu } = await siteSettings(reader)
  const plain = (entries: readonly MenuEntry[]): unknown[] =>
    entries.map(({ label, to, children = [] }) => [label, to, ...plain(children)])
  // The sample's has pages of its own beside those of the default.
  const paths = (entries: readonly MenuEntry[]): string[] =>
    entries.flatMap(({ to, children = [] }) => [to, ...paths(children)])
  expect(paths(menu)).toEqual(expect.arrayContaining([...paths(defaultMenu), '/waiting-times', '/services/referrers']))

  const log = recordingLog()
  const pages = siteMap.map(({ path, title }) => ({ path, title, expiresAt: null }))
  const entry = ({ label, to, children }: MenuEntry): object => ({ label, to, children: children?.map(entry) ?? null })
  const content = { settings: whole, pages, menu: { entries: [null, ...defaultMenu.slice(1).map(entry)] } }
  const faulty: ContentReader = { logger: log, read: () => Promise.resolve(content as never) }
  for (let page = 0; page < 3; page++) expect(plain((await siteSettings(faulty)).menu)).toEqual(plain(defaultMenu))
  expect(log.lines).toHaveLength(1)
})
