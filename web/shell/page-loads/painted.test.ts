// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { painted } from './painted.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const settled = async () => {
  const done = vi.fn<() => void>()
  const wait = async () => {
    await painted()
    done()
  }
  void wait()
  await vi.advanceTimersByTimeAsync(0)
  return done
}

test('[S71] the press is painted before its consequences', async () => {
  vi.stubGlobal('requestAnimationFrame', (run: () => void) => setTimeout(run, 16))
  const done = await settled()
  await vi.advanceTimersByTimeAsync(15)
  expect(done).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(2)
  expect(done).toHaveBeenCalledOnce()
  vi.unstubAllGlobals()
})

test('[S71] without a paint the wait ends after 100 ms', async () => {
  vi.stubGlobal('requestAnimationFrame', () => 0)
  const done = await settled()
  await vi.advanceTimersByTimeAsync(99)
  expect(done).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  expect(done).toHaveBeenCalledOnce()
  vi.unstubAllGlobals()
})
