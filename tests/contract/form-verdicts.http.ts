import { request as httpRequest } from 'node:http'
import { date } from '#tests/form-values/dates.ts'
import { agedCareId, ndisNumber } from '#tests/form-values/identifiers.ts'
import { message } from '#tests/form-values/texts.ts'
import { email, mobile, name, phone, postcode } from '#tests/form-values/values.ts'
import { formErrors } from '#schema/errors/form-errors.ts'
import { fieldsOf } from '#schema/forms/form-definition.ts'
import { referral as definition } from '#schema/forms/definitions/referral.ts'
import { expect, test } from '@playwright/test'
import { operation } from '#tests/helpers/operations.ts'
import { startSite, type TestSite } from '#tests/helpers/site.ts'

type Answers = Readonly<Record<string, string | readonly string[]>>

let site: TestSite

test.beforeAll(async () => {
  site = await startSite({ HOST: '127.0.0.1' })
})
test.afterAll(() => site.stop())

let sent = 0

/** Each request comes from another network, so that none meets the limit for one network. */
function post(
  path: string,
  body: string,
  contentType: string,
  origin = new URL(site.url).origin,
  fetchSite?: string,
): Promise<{ status: number; text: string }> {
  const { host, port } = new URL(site.url)
  sent += 1
  const localAddress = `127.0.${1 + Math.floor(sent / 250)}.${1 + (sent % 250)}`
  const headers = {
    host,
    'content-type': contentType,
    accept: 'text/html, application/json',
    origin,
    ...(fetchSite && { 'sec-fetch-site': fetchSite }),
  }
  return new Promise((resolve, reject) => {
    const request = httpRequest(
      { host: '127.0.0.1', port, path, method: 'POST', localAddress, headers },
      (response) => {
        let text = ''
        response.setEncoding('utf8')
        response.on('data', (chunk: string) => (text += chunk))
        response.on('end', () => resolve({ status: response.statusCode ?? 0, text }))
      },
    )
    request.on('error', reject)
    request.end(body)
  })
}

const graphql = async (query: string, variables: object) =>
  JSON.parse((await post('/graphql', JSON.stringify({ query, variables }), 'application/json')).text)

interface Form {
  readonly path: string
  readonly mutation: 'SubmitEnquiry' | 'SubmitFeedback' | 'SubmitReferral'
  readonly formName: string
}

const enquiry: Form = {
  path: '/contact-us/general-enquiry',
  mutation: 'SubmitEnquiry',
  formName: 'general-enquiry',
}
const feedback: Form = { path: '/contact-us/feedback', mutation: 'SubmitFeedback', formName: 'feedback' }

const tokenFor = async ({ formName }: Form): Promise<string> =>
  (await graphql(operation('FormToken'), { form: formName })).data.formToken

/** The result of a post without JavaScript: accepted, or the fields that the error summary links to. */
async function verdictOfPage({ path }: Form, answers: Answers, token: string): Promise<string[]> {
  const body = new URLSearchParams({ token })
  for (const [field, answer] of Object.entries(answers)) for (const value of [answer].flat()) body.append(field, value)
  const { status, text } = await post(path, body.toString(), 'application/x-www-form-urlencoded')
  if (status === 200 && /Your reference/.test(text)) return ['accepted']
  const fields = [...text.matchAll(/href="#field-(\w+)"/g)].map(([, field = '']) => field)
  return status === 422 ? fields : [`status ${status}`]
}

async function verdictOfMutation({ mutation }: Form, answers: Answers, token: string): Promise<string[]> {
  const { data, errors } = await graphql(operation(mutation), { input: { ...answers, token } })
  if (errors) return [JSON.stringify(errors)]
  const [result] = Object.values<{ __typename: string; errors?: { field: string }[] }>(data)
  if (result?.__typename === 'SubmissionAccepted') return ['accepted']
  return result?.errors?.map(({ field }) => field) ?? [String(result?.__typename)]
}

const base = { name: 'Jo', replyBy: 'email', email: 'jo@example.com', topic: 'something-else' }
const complaint = { type: 'complaint', whatHappened: 'The ramp', giveName: 'no' }

/** The values labelled by hand, in a field of a form that has their rule. */
const cases = [
  ['email', enquiry, 'email', base, email],
  ['phone', enquiry, 'phone', { ...base, replyBy: 'phone' }, phone],
  ['mobile', enquiry, 'phone', { ...base, replyBy: 'text' }, mobile],
  ['postcode', enquiry, 'postcode', base, postcode],
  ['name', enquiry, 'name', base, name],
  ['message', enquiry, 'message', base, message],
  ['e-mail of feedback', feedback, 'email', { ...complaint, replyBy: 'email' }, email],
  ['name of feedback', feedback, 'name', { ...complaint, giveName: 'yes' }, name],
] as const

/** Fields that may stay empty: what cannot be seen counts as left out there. */
const optional = new Set(['postcode', 'message'])

type Labelled = readonly (readonly [string, ...unknown[]])[]

/** A longer value is refused before it is read. */
const sendable = (values: Labelled): Labelled => values.filter(([typed]) => typed.length < 20_000)

// Unit tests judge every value, and form-transports.test.ts compares both ways in the process.
for (const [label, form, field, answers, { accepted, refused }] of cases)
  test(`[S95] a form post and a mutation agree about each ${label} labelled by hand @slow`, async () => {
    const token = await tokenFor(form)
    const judge = async (typed: string) => {
      const given = { ...answers, [field]: typed }
      const [page, mutation] = await Promise.all([
        verdictOfPage(form, given, token),
        verdictOfMutation(form, given, token),
      ])
      expect(page, JSON.stringify(typed)).toEqual(mutation)
      return page
    }
    for (const [typed] of sendable(accepted)) expect(await judge(typed), typed).toEqual(['accepted'])
    for (const [typed] of sendable(refused)) {
      const verdict = await judge(typed)
      const isNothing = optional.has(field) && verdict[0] === 'accepted'
      if (!isNothing) expect(verdict, JSON.stringify(typed)).toEqual([field])
    }
  })

const choices: readonly (readonly [Form, Answers, string[]])[] = [
  [enquiry, base, ['accepted']],
  [enquiry, { ...base, needs: ['aac', 'interpreter'], role: 'self' }, ['accepted']],
  [enquiry, { ...base, needs: ['aac', 'a brass band'] }, ['needs']],
  [enquiry, { ...base, topic: 'no-such-topic', role: 'king', replyBy: 'pigeon' }, ['replyBy', 'topic', 'role']],
  [enquiry, {}, ['name', 'replyBy']],
  [enquiry, { name: 'Jo', replyBy: 'email', email: 'jo@example.com' }, ['accepted']],
  [feedback, complaint, ['accepted']],
  [feedback, { ...complaint, giveName: 'yes' }, ['name']],
  [feedback, { ...complaint, replyBy: 'none', danger: 'yes', behalf: 'other', otherName: 'Sam' }, ['accepted']],
  [feedback, { ...complaint, danger: 'perhaps', replyBy: 'email' }, ['danger', 'email']],
  [feedback, {}, ['type', 'whatHappened', 'giveName']],
]

test('[S95] a form post and a mutation agree about choices, and about what is missing', async () => {
  for (const [form, answers, verdict] of choices) {
    const token = await tokenFor(form)
    expect(await verdictOfPage(form, answers, token), JSON.stringify(answers)).toEqual(verdict)
    expect(await verdictOfMutation(form, answers, token), JSON.stringify(answers)).toEqual(verdict)
  }
})

const urlEncoded = 'application/x-www-form-urlencoded'

test('[S94] a form of another site cannot post: nothing is judged and nothing stored', async () => {
  const body = new URLSearchParams({ ...base, token: await tokenFor(enquiry) }).toString()
  for (const [origin, fetchSite] of [
    ['https://evil.example', undefined],
    ['null', 'cross-site'],
  ] as const) {
    const { status, text } = await post(enquiry.path, body, urlEncoded, origin, fetchSite)
    expect(status, origin).toBe(403)
    expect(text).not.toContain('Your reference')
    // The form, with what was typed and what to do about it.
    expect(text).toContain(formErrors.crossOrigin.words)
    expect(text).toContain('value="jo@example.com"')
    expect(text).toMatch(/<h1[^>]*>General Enquiry<\/h1>/)
  }
  // The origin of our own page is hidden where the referrer is stripped.
  expect((await post(enquiry.path, body, urlEncoded, 'null', 'same-origin')).text).toContain('Your reference')
})

const referral: Form = { path: '/contact-us/referral', mutation: 'SubmitReferral', formName: 'referral' }

const referred = {
  referralFor: 'other',
  name: 'Jo',
  role: 'family',
  replyBy: 'email',
  email: 'jo@example.com',
  givenName: 'Alma',
  postcode: '4810',
  callFirst: 'me',
  services: ['not-sure'],
  urgency: 'none',
  representative: 'no',
  consentBy: 'nobody-yet',
}

/** The step and the seal that takeFormStep returns for one press. */
async function takeStep(step: string, answers: Answers, sealed = ''): Promise<{ step: string; sealed: string }> {
  const input = { form: 'referral', step, move: 'NEXT', to: null, answers, sealed }
  return (await graphql(operation('TakeFormStep'), { input })).data.takeFormStep
}

/** All answers under one seal, as on the page that lists them for checking. */
async function sealOf(answers: Answers): Promise<string> {
  let at = { step: 'you', sealed: '' }
  // A question without an answer would bring its step back: every question is answered, most with an empty text.
  const all = Object.fromEntries(fieldsOf(definition).map((field) => [field.name, answers[field.name] ?? '']))
  for (let press = 0; press < 12 && at.step !== 'check'; press += 1) at = await takeStep(at.step, all, at.sealed)
  expect(at.step).toBe('check')
  return at.sealed
}

/** In three boxes, so that joined they are what was typed; nothing where three boxes cannot say it. */
const inBoxes = (typed: string): readonly string[] | undefined => {
  const [day = '', month, ...year] = typed.split('/')
  return month === undefined || year.length === 0 ? undefined : [day, month, year.join('/')]
}

const stepFields: Readonly<Record<'person' | 'wanted', readonly string[]>> = {
  person: ['givenName', 'postcode', 'callFirst'],
  wanted: ['services', 'urgency', 'funding'],
}

const stepped = [
  ['date of birth', 'person', 'dateOfBirth', {}, date],
  ['NDIS number', 'wanted', 'ndisNumber', { funding: 'ndis' }, ndisNumber],
  ['Aged Care ID', 'wanted', 'agedCareId', { funding: 'support-at-home' }, agedCareId],
] as const

for (const [label, step, field, more, { accepted, refused }] of stepped)
  test(`[S95] a post of one step and a mutation agree about each ${label} labelled by hand @slow`, async () => {
    const answers = { ...referred, funding: 'private', ...more }
    const token = await tokenFor(referral)
    const sealed = await sealOf(answers)
    let judged = 0
    for (const [typed] of sendable([...accepted, ...refused])) {
      const parts = field === 'dateOfBirth' ? inBoxes(typed) : [typed]
      if (!parts) continue
      const boxes =
        field === 'dateOfBirth'
          ? Object.fromEntries(['day', 'month', 'year'].map((part, place) => [`${field}-${part}`, parts[place] ?? '']))
          : { [field]: typed }
      const onStep = Object.entries(answers).filter(([one]) => stepFields[step].includes(one))
      const body = new URLSearchParams({ ...Object.fromEntries(onStep), ...boxes, token, sealed, step, go: 'next' })
      const { status, text } = await post(referral.path, body.toString(), urlEncoded)
      const fields = [...text.matchAll(/href="#field-(\w+)"/g)].map(([, one = '']) => one)
      const page = status === 200 && /Check your answers/.test(text) ? ['accepted'] : fields
      expect(page, JSON.stringify(typed)).toEqual(
        await verdictOfMutation(referral, { ...answers, [field]: typed }, token),
      )
      judged += 1
    }
    expect(judged).toBeGreaterThan(3)
  })
