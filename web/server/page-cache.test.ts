import { expect, test } from 'vitest'
import { prepareResponse } from '#gateway/http/send.ts'
import { createPageCache } from './page-cache.ts'

/** Creates a page cache whose content the test can change, and caches one page. */
async function start(validUntil = Infinity) {
  const listeners: (() => void)[] = []
  const state = { isUp: true }
  const cache = createPageCache({
    source: { isUp: () => state.isUp, onChange: (listener) => void listeners.push(listener) },
    maxBytes: { known: 1e6, arbitrary: 1e6 },
  })
  let renders = 0
  const render = async () => {
    await Promise.resolve()
    const value = prepareResponse({ status: 200, headers: [], body: { identity: Buffer.from(`render ${++renders}`) } })
    return { value, size: value.size, policy: 'known' as const, validUntil }
  }
  const html = async () => (await cache.getOrRender('/', render)).body.identity.toString()
  await html()
  return { html, state, event: () => listeners.forEach((listener) => listener()) }
}

test('after a change of content the next request gets the page rendered again', async () => {
  const { html, event } = await start()
  expect(await html()).toBe('render 1')
  event()
  expect(await html()).toBe('render 2')
  expect(await html()).toBe('render 2')
})

test('while the content service is down the stale page is served and not rendered again', async () => {
  const { html, state, event } = await start()
  state.isUp = false
  event()
  expect(await html()).toBe('render 1')
  state.isUp = true
  event()
  expect(await html()).toBe('render 2')
})

test('a page whose validUntil has passed is rendered again even while the content service is down', async () => {
  const { html, state, event } = await start(Date.now() - 1)
  state.isUp = false
  event()
  expect(await html()).toBe('render 2')
})
