import { expect, test } from 'vitest'
import { generalEnquiry } from '#schema/forms/definitions/general-enquiry.ts'
import { referral } from '#schema/forms/definitions/referral.ts'
import { returned } from '#web/forms/outcome.ts'
import {
  SubmitEnquiryDocument,
  type SubmitEnquiryMutation,
  TakeFormStepDocument,
  type TakeFormStepMutation,
  SubmitReferralDocument,
} from '#web/graphql/generated.ts'
import type { Gql } from '#web/graphql/server-client.ts'
import { statusOf, submit } from './form-action.ts'
import type { SentForm } from './sent-form.ts'

type Result = SubmitEnquiryMutation['result']

const enquiryForm: SentForm = { definition: generalEnquiry, mutation: SubmitEnquiryDocument }
const referralForm: SentForm = { definition: referral, mutation: SubmitReferralDocument }

/** A gateway with one response, which records the inputs of its mutations. */
function gatewayWith(answer: () => Promise<Result>) {
  const inputs: unknown[] = []
  const client: Gql = {
    query: () => Promise.reject(new Error('An action runs no query')),
    mutate: async (_, variables) => {
      inputs.push(variables['input'])
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the form has one mutation, and this is its answer
      return { result: await answer() } as never
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
  product: '',
  topic: 'call-me-back',
  message: 'Line one\r\nLine two <b>',
  postcode: '',
  role: '',
  language: '',
}

const answers = { ...typed, message: 'Line one\nLine two <b>', needs: ['interpreter', 'no-calls'] }
const { token: _token, website: _website, ...givenAnswers } = answers

function post(fields: Record<string, string> = typed): Request {
  const body = new URLSearchParams(fields)
  body.append('needs', 'interpreter')
  body.append('needs', 'no-calls')
  return new Request('http://localhost/contact-us/general-enquiry', { method: 'POST', body })
}

const respondingWith = (answer: Result) => gatewayWith(() => Promise.resolve(answer))

test('an accepted post returns the reference and all submitted answers', async () => {
  const receivedAt = new Date().toISOString()
  const { client, inputs } = respondingWith({
    __typename: 'SubmissionAccepted',
    reference: 'GE-1234-5678',
    receivedAt,
    answers: {},
  })
  const outcome = await submit(client, enquiryForm, post())
  expect(outcome).toEqual({
    kind: 'accepted',
    reference: 'GE-1234-5678',
    receivedAt,
    answers: givenAnswers,
  })
  expect(statusOf(outcome)).toBe(200)
  expect(inputs).toEqual([answers])
})

test.each([
  ['a repeated post of an accepted form', -61_000],
  ['an accepted post on a site whose clock is behind', 61_000],
])('%s returns its reference, without the answers', async (_, ahead) => {
  const receivedAt = new Date(Date.now() + ahead).toISOString()
  const { client } = respondingWith({
    __typename: 'SubmissionAccepted',
    reference: 'GE-1234-5678',
    receivedAt,
    answers: {},
  })
  const outcome = await submit(client, enquiryForm, post())
  expect(outcome).toEqual({ kind: 'accepted', reference: 'GE-1234-5678', receivedAt, answers: null })
})

test('[S96] an invalid post returns its messages in order, every answer as typed, and 422', async () => {
  const errors = [
    { __typename: 'FieldError', field: 'name', message: 'Enter your name' },
    { __typename: 'FieldError', field: 'topic', message: 'Choose what this is about' },
  ] as const
  const { client } = respondingWith({ __typename: 'SubmissionInvalid', errors, step: null })
  const outcome = await submit(client, enquiryForm, post())
  expect(outcome).toEqual({
    kind: 'returned',
    code: 'invalid',
    token: 'token-1',
    answers: givenAnswers,
    problems: [
      { field: 'name', message: 'Enter your name' },
      { field: 'topic', message: 'Choose what this is about' },
    ],
  })
  expect(statusOf(outcome)).toBe(422)
})

test('[S96] an expired post returns a new token, every answer, and 409', async () => {
  const { client } = respondingWith({ __typename: 'SubmissionExpired', token: 'token-2', step: null })
  const outcome = await submit(client, enquiryForm, post())
  expect(outcome).toMatchObject({ kind: 'returned', code: 'expired', token: 'token-2', answers: givenAnswers })
  expect(statusOf(outcome)).toBe(409)
})

test('[S96] a post over the limit of its network returns its own token, every answer, and 429', async () => {
  const { client } = respondingWith({ __typename: 'SubmissionLimited', step: null })
  const outcome = await submit(client, enquiryForm, post())
  expect(outcome).toMatchObject({ kind: 'returned', code: 'limited', token: 'token-1', answers: givenAnswers })
  expect(statusOf(outcome)).toBe(429)
})

test('[S96] if the gateway or its store fails, the post is returned with its own token, every answer, and 503', async () => {
  const { client } = gatewayWith(() => Promise.reject(new Error('The form could not be stored.')))
  const outcome = await submit(client, enquiryForm, post())
  expect(outcome).toMatchObject({ kind: 'returned', code: 'unavailable', token: 'token-1', answers: givenAnswers })
  expect(statusOf(outcome)).toBe(503)
})

test('[S96] if the gateway fails in a step, that step is returned with every answer, its conditional questions and its seal', async () => {
  const { client } = gatewayWith(() => Promise.reject(new Error('The gateway is unavailable.')))
  const fields = { token: 'token-1', sealed: 'seal-1', step: 'person', go: 'next', known: '{"referralFor":"other"}' }
  const request = new Request('http://localhost/contact-us/referral', {
    method: 'POST',
    body: new URLSearchParams({ ...fields, givenName: 'Alma', 'dateOfBirth-day': '27', postcode: '4810' }),
  })
  const outcome = await submit(client, referralForm, request)
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

test.each(['constructor', 'toString', '__proto__', 'up'])(
  'an unknown button in a step, %s, counts as Next',
  async (go) => {
    const { client, inputs } = gatewayWith(() => Promise.reject(new Error('The gateway is unavailable.')))
    const body = new URLSearchParams({ token: 'token-1', sealed: 'seal-1', step: 'person', go })
    await submit(client, referralForm, new Request('http://localhost/contact-us/referral', { method: 'POST', body }))
    expect(inputs).toMatchObject([{ move: 'NEXT' }])
  },
)

test('[S96] an unreadable post returns an error and 400', async () => {
  const { client, inputs } = respondingWith({ __typename: 'SubmissionExpired', token: 'token-2', step: null })
  const request = new Request('http://localhost/', {
    method: 'POST',
    body: '{"name":"Ada"}',
    headers: { 'Content-Type': 'application/json' },
  })
  const outcome = await submit(client, enquiryForm, request)
  expect(outcome).toMatchObject({ kind: 'returned', code: 'unreadable' })
  expect(statusOf(outcome)).toBe(400)
  expect(inputs).toEqual([])
})

test('missing fields are sent as empty strings, and unknown fields are dropped', async () => {
  const { client, inputs } = respondingWith({ __typename: 'SubmissionExpired', token: 'token-2', step: null })
  await submit(
    client,
    enquiryForm,
    new Request('http://localhost/', { method: 'POST', body: new URLSearchParams({ admin: 'yes' }) }),
  )
  expect(inputs).toEqual([{ ...Object.fromEntries(Object.keys(answers).map((name) => [name, ''])), needs: [] }])
})

test('a file in place of an answer is ignored', async () => {
  const { client, inputs } = respondingWith({ __typename: 'SubmissionExpired', token: 'token-2', step: null })
  const body = new FormData()
  body.set('name', new File(['x'], 'name.txt'))
  await submit(client, enquiryForm, new Request('http://localhost/', { method: 'POST', body }))
  expect(inputs).toEqual([expect.objectContaining({ name: '' })])
})

type Shown = Extract<TakeFormStepMutation['takeFormStep'], { __typename: 'FormStep' }>

/** A gateway that issues a new token, opens seals and responds to the form's mutation. */
function gatewayWithSeal(shown?: Shown, answer = () => Promise.reject<Result>(new Error('Unexpected mutation'))) {
  const taken: unknown[] = []
  const sent: unknown[] = []
  const client: Gql = {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- an action asks for a token and nothing else
    query: () => Promise.resolve({ formToken: 'fresh' } as never),
    mutate: async (document, variables) => {
      const isStep = Object.is(document, TakeFormStepDocument)
      const inputs = isStep ? taken : sent
      inputs.push(variables['input'])
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the answers of both mutations of an action
      return (isStep ? { takeFormStep: shown } : { result: await answer() }) as never
    },
  }
  return { client, taken, sent }
}

const isCrossOrigin = true

const checked: Shown = {
  __typename: 'FormStep',
  step: 'check',
  answers: { givenName: 'Alma', services: ['not-sure'] },
  sealed: 'seal again',
  errors: [],
  advice: [{ __typename: 'FieldError', field: 'ndisNumber', message: 'Check the NDIS number' }],
  isSealBroken: false,
}

const postOfCheckPage = (go = 'next') =>
  new Request('http://localhost/contact-us/referral', {
    method: 'POST',
    body: new URLSearchParams({ token: 'token-1', step: 'check', sealed: 'seal', go, website: '' }),
  })

test('[S94] the check page sends the seal in one mutation, and no answers', async () => {
  const receivedAt = new Date().toISOString()
  const { answers: typedAnswers } = checked
  const accepted: Result = {
    __typename: 'SubmissionAccepted',
    reference: 'RF-1234-567',
    receivedAt,
    answers: typedAnswers,
  }
  const { client, taken, sent } = gatewayWithSeal(checked, () => Promise.resolve(accepted))
  expect(await submit(client, referralForm, postOfCheckPage())).toEqual({
    kind: 'accepted',
    reference: 'RF-1234-567',
    receivedAt,
    answers: typedAnswers,
  })
  expect(sent).toEqual([{ sealed: 'seal', token: 'token-1', website: '' }])
  expect(taken).toEqual([])
})

test.each([
  ['limited', { __typename: 'SubmissionLimited', step: checked }],
  ['expired', { __typename: 'SubmissionExpired', token: 'token-2', step: checked }],
  ['unavailable', { __typename: 'SubmissionInvalid', errors: [], step: checked }],
  ['unavailable', { __typename: 'SubmissionUnavailable', step: checked }],
] satisfies [string, Result][])(
  '[S94] [S96] a referral that is returned as %s shows the check page again, by one mutation',
  async (code, answer) => {
    const { client, taken, sent } = gatewayWithSeal(undefined, () => Promise.resolve(answer))
    expect(await submit(client, referralForm, postOfCheckPage())).toMatchObject({
      kind: 'returned',
      code,
      token: code === 'expired' ? 'token-2' : 'token-1',
      at: { step: 'check', sealed: 'seal again', answers: checked.answers, advice: [{ field: 'ndisNumber' }] },
    })
    expect([sent.length, taken.length]).toEqual([1, 0])
  },
)

test('[S96] if the gateway fails at the check page, the page is returned with its seal', async () => {
  const { client, taken } = gatewayWithSeal(checked)
  expect(await submit(client, referralForm, postOfCheckPage())).toMatchObject({
    code: 'unavailable',
    token: 'token-1',
    at: { step: 'check', sealed: 'seal' },
  })
  expect(taken).toEqual([])
})

test('[S96] a referral with errors shows the step to correct', async () => {
  const errors = [{ __typename: 'FieldError', field: 'givenName', message: 'Enter their first name' }] as const
  const step: Shown = { ...checked, step: 'person', errors }
  const { client } = gatewayWithSeal(undefined, () =>
    Promise.resolve({ __typename: 'SubmissionInvalid', errors, step }),
  )
  expect(await submit(client, referralForm, postOfCheckPage())).toMatchObject({
    code: 'invalid',
    problems: [{ field: 'givenName', message: 'Enter their first name' }],
    at: { step: 'person' },
  })
})

test('[S94] [S96] a form posted from another origin is returned with its answers and a new token, and is not sent', async () => {
  const outcome = await submit(gatewayWithSeal().client, enquiryForm, post(), isCrossOrigin)
  expect(outcome).toEqual(returned('crossOrigin', 'fresh', givenAnswers))
  expect(statusOf(outcome)).toBe(403)
})

test('[S94] [S96] a step posted from another origin is returned with its answers and a new token', async () => {
  const body = new URLSearchParams({ token: 'theirs', step: 'person', sealed: 'seal', go: 'next', givenName: 'Alma' })
  const request = new Request('http://localhost/contact-us/referral', { method: 'POST', body })
  expect(await submit(gatewayWithSeal().client, referralForm, request, isCrossOrigin)).toMatchObject({
    code: 'crossOrigin',
    token: 'fresh',
    at: { step: 'person', sealed: 'seal', answers: { givenName: 'Alma' } },
  })
})

test.each(['next', 'change:person'])(
  '[S94] [S96] a check page posted from another origin (%s) is returned with its sealed answers, and is not sent',
  async (go) => {
    const { client, taken, sent } = gatewayWithSeal(checked)
    expect(await submit(client, referralForm, postOfCheckPage(go), isCrossOrigin)).toMatchObject({
      code: 'crossOrigin',
      token: 'fresh',
      at: { step: 'check', sealed: 'seal again', answers: { givenName: 'Alma' } },
    })
    expect(taken).toMatchObject([{ step: 'check', move: 'NEXT', sealed: 'seal' }])
    expect(sent).toEqual([])
  },
)

test('answers that are many times too long are returned with their start, and named; others are returned whole', async () => {
  const { client } = respondingWith({ __typename: 'SubmissionExpired', token: 'token-2', step: null })
  const message = '\u{1F9BD}'.repeat(60_000)
  const body = new URLSearchParams({ ...typed, message, language: 'x'.repeat(1_999) })
  for (let n = 0; n < 400; n += 1) body.append('needs', '<'.repeat(100))
  const outcome = await submit(client, enquiryForm, new Request('http://localhost/', { method: 'POST', body }))
  const { needs: _, ...others } = givenAnswers
  expect(outcome).toEqual({
    kind: 'returned',
    code: 'expired',
    token: 'token-2',
    answers: { ...others, message: '\u{1F9BD}'.repeat(6_000), language: 'x'.repeat(1_999) },
    problems: [{ field: 'message', message: expect.stringContaining('only the start'), wholeMessage: '' }],
    next: expect.stringContaining('too long'),
  })
  const cut = await submit(client, enquiryForm, post({ ...typed, message: `x${message}` }))
  expect(cut).toMatchObject({ answers: { message: `x${'\u{1F9BD}'.repeat(5_999)}` } })
})

test('a whole report, pasted as a message, is returned whole with the message of its field', async () => {
  const errors = [{ __typename: 'FieldError', field: 'message', message: 'Too many characters' }] as const
  const { client } = respondingWith({ __typename: 'SubmissionInvalid', errors, step: null })
  const report = 'x'.repeat(39_000)
  expect(await submit(client, enquiryForm, post({ ...typed, message: report }))).toMatchObject({
    answers: { message: report },
    problems: [{ field: 'message', message: 'Too many characters' }],
  })
  expect(await submit(client, enquiryForm, post({ ...typed, message: report + report }))).toMatchObject({
    answers: { message: 'x'.repeat(12_000) },
    problems: [
      {
        field: 'message',
        message: expect.stringMatching(/^Too many characters\. This is only the start.*Back button\.$/),
        wholeMessage: 'Too many characters',
      },
    ],
  })
})

test('a long answer of another page, which only the seal has whole, is not named', async () => {
  const sealedAnswers = { name: 'Ada', goals: 'x'.repeat(45_000) }
  const client: Gql = {
    query: () => Promise.reject(new Error('An action runs no query')),
    mutate: async () => {
      const errors = [{ __typename: 'FieldError', field: 'email', message: 'Enter an email address' }]
      const takeFormStep = { __typename: 'FormStep', step: 'you', sealed: 'seal', isSealBroken: false, advice: [] }
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- as above
      return { takeFormStep: { ...takeFormStep, answers: sealedAnswers, errors } } as never
    },
  }
  const body = new URLSearchParams({ step: 'you', name: 'Ada' })
  const outcome = await submit(client, referralForm, new Request('http://localhost/', { method: 'POST', body }))
  expect(outcome).toMatchObject({
    at: { answers: { name: 'Ada', goals: 'x'.repeat(12_000) } },
    problems: [{ field: 'email', message: 'Enter an email address' }],
  })
  expect(outcome).not.toHaveProperty('next')
})

test('a step that the gateway did not take is returned with the start of a long answer, and no longer hidden fields than the site sends', async () => {
  const { client } = gatewayWith(() => Promise.reject(new Error('The gateway is unavailable.')))
  const long = '<'.repeat(250_000)
  for (const fields of [{ goals: long }, { sealed: long, goals: 'x' }, { token: long }, { known: long }]) {
    const body = new URLSearchParams({ step: 'wanted', ...fields })
    const outcome = await submit(client, referralForm, new Request('http://localhost/', { method: 'POST', body }))
    expect(outcome).toMatchObject({ kind: 'returned', code: 'unavailable' })
    expect(JSON.stringify(outcome).length).toBeLessThan(30_000)
  }
})
