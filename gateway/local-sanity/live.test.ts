import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { LiveEvent } from '@sanity/client'
import { expect, onTestFinished, test } from 'vitest'
import { eventually } from '#tests/helpers/eventually.ts'
import { sanityOfFixture, type TestSanity, writeInto } from '#tests/helpers/dataset-fixtures.ts'

const mira = (name: string) => ({ _id: 'author-mira', _type: 'author', name })

/** The live events from the real client, from the welcome on. */
async function liveEvents({ client }: TestSanity): Promise<LiveEvent[]> {
  const events: LiveEvent[] = []
  const subscription = client.live.events().subscribe((event) => events.push(event))
  onTestFinished(() => subscription.unsubscribe())
  await eventually(() => expect(events).toContainEqual(expect.objectContaining({ type: 'welcome' })))
  return events
}

test('an edit on disk sends a live event with an id that queries accept, and the tags of their results', async () => {
  const sanity = await sanityOfFixture()
  const before = await sanity.client.fetch('*[_type == "author"][0].name')
  const tagsOf = async (query: string) =>
    new Set((await sanity.client.fetch(query, {}, { filterResponse: false })).syncTags)
  const events = await liveEvents(sanity)

  await writeInto(sanity.folder, 'author/author-mira.json', mira('Mira Q.'))
  await eventually(() => expect(events).toContainEqual(expect.objectContaining({ type: 'message' })))

  const message = events.find((event) => event.type === 'message')
  const after = await sanity.client.fetch('*[_type == "author"][0].name', {}, { lastLiveEventId: message?.id ?? '' })
  expect([before, after]).toEqual(['Mira Quandt', 'Mira Q.'])
  const queries = [
    '*[_type == "author"]',
    '*[_type == "post"].author->name',
    '*[name == "Mira Q."]',
    '*[_type == "post"]',
  ]
  const tags = await Promise.all(queries.map(tagsOf))
  expect(tags.map((some) => message?.tags.some((tag) => some.has(tag)))).toEqual([true, true, true, false])
})

test('a second edit of the same file, a new folder and a removed document are detected', async () => {
  const sanity = await sanityOfFixture()
  const names = () => sanity.client.fetch<string[]>('*[_type == "author"] | order(_id).name')

  await writeInto(sanity.folder, 'author/author-mira.json', mira('Second'))
  await eventually(async () => expect(await names()).toEqual(['Second']))
  await writeInto(sanity.folder, 'author/author-mira.json', mira('Third'))
  await eventually(async () => expect(await names()).toEqual(['Third']))
  await writeInto(sanity.folder, 'guests/author-noor.json', { _id: 'author-noor', _type: 'author', name: 'Noor' })
  await eventually(async () => expect(await names()).toEqual(['Third', 'Noor']))
  await writeInto(sanity.folder, 'guests/author-noor.json', { _id: 'author-noor', _type: 'author', name: 'Noor L.' })
  await eventually(async () => expect(await names()).toEqual(['Third', 'Noor L.']))
  await rm(join(sanity.folder, 'guests'), { recursive: true })
  await eventually(async () => expect(await names()).toEqual(['Third']))
})

test('a broken edit leaves the previous content in place and is reported once, and the next valid edit is loaded', async () => {
  const sanity = await sanityOfFixture()
  const name = () => sanity.client.fetch('*[_type == "author"][0].name')

  await writeInto(sanity.folder, 'author/author-mira.json', { ...mira('Broken'), role: 7 })
  await eventually(() => expect(sanity.warnings).toHaveLength(1))
  expect(sanity.warnings[0]).toBe(
    `The content is broken. ${sanity.folder}/author/author-mira.json: role is 7; write text in quotes. The site keeps the content as it was before.`,
  )
  expect(await name()).toBe('Mira Quandt')

  await writeInto(sanity.folder, 'author/author-mira.json', mira('Mended'))
  await eventually(async () => expect(await name()).toBe('Mended'))
  expect(sanity.warnings).toEqual([expect.any(String), 'The content is in order again.'])
})

test('an edit of a draft sends no live event to clients that see published documents', async () => {
  const sanity = await sanityOfFixture()
  const events = await liveEvents(sanity)
  const draft = { _id: 'drafts.page-about', _type: 'page', path: '/about', title: 'Once more' }

  await writeInto(sanity.folder, 'page/drafts.page-about.json', draft)
  await writeInto(sanity.folder, 'author/author-mira.json', mira('Mira Q.'))
  await eventually(() => expect(events.filter(({ type }) => type === 'message')).toHaveLength(1))
})

test.each([
  ['has missed something is told to start afresh', 'an-older-state', true],
  ['has missed nothing is only welcomed', undefined, false],
])('a client that reconnects and %s', async (_, lastSeen, isRestarted) => {
  const { get } = await sanityOfFixture()
  const open = async (lastEventId: string) => {
    const leaving = new AbortController()
    const { body } = await get('/v2025-02-19/data/live/events/production', {
      headers: { 'last-event-id': lastEventId },
      signal: leaving.signal,
    })
    let text = ''
    const read = async () => {
      for await (const chunk of body?.pipeThrough(new TextDecoderStream()) ?? []) text += chunk
    }
    setImmediate(() => leaving.abort())
    await expect(read()).rejects.toThrow('aborted')
    return text
  }
  const id = /id: (.+)/.exec(await open(''))?.[1] ?? ''
  expect((await open(lastSeen ?? id)).includes('event: restart')).toBe(isRestarted)
})
