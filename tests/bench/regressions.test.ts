import { expect, test } from 'vitest'
import { tasksIn } from './closed-tools.ts'
import { ratiosOf, regressions } from './regressions.ts'

test('a ratio that is more than 30 % worse, or missing, is a regression; other figures are not compared', () => {
  const now = ratiosOf([
    { name: 'A against B', value: 1.31, unit: '' },
    { name: 'C against D', value: 1.29, unit: '' },
    { name: 'A page', value: 99, unit: 'ms' },
    { name: 'CLS', value: 1, unit: '' },
  ])
  expect(now).toEqual({ 'A against B': 1.31, 'C against D': 1.29 })
  expect(regressions(now, { 'A against B': 1, 'C against D': 1, 'E against F': 2 })).toEqual([
    'A against B: 1.31, 1 before',
    'E against F: not measured, 2 before',
  ])
  expect(regressions(now, {})).toEqual([expect.stringMatching(/^No run is recorded/)])
})

const main = (pid: number) => ({ name: 'thread_name', pid, tid: 1, ts: 0, args: { name: 'CrRendererMain' } })
const task = (pid: number, ts: number, ms: number) => ({
  name: 'ThreadControllerImpl::RunTask',
  pid,
  tid: 1,
  ts,
  dur: ms * 1000,
  tdur: ms * 1000,
})

test('of a trace, the busiest page counts: its longest task with a script, and what blocks beyond 12.5 ms', () => {
  expect(
    tasksIn([
      main(1),
      main(2),
      task(1, 0, 10),
      task(2, 0, 30),
      task(2, 50_000, 20),
      { name: 'v8.callFunction', pid: 2, tid: 1, ts: 55_000, dur: 1000, tdur: 1000 },
    ]),
  ).toEqual({ longestMs: 20, blockingMs: 25 })
})
