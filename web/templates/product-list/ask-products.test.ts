import { expect, onTestFinished, test, vi } from 'vitest'
import { askProducts } from './ask-products.ts'

const ask = (text: string) => askProducts('/list', new URLSearchParams({ q: text }), new AbortController().signal)

test('an answer is kept for a minute, so that Back is at once, and asked for again after it', async () => {
  const asked = vi.fn(() =>
    Promise.resolve(
      new Response(JSON.stringify({ data: { products: null, comparedProducts: [] } }), {
        headers: { 'content-type': 'application/json' },
      }),
    ),
  )
  vi.stubGlobal('fetch', asked)
  vi.useFakeTimers({ toFake: ['Date'], now: 1_000_000 })
  onTestFinished(() => {
    vi.useRealTimers()
    vi.unstubAllGlobals()
  })
  await ask('rail')
  await ask('ramp')
  vi.advanceTimersByTime(59_000)
  await ask('rail')
  expect(asked).toHaveBeenCalledTimes(2)
  vi.advanceTimersByTime(2_000)
  await ask('rail')
  expect(asked).toHaveBeenCalledTimes(3)
})
