import { readdirSync, readFileSync } from 'node:fs'
import { forms } from '#schema/forms/forms.ts'
import { operation } from '#tests/helpers/operations.ts'
import { productPages } from '#tests/helpers/invented-addresses.ts'
import { expect, test } from '@playwright/test'
import { startSite, type TestSite } from '#tests/helpers/site.ts'

/** The most processor time, of all threads together, that any anonymous request may take, in ms. */
const maxMs = 90

/** Of this many measurements the median counts. The first ones also compile the code, and do not count. */
const measured = 7
const warmUp = 5

interface Dear {
  readonly what: string
  /** Another address for each number, so that no answer is cached. */
  readonly path: (n: number) => string
  readonly init?: RequestInit
}

const enquiry = '/contact-us/general-enquiry'
const feedback = '/contact-us/feedback'
const referral = '/contact-us/referral'

/** The largest body that the site reads, less the names of its fields. */
const maxBody = 255_000

/** URL-encoded as by a hand-written client: what may stay as it is costs the sender one byte, and the page up to seven. */
const formPost = (
  fields: readonly (readonly [string, string])[],
  headers: Record<string, string> = {},
): RequestInit => ({
  method: 'POST',
  headers: { ...headers, 'content-type': 'application/x-www-form-urlencoded' },
  body: fields.map(([name, value]) => `${name}=${value}`).join('&'),
})

const multipart = (headers: string, value: string): RequestInit => ({
  method: 'POST',
  headers: { 'content-type': 'multipart/form-data; boundary=b' },
  body: `--b\r\n${headers}\r\n\r\n${value}\r\n--b--\r\n`,
})

const json = (body: unknown): RequestInit => ({
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify(body),
})

/** The same text in every text field of a page. */
const filled = (form: keyof typeof forms, step: number, length: number) =>
  (forms[form].steps[step]?.fields ?? []).flatMap(({ kind, name }): [string, string][] =>
    ['choice', 'choices', 'date'].includes(kind) ? [] : [[name, '<'.repeat(length)]],
  )

const repeated = (parameter: (n: number) => string) =>
  Array.from({ length: 3_000 }, (_, n) => parameter(n))
    .join('&')
    .slice(0, 14_000)

const post = (what: string, path: string, init: RequestInit): Dear => ({ what, path: () => path, init })

async function dearRequests(site: TestSite): Promise<readonly Dear[]> {
  const ask = async (name: string, variables: object) => {
    const response = await fetch(`${site.url}/graphql`, json({ query: operation(name), variables }))
    return (await response.json()).data
  }
  const tokenFor = async (form: string): Promise<string> => (await ask('FormToken', { form })).formToken
  const [enquiryToken, feedbackToken] = [await tokenFor('general-enquiry'), await tokenFor('feedback')]
  const longAnswers = { referralFor: 'other', goals: '<'.repeat(49_000) }
  const { takeFormStep } = await ask('TakeFormStep', {
    input: { form: 'referral', step: 'wanted', move: 'BACK', answers: longAnswers, sealed: '' },
  })
  const sealed: [string, string] = ['sealed', takeFormStep.sealed]
  const long = '<'.repeat(maxBody)
  return [
    { what: 'the form of an enquiry', path: () => enquiry },
    { what: 'the form of a referral', path: () => referral },
    post('enquiry, nothing in it', enquiry, formPost([['name', '']])),
    ...['<', '"', '+', '%3C', '%'].map((piece) =>
      post(
        `enquiry, a message of ${piece}`,
        enquiry,
        formPost([['message', piece.repeat(Math.floor(maxBody / piece.length))]]),
      ),
    ),
    post(
      'enquiry, a valid token and a message of <',
      enquiry,
      formPost([
        ['token', enquiryToken],
        ['message', long],
      ]),
    ),
    post(
      'feedback, a valid token and 40,000 <',
      feedback,
      formPost([
        ['token', feedbackToken],
        ['whatHappened', '<'.repeat(39_900)],
      ]),
    ),
    post(
      'feedback, a valid token and every field full',
      feedback,
      formPost([['token', feedbackToken], ...filled('feedback', 0, 20_000)]),
    ),
    post('enquiry from another site', enquiry, formPost([['message', long]], { origin: 'https://evil.example' })),
    post(
      'enquiry, hundreds of options',
      enquiry,
      formPost(Array.from({ length: 490 }, () => ['needs', '<'.repeat(500)])),
    ),
    post('enquiry, a long token', enquiry, formPost([['token', long]])),
    post('enquiry, its data alone', `${enquiry}.data`, formPost([['message', long]])),
    post('enquiry, many headers of a part', enquiry, multipart('x: 1\r\n'.repeat(10_000), '')),
    post(
      'enquiry, many parameters of a part',
      enquiry,
      multipart(`content-disposition: form-data${'; a=b'.repeat(12_000)}`, ''),
    ),
    post(
      'referral, a long goal',
      referral,
      formPost([
        ['step', 'wanted'],
        ['goals', long],
      ]),
    ),
    post(
      'referral, every field of a step full',
      referral,
      formPost([['step', 'wanted'], ...filled('referral', 2, 20_000)]),
    ),
    post(
      'referral, hundreds of services',
      referral,
      formPost([
        ['step', 'wanted'],
        ...Array.from({ length: 499 }, (): [string, string] => ['services', '<'.repeat(480)]),
      ]),
    ),
    post('referral, all answers', referral, formPost([['step', 'check'], sealed])),
    post(
      'referral, a change in long answers',
      referral,
      formPost([['step', 'check'], sealed, ['go', 'change:wanted']]),
    ),
    post(
      'referral from another site',
      referral,
      formPost(
        [
          ['step', 'wanted'],
          ['sealed', 'A'.repeat(130_000)],
          ['goals', '<'.repeat(120_000)],
        ],
        { origin: 'https://evil.example' },
      ),
    ),
    post(
      'GraphQL, a step with hundreds of answers',
      '/graphql',
      json({
        query: operation('TakeFormStep'),
        variables: {
          input: {
            form: 'referral',
            step: 'wanted',
            move: 'NEXT',
            answers: Object.fromEntries(Array.from({ length: 490 }, (_, n) => [`a${n}`, '<'.repeat(180)])),
          },
        },
      }),
    ),
    { what: 'search for many words', path: (n) => `/search?q=${'ramp+chair+bath+'.repeat(800)}${n}` },
    { what: 'search for short words', path: (n) => `/search?q=a+e+i+o+u+the+and+${n}` },
    {
      what: 'products with many filters',
      path: (n) => `/resources/product-database?${repeated((one) => `category=${one}`)}${n}`,
    },
    {
      what: 'products, many to compare',
      path: (n) =>
        `/resources/product-database?${productPages
          .slice(0, 60)
          .map((page) => `compare=${page.split('/').at(-1)}`)
          .join('&')}&q=${n}`,
    },
    { what: 'a page number that does not exist', path: (n) => `/blogs?page=${n}` },
    { what: 'a long unknown path', path: (n) => `/no-such/${'%3C'.repeat(4_600)}${n}` },
    { what: 'a sentence that the board does not have', path: (n) => `/say/send/${'a-'.repeat(7_000)}${n}` },
    { what: 'an enquiry about an unknown product', path: (n) => `${enquiry}?product=${'%3C'.repeat(4_600)}${n}` },
  ]
}

const threadTimes = (site: TestSite): number => {
  const tasks = `/proc/${site.pid()}/task`
  const times = readdirSync(tasks).map((task) =>
    Number(readFileSync(`${tasks}/${task}/schedstat`, 'utf8').split(' ')[0]),
  )
  return times.reduce((sum, time) => sum + time, 0) / 1e6
}

test('no anonymous request takes much processor time, whatever is in it', async () => {
  const site = await startSite({ TRUST_PROXY: '1' })
  let sender = 0
  /** Each message comes from another network, so that no limit refuses it. */
  const costOf = async ({ what, path, init }: Dear, n: number): Promise<number> => {
    sender += 1
    const headers = new Headers(init?.headers)
    headers.set('x-forwarded-for', `198.51.${sender >> 8}.${sender & 255}`)
    headers.set('accept', 'text/html, application/json')
    headers.set('accept-encoding', 'gzip, deflate, br')
    const before = threadTimes(site)
    const response = await fetch(site.url + path(n), { ...init, headers })
    await response.arrayBuffer()
    // A refusal is cheap too, but then the test measures something else; a failure is a fault of its own.
    expect(response.status, what).not.toBe(429)
    expect(response.status, what).toBeLessThan(500)
    return threadTimes(site) - before
  }
  const costs: { readonly what: string; readonly ms: number }[] = []
  for (const request of await dearRequests(site)) {
    const all: number[] = []
    for (let n = 0; n < warmUp + measured; n += 1) all.push(await costOf(request, n))
    const ms = all.slice(warmUp).toSorted((a, b) => a - b)[Math.floor(measured / 2)] ?? 0
    costs.push({ what: request.what, ms })
  }
  const dearest = costs.toSorted((a, b) => b.ms - a.ms)
  for (const { what, ms } of dearest.slice(0, 10))
    test.info().annotations.push({ type: 'figure', description: `${ms.toFixed(0)} ms: ${what}` })
  expect(dearest.filter(({ ms }) => ms > maxMs)).toEqual([])
  await site.stop()
})
