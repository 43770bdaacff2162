import { expect, test } from 'vitest'
import { returned } from '#web/forms/outcome.ts'
import type { SubmitEnquiryMutation, TakeFormStepMutation } from '#web/graphql/generated.ts'
import type { Gql } from '#web/graphql/server-client.ts'
import { statusOf, submit } from './form-action.ts'

type Result = SubmitEnquiryMutation['submitEnquiry']

/** A gateway that gives one answer and remembers what it was asked. */
function gatewayWith(answer: () => Promise<Result>) {
  const inputs: unknown[] = []
  const client: Gql = {
    query: () => Promise.reject(new Error('An action asks nothing')),
    mutate: async (_, variables) => {
      inputs.push(variables['input'])
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the form has one mutation, and this is its answer
      return { submitEnquiry: await answer() } as never
    },
  }
  return { client, inputs }
}

const typed = {
  token: 'token-1',
  website: '',
  name: ' Ada ',
  replyBy: 'email',
  email: 'ada@example.com',
  phone: '',
  bestTime: '',
  topic: 'call-me-back',
  message: 'Line one\r\nLine two <b>',
  postcode: '',
  role: '',
  language: '',
}

const answers = { ...typed, message: 'Line one\nLine two <b>', needs: ['interpreter', 'no-calls'] }
const { token: _token, website: _website, ...kept } = answers

function post(fields: Record<string, string> = typed): Request {
  const body = new URLSearchParams(fields)
  body.append('needs', 'interpreter')
  body.append('needs', 'no-calls')
  return new Request('http://localhost/contact-us/general-enquiry', { method: 'POST', body })
}

const asSent = Object.entries(kept).map(([name, answer]) => ({
  __typename: 'FormAnswer' as const,
  name,
  values: [answer].flat(),
}))

const answered = (answer: Result) => gatewayWith(() => Promise.resolve(answer))

test('an accepted post gives the reference and everything that was sent', async () => {
  const receivedAt = new Date().toISOString()
  const { client, inputs } = answered({
    __typename: 'SubmissionAccepted',
    reference: 'GE-1234-5678',
    receivedAt,
    answers: asSent,
  })
  const outcome = await submit(client, 'general-enquiry', post())
  expect(outcome).toEqual({
    kind: 'accepted',
    reference: 'GE-1234-5678',
    receivedAt,
    answers: kept,
  })
  expect(statusOf(outcome)).toBe(200)
  expect(inputs).toEqual([answers])
})

test('a post that was accepted some time ago gives its reference again, and not what was sent', async () => {
  const receivedAt = new Date(Date.now() - 61_000).toISOString()
  const { client } = answered({
    __typename: 'SubmissionAccepted',
    reference: 'GE-1234-5678',
    receivedAt,
    answers: asSent,
  })
  const outcome = await submit(client, 'general-enquiry', post())
  expect(outcome).toEqual({ kind: 'accepted', reference: 'GE-1234-5678', receivedAt, answers: null })
})

test('[S96] an invalid post gives its messages in order, every answer as typed, and 422', async () => {
  const errors = [
    { __typename: 'FieldError', field: 'name', message: 'Enter your name' },
    { __typename: 'FieldError', field: 'topic', message: 'Choose what this is about' },
  ] as const
  const { client } = answered({ __typename: 'SubmissionInvalid', errors })
  const outcome = await submit(client, 'general-enquiry', post())
  expect(outcome).toEqual({
    kind: 'returned',
    code: 'invalid',
    token: 'token-1',
    answers: kept,
    problems: [
      { field: 'name', message: 'Enter your name' },
      { field: 'topic', message: 'Choose what this is about' },
    ],
  })
  expect(statusOf(outcome)).toBe(422)
})

test('[S96] an expired post comes back with the new token, every answer, and 409', async () => {
  const { client } = answered({ __typename: 'SubmissionExpired', token: 'token-2' })
  const outcome = await submit(client, 'general-enquiry', post())
  expect(outcome).toMatchObject({ kind: 'returned', code: 'expired', token: 'token-2', answers: kept })
  expect(statusOf(outcome)).toBe(409)
})

test('[S96] a post from a network that sent very many comes back with its own token, every answer, and 429', async () => {
  const { client } = answered({ __typename: 'SubmissionLimited' })
  const outcome = await submit(client, 'general-enquiry', post())
  expect(outcome).toMatchObject({ kind: 'returned', code: 'limited', token: 'token-1', answers: kept })
  expect(statusOf(outcome)).toBe(429)
})

test('[S96] when the gateway or its store fails the post comes back with its own token, every answer, and 503', async () => {
  const { client } = gatewayWith(() => Promise.reject(new Error('The form could not be stored.')))
  const outcome = await submit(client, 'general-enquiry', post())
  expect(outcome).toMatchObject({ kind: 'returned', code: 'unavailable', token: 'token-1', answers: kept })
  expect(statusOf(outcome)).toBe(503)
})

test('[S96] when the gateway fails in the middle of a step its page comes back with every answer, what it asked, and its seal', async () => {
  const { client } = gatewayWith(() => Promise.reject(new Error('The gateway is away.')))
  const fields = { token: 'token-1', sealed: 'seal-1', step: 'person', go: 'next', known: '{"referralFor":"other"}' }
  const request = new Request('http://localhost/contact-us/referral', {
    method: 'POST',
    body: new URLSearchParams({ ...fields, givenName: 'Alma', 'dateOfBirth-day': '27', postcode: '4810' }),
  })
  const outcome = await submit(client, 'referral', request)
  expect(outcome).toMatchObject({
    kind: 'returned',
    code: 'unavailable',
    token: 'token-1',
    at: {
      step: 'person',
      sealed: 'seal-1',
      answers: { referralFor: 'other', givenName: 'Alma', dateOfBirth: '27//', postcode: '4810' },
    },
  })
  expect(statusOf(outcome)).toBe(503)
})

test('[S96] a post that cannot be read says so, with 400', async () => {
  const { client, inputs } = answered({ __typename: 'SubmissionExpired', token: 'token-2' })
  const request = new Request('http://localhost/', {
    method: 'POST',
    body: '{"name":"Ada"}',
    headers: { 'Content-Type': 'application/json' },
  })
  const outcome = await submit(client, 'general-enquiry', request)
  expect(outcome).toMatchObject({ kind: 'returned', code: 'unreadable' })
  expect(statusOf(outcome)).toBe(400)
  expect(inputs).toEqual([])
})

test('a post without its fields asks with empty ones, and one with others hands on none of them', async () => {
  const { client, inputs } = answered({ __typename: 'SubmissionExpired', token: 'token-2' })
  await submit(
    client,
    'general-enquiry',
    new Request('http://localhost/', { method: 'POST', body: new URLSearchParams({ admin: 'yes' }) }),
  )
  expect(inputs).toEqual([{ ...Object.fromEntries(Object.keys(answers).map((name) => [name, ''])), needs: [] }])
})

test('a file in the place of an answer is no answer', async () => {
  const { client, inputs } = answered({ __typename: 'SubmissionExpired', token: 'token-2' })
  const body = new FormData()
  body.set('name', new File(['x'], 'name.txt'))
  await submit(client, 'general-enquiry', new Request('http://localhost/', { method: 'POST', body }))
  expect(inputs).toEqual([expect.objectContaining({ name: '' })])
})

/** A gateway that has a fresh token and opens seals, and would store nothing without a complaint. */
const guarded = (shown?: TakeFormStepMutation['takeFormStep']): Gql => ({
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- an action asks for a token alone
  query: () => Promise.resolve({ formSession: { token: 'fresh' } } as never),
  mutate: () =>
    shown
      ? // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the one mutation that stores nothing
        Promise.resolve({ takeFormStep: shown } as never)
      : Promise.reject(new Error('Something was sent')),
})

const crossOrigin = { isCrossOrigin: true }

test('[S94] [S96] a form that a page of another origin has sent comes back with its answers and a token of its own, and is not sent', async () => {
  const outcome = await submit(guarded(), 'general-enquiry', post(), crossOrigin)
  expect(outcome).toEqual(returned('crossOrigin', 'fresh', kept))
  expect(statusOf(outcome)).toBe(403)
})

test('[S94] [S96] so does one page of a form of several', async () => {
  const body = new URLSearchParams({ token: 'theirs', step: 'person', sealed: 'seal', go: 'next', givenName: 'Alma' })
  const request = new Request('http://localhost/contact-us/referral', { method: 'POST', body })
  expect(await submit(guarded(), 'referral', request, crossOrigin)).toMatchObject({
    code: 'crossOrigin',
    token: 'fresh',
    at: { step: 'person', sealed: 'seal', answers: { givenName: 'Alma' } },
  })
})

test('[S94] [S96] and the page of all answers, which are under the seal', async () => {
  const body = new URLSearchParams({ token: 'theirs', step: 'check', sealed: 'seal', go: 'next' })
  const request = new Request('http://localhost/contact-us/referral', { method: 'POST', body })
  const opened = guarded({
    __typename: 'FormStep',
    step: 'check',
    answers: [{ __typename: 'FormAnswer', name: 'givenName', values: ['Alma'] }],
    sealed: 'seal again',
    errors: [],
    advice: [],
    isSealBroken: false,
  })
  expect(await submit(opened, 'referral', request, crossOrigin)).toMatchObject({
    code: 'crossOrigin',
    at: { step: 'check', sealed: 'seal again', answers: { givenName: 'Alma' } },
  })
})
