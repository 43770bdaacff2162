import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { persist } from './persist.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** A job that fails this many times, and then returns its number of runs. */
const failing = (times: number) => {
  let runs = 0
  return {
    run: () => (++runs <= times ? Promise.reject(new Error(`failure ${runs}`)) : Promise.resolve(runs)),
    runs: () => runs,
  }
}

test('a job runs again after one second, then after two, until it succeeds', async () => {
  const failures: unknown[] = []
  const job = failing(2)
  const result = persist(job.run, (error) => failures.push(String(error)))
  await vi.advanceTimersByTimeAsync(999)
  expect(job.runs()).toBe(1)
  await vi.advanceTimersByTimeAsync(1)
  expect(job.runs()).toBe(2)
  await vi.advanceTimersByTimeAsync(2_000)
  expect(await result).toBe(3)
  expect(failures, 'one line in the console').toEqual(['Error: failure 1'])
})

test('it runs at once when the device is online again', async () => {
  const result = persist(failing(1).run)
  await vi.advanceTimersByTimeAsync(10)
  dispatchEvent(new Event('online'))
  expect(await result).toBe(2)
})
