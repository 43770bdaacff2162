import { expect, onTestFinished, test, vi } from 'vitest'
import { searchResults } from './browser-client.ts'

const search = (text: string) => searchResults({ query: text, number: 1 }, new AbortController().signal)

const stubFetch = (response: () => Response) => {
  const fetch = vi.fn<typeof globalThis.fetch>(() => Promise.resolve(response()))
  vi.stubGlobal('fetch', fetch)
  onTestFinished(() => {
    vi.unstubAllGlobals()
  })
  return fetch
}

test('a response is cached for a minute, so Back is immediate', async () => {
  const fetch = stubFetch(() => Response.json({ data: { search: null } }))
  vi.useFakeTimers({ toFake: ['Date'], now: 1_000_000 })
  onTestFinished(() => {
    vi.useRealTimers()
  })
  await search('rail')
  await search('ramp')
  vi.advanceTimersByTime(59_000)
  await search('rail')
  expect(fetch).toHaveBeenCalledTimes(2)
  vi.advanceTimersByTime(2_000)
  await search('rail')
  expect(fetch).toHaveBeenCalledTimes(3)
})

test('an operation is sent as its hash, without its text', async () => {
  const fetch = stubFetch(() => Response.json({ data: { search: null } }))
  await search('talker')
  const address = fetch.mock.calls.map(([input]) => input)[0]
  expect(address).toMatch(/^\/graphql\?.*sha256Hash/)
  expect(address).not.toContain('query=')
})

test('a failed request rejects', async () => {
  stubFetch(() => new Response('down', { status: 503 }))
  await expect(search('hoist')).rejects.toThrow('503')
})

const found = (text: string) => ({
  results: [
    {
      __typename: 'SearchResult',
      id: 'a',
      kind: 'PAGE',
      title: 'A',
      address: '/a',
      snippet: [{ __typename: 'SnippetPart', text, isMatch: false }],
    },
  ],
})

test('a search keeps its snippets when another search returns the same page', async () => {
  const rest = {
    __typename: 'SearchPage',
    page: 1,
    pageCount: 1,
    total: 1,
    suggestion: null,
    answer: null,
    nearest: [],
  }
  let text = 'first'
  stubFetch(() => Response.json({ data: { search: { ...rest, ...found(text) } } }))
  await search('one')
  text = 'second'
  await search('two')
  expect((await search('one')).search?.results[0]?.snippet[0]?.text).toBe('first')
})
