import { UNSAFE_ErrorResponseImpl as ErrorResponse } from 'react-router'
import { afterEach, expect, test, vi } from 'vitest'
import { everyKind } from './examples.tsx'
import { returned } from './outcome.ts'
import { responseTimeoutMs, submitFromBrowser } from './submit-from-browser.ts'

afterEach(() => {
  vi.useRealTimers()
})

const post = () =>
  new Request('http://localhost/form', {
    method: 'POST',
    body: new URLSearchParams({ token: 'token-1', writer: 'Ada' }),
  })

const saved = { token: 'token-1', answers: expect.objectContaining({ writer: 'Ada' }) }

test('a response of the server is passed through', async () => {
  const outcome = returned('expired', 'token-2')
  expect(await submitFromBrowser(everyKind, post(), () => Promise.resolve(outcome))).toBe(outcome)
})

test('[S67] what the server returned only the start of is whole again in the browser', async () => {
  const problems = [
    { field: 'writer', message: 'Too long. This is the start.', wholeMessage: 'Too long' },
    { field: 'number', message: 'Enter a number' },
    { field: 'token', message: 'This is the start.', wholeMessage: '' },
  ]
  const at = { step: 'first', sealed: 'seal', advice: [], answers: { writer: 'A', story: 'Kept' } }
  const outcome = returned('invalid', 'token-1', { writer: 'A', number: '' }, problems, at)
  const shortened = { ...outcome, next: 'Make them shorter.' }
  expect(await submitFromBrowser(everyKind, post(), () => Promise.resolve(shortened))).toEqual({
    ...outcome,
    answers: expect.objectContaining({ writer: 'Ada', number: '' }),
    problems: [
      { field: 'writer', message: 'Too long' },
      { field: 'number', message: 'Enter a number' },
    ],
  })
})

test.each([
  ['a lost connection', new TypeError('Failed to fetch'), 'unreachable'],
  ['a post that is too large', new ErrorResponse(413, 'Content Too Large', null), 'tooLarge'],
  ['a post from the preview of a draft', new ErrorResponse(405, 'Method Not Allowed', null), 'preview'],
  ['an answer of something between us', new ErrorResponse(502, 'Bad Gateway', null), 'unavailable'],
])('[S96] %s returns the form with its token and every answer', async (_, error, code) => {
  const outcome = await submitFromBrowser(everyKind, post(), () => Promise.reject(error))
  expect(outcome).toMatchObject({ kind: 'returned', code, ...saved })
})

test('[S96] no response returns the form after half a minute', async () => {
  vi.useFakeTimers()
  const settled = vi.fn()
  const outcome = submitFromBrowser(everyKind, post(), () => new Promise(() => undefined))
  void outcome.then(settled)
  await vi.advanceTimersByTimeAsync(responseTimeoutMs - 1)
  expect(settled).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  expect(await outcome).toMatchObject({ kind: 'returned', code: 'unreachable', ...saved })
})
