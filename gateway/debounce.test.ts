import { expect, onTestFinished, test, vi } from 'vitest'
import { debounce } from './debounce.ts'

test('the work runs once after a pause, and after the longest wait although calls continue', () => {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  const work = vi.fn<() => void>()
  const late = debounce(work, { delay: 10, maxWait: 60 })
  const callFor = (ms: number) => {
    for (let passed = 0; passed < ms; passed += 5) {
      late.call()
      vi.advanceTimersByTime(5)
    }
  }
  callFor(55)
  expect(work).not.toHaveBeenCalled()
  callFor(10)
  expect(work).toHaveBeenCalledOnce()
  vi.advanceTimersByTime(10)
  expect(work).toHaveBeenCalledTimes(2)
  late.call()
  late.stop()
  vi.advanceTimersByTime(10)
  expect(work).toHaveBeenCalledTimes(2)
})
