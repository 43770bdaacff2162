import { expect, test, vi } from 'vitest'
import { prepareResponse } from '#gateway/http/send.ts'
import { createPageCache } from './page-cache.ts'

/** Creates a page cache whose content the test can change, and caches one page. */
async function start(validUntil = Infinity) {
  const listeners: (() => void)[] = []
  const isUnchanged = vi.fn(() => Promise.resolve(true))
  const cache = createPageCache({
    source: { isUnchanged, onChange: (listener) => void listeners.push(listener) },
    maxBytes: { known: 1e6, arbitrary: 1e6 },
  })
  let renders = 0
  const render = async () => {
    await Promise.resolve()
    const value = prepareResponse({ status: 200, headers: [], body: { identity: Buffer.from(`render ${++renders}`) } })
    return { value, size: value.size, policy: 'known' as const, tags: new Set(['a']), validUntil }
  }
  const html = async () => (await cache.getOrRender('/', render)).body.identity.toString()
  await html()
  return { html, isUnchanged, event: () => listeners.forEach((listener) => listener()) }
}

test('after a live event a page is rendered again only if its content has changed', async () => {
  const { html, isUnchanged, event } = await start()
  event()
  expect(await html()).toBe('render 1')
  expect(isUnchanged).toHaveBeenCalledExactlyOnceWith(new Set(['a']))
  isUnchanged.mockResolvedValueOnce(false)
  event()
  expect(await html()).toBe('render 2')
})

test('while its content cannot be queried the stale page is served', async () => {
  const { html, isUnchanged, event } = await start()
  isUnchanged.mockRejectedValueOnce(new Error('down'))
  event()
  expect(await html()).toBe('render 1')
})

test('a page whose validUntil has passed is rendered again without querying its content', async () => {
  const { html, isUnchanged, event } = await start(Date.now() - 1)
  event()
  expect(await html()).toBe('render 2')
  expect(isUnchanged).not.toHaveBeenCalled()
})
