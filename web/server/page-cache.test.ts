import { expect, test } from 'vitest'
import { prepareResponse } from '#gateway/http/send.ts'
import { createPageCache } from './page-cache.ts'

/** Creates a page cache whose content the test can change, and caches one page. */
async function start(validUntil = Infinity) {
  const listeners: ((tags?: ReadonlySet<string>) => void)[] = []
  const state = { isUp: true }
  const cache = createPageCache({
    source: { isUp: () => state.isUp, onChange: (listener) => void listeners.push(listener) },
    maxBytes: { known: 1e6, arbitrary: 1e6 },
  })
  let renders = 0
  const render = async () => {
    await Promise.resolve()
    const value = prepareResponse({ status: 200, headers: [], body: { identity: Buffer.from(`render ${++renders}`) } })
    return { value, size: value.size, policy: 'known' as const, validUntil, tags: new Set(['s1:post']) }
  }
  const html = async () => (await cache.getOrRender('/', render)).body.identity.toString()
  await html()
  return { html, state, event: (tags?: ReadonlySet<string>) => listeners.forEach((listener) => listener(tags)) }
}

test('after a change of content with a tag of the page the next request gets the page rendered again', async () => {
  const { html, event } = await start()
  event(new Set(['s1:job']))
  expect(await html()).toBe('render 1')
  event(new Set(['s1:job', 's1:post']))
  expect(await html()).toBe('render 2')
  expect(await html()).toBe('render 2')
  event()
  expect(await html()).toBe('render 3')
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
