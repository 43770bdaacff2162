import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { DatabaseSync } from 'node:sqlite'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { fieldsOf, type Answers, type Field, type FormDefinition } from '#schema/forms/form-definition.ts'
import { formIds, forms, type FormId } from '#schema/forms/forms.ts'
import { siteMap } from '#schema/site-map.ts'
import { startDeployable } from '#tests/helpers/deployable.ts'
import { startMailServer } from '#tests/helpers/mail-server.ts'
import { operation } from '#tests/helpers/operations.ts'
import { figureOf, startSite, type TestSite } from '#tests/helpers/site.ts'

/** Unique words and numbers of the person in this test, in every spelling and encoding. */
const telling =
  /quibberlee|0?491[ -]?570[ -]?156|430[ -]?987[ -]?654|AC[ -]?98765432|1947-07-0?7|7\/7\/1947|7 July 1947/i

const typedIn = ({ kind, name, rules = [] }: Field): string => {
  const names = new Set(rules.map(({ rule }) => rule))
  if (kind === 'date') return '7/7/1947'
  if (names.has('email')) return 'tell.quibberlee@example.com'
  if (names.has('phone')) return '0491 570 156'
  if (names.has('ndisNumber')) return '430 987 654'
  if (names.has('agedCareId')) return 'AC98765432'
  if (names.has('postcode')) return '4810'
  return `Quibberlee, as to ${name}`
}

/** The options with which most text fields apply; of other questions the first option is chosen. */
const chosen: Partial<Record<FormId, Answers>> = {
  'general-enquiry': { replyBy: 'email', topic: 'something-else', needs: ['interpreter'], role: 'self' },
  feedback: {
    type: 'complaint',
    giveName: 'yes',
    replyBy: 'email',
    behalf: 'other',
    danger: 'no',
    needs: ['interpreter'],
  },
  referral: {
    referralFor: 'other',
    role: 'health',
    replyBy: 'email',
    callFirst: 'me',
    needs: ['interpreter'],
    funding: 'ndis',
    ndisManagement: 'plan',
    services: ['not-sure'],
    urgency: 'none',
    representative: 'yes',
    consentBy: 'person',
    consentFor: ['contact'],
  },
}
const filled = (formId: FormId): Answers => ({
  ...Object.fromEntries(
    fieldsOf(forms[formId]).map((field) => [
      field.name,
      'options' in field ? (field.options[0]?.value ?? '') : typedIn(field),
    ]),
  ),
  ...chosen[formId],
})

const pathOf = (formId: FormId) => siteMap.find(({ template }) => template === formId)?.path ?? ''

/** Every response, except the pages that return a person's own answers to them. */
interface Responses {
  readonly statuses: number[]
  readonly text: string[]
}

async function sendRequest(site: TestSite, responses: Responses, path: string, init: RequestInit): Promise<string> {
  const response = await fetch(site.url + path, { ...init, redirect: 'manual' })
  const body = await response.text()
  responses.statuses.push(response.status)
  responses.text.push(response.url, JSON.stringify([...response.headers]))
  return body
}

/** The post of one page of a form by a browser without JavaScript. */
const post = (
  site: TestSite,
  responses: Responses,
  formId: FormId,
  hidden: Record<string, string>,
  answers: Answers,
  headers: Record<string, string> = {},
) => {
  const definition: FormDefinition = forms[formId]
  const fields = definition.steps.find(({ name }) => name === hidden['step'])?.fields ?? fieldsOf(definition)
  const body = new URLSearchParams(hidden)
  for (const { name, kind } of fields) {
    const values = [answers[name] ?? ''].flat()
    if (kind !== 'date') for (const value of values) body.append(name, value)
    else
      for (const [place, value] of String(values[0]).split('/').entries())
        body.append(`${name}-${['day', 'month', 'year'][place]}`, value)
  }
  return sendRequest(site, responses, pathOf(formId), {
    method: 'POST',
    headers: { origin: site.url, accept: 'text/html', ...headers },
    body,
  })
}

/** Sends a request to the gateway as an external client; its errors are recorded. */
async function graphql(site: TestSite, responses: Responses, body: unknown) {
  const text = await sendRequest(site, responses, '/graphql', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  })
  const answer: { data?: { formToken?: string; result?: { __typename?: string } } | null; errors?: unknown } =
    JSON.parse(text)
  if (answer.errors) responses.text.push(JSON.stringify(answer.errors))
  return answer
}

const tokenFor = async (site: TestSite, responses: Responses, formId: FormId): Promise<string> =>
  (await graphql(site, responses, { query: operation('FormToken'), variables: { form: formId } })).data?.formToken ?? ''

const send = (site: TestSite, responses: Responses, formId: FormId, input: object) =>
  graphql(site, responses, {
    query: operation(forms[formId].mutation.replace('s', 'S')),
    variables: { input },
  })

/** The contents of the data folder, except the store itself and drafts of cached content, which are renamed at any moment. */
async function filesOf(dataDir: string): Promise<string> {
  const files = (await readdir(dataDir, { recursive: true, withFileTypes: true })).filter(
    (entry) => entry.isFile() && !entry.name.startsWith('submissions.db') && !entry.name.endsWith('.half'),
  )
  const texts = await Promise.all(
    files.map(async ({ parentPath, name }) => `${name} ${await readFile(join(parentPath, name), 'latin1')}`),
  )
  return texts.join('\n')
}

/** Every place where a program may have written something. Returns the names of those that contain personal data. */
async function expectNoPersonalData(site: TestSite, responses: Responses): Promise<void> {
  const places = {
    log: site.log(),
    'addresses, headers and errors': responses.text.join('\n'),
    'the data folder': await filesOf(site.dataDir),
    metrics: await (await fetch(`${site.url}/metrics`)).text(),
    health: await (await fetch(`${site.url}/healthz`)).text(),
    readiness: await (await fetch(`${site.url}/readyz`)).text(),
  }
  for (const [place, text] of Object.entries(places)) {
    const at = telling.exec(text)?.index
    expect(at === undefined ? '' : text.slice(Math.max(0, at - 300), at + 100), place).toBe('')
  }
}

test.setTimeout(400_000)

test('[S94] [S96] whatever happens to a form, no personal data is in a log, an address, a header, an error, a metric or a file beside the store @slow', async () => {
  // The first two mails are cut off, the third is refused with the person's own address, and the rest are accepted.
  const mailServer = await startMailServer(['dies', 'dies', 'refuses'])
  const dataDir = await mkdtemp(join(tmpdir(), 'quiet-'))
  const site = await startSite({ LOG_LEVEL: 'debug', DATA_DIR: dataDir, SMTP_URL: mailServer.url })
  const responses: Responses = { statuses: [], text: [] }
  const expectStatus = (status: number) => {
    expect(responses.statuses.at(-1)).toBe(status)
  }
  for (const formId of formIds) {
    const definition: FormDefinition = forms[formId]
    const hasSteps = definition.steps.length > 1
    const step = definition.steps.find(({ fields }) => fields.some(({ kind }) => kind === 'email'))?.name ?? ''
    const answers = filled(formId)
    const token = await tokenFor(site, responses, formId)
    const input = Object.fromEntries(Object.entries({ ...answers, token, website: 'Quibberlee' }))
    const middle = {
      token,
      website: 'Quibberlee',
      ...(hasSteps && { step, go: 'next', sealed: '', known: '{}' }),
    }

    // Invalid, through both transports.
    await post(site, responses, formId, middle, {
      ...answers,
      email: 'quibberlee',
      replyBy: 'email',
      type: 'x',
      topic: 'x',
    })
    expect([422, 200]).toContain(responses.statuses.at(-1))
    await send(site, responses, formId, { ...input, email: 'quibberlee', name: '', whatHappened: '' })
    // Expired, and a seal that cannot be opened.
    await post(site, responses, formId, { ...middle, token: 'quibberlee', sealed: 'quibberlee' }, answers)
    expectStatus(hasSteps ? 410 : 409)
    await send(site, responses, formId, { ...input, token: 'quibberlee' })
    // Cross-site, too large, and a truncated multipart body.
    await post(site, responses, formId, middle, answers, { origin: 'https://evil.example' })
    await post(site, responses, formId, middle, {
      ...answers,
      message: 'Quibberlee '.repeat(100_000),
      name: 'Quibberlee '.repeat(100_000),
    })
    expectStatus(413)
    await sendRequest(site, responses, pathOf(formId), {
      method: 'POST',
      headers: { origin: site.url, accept: 'text/html', 'content-type': 'multipart/form-data; boundary=x' },
      body: `--x\r\ncontent-disposition: form-data; name="name"\r\n\r\nQuibberlee`,
    })
    // As a query string: a form without its method, and a GraphQL client that uses GET.
    await fetch(
      `${site.url}${pathOf(formId)}?${new URLSearchParams({ name: 'Quibberlee', email: 'tell.quibberlee@example.com' })}`,
    )
    await fetch(
      `${site.url}/graphql?${new URLSearchParams({ query: `mutation { x(name: "Quibberlee") }`, variables: '{"name":"Quibberlee"}' })}`,
    )
    // GraphQL errors: wrong types, an unknown operation, plain text instead of an operation, and truncated JSON.
    await send(site, responses, formId, {
      ...input,
      name: { first: 'Quibberlee' },
      website: ['quibberlee', { at: 'Quibberlee' }],
    })
    await send(site, responses, formId, { ...input, other: 'Quibberlee' })
    await graphql(site, responses, {
      query: `mutation { ${definition.mutation}(input: { name: { first: "Quibberlee" } }) { __typename } }`,
      variables: { name: 'Quibberlee' },
    })
    await graphql(site, responses, JSON.stringify({ query: operation('FormToken'), variables: input }).slice(0, -9))

    // A store that cannot write.
    const other = new DatabaseSync(join(dataDir, 'submissions.db'))
    other.exec('begin exclusive')
    if (!hasSteps) {
      await post(site, responses, formId, middle, answers)
      expectStatus(503)
    }
    expect(await send(site, responses, formId, input)).toMatchObject({
      data: { result: { __typename: 'SubmissionUnavailable' } },
    })
    other.exec('rollback')
    other.close()

    // Stored, sent twice, and its mail refused.
    const { data } = await send(site, responses, formId, input)
    expect(data?.result?.__typename).toBe('SubmissionAccepted')
    if (!hasSteps) {
      await post(site, responses, formId, middle, answers)
      expectStatus(200)
    } else {
      await post(site, responses, formId, { ...middle, step: forms[formId].steps[0].name, sealed: '' }, answers)
      expectStatus(200)
    }
  }
  await expect
    .poll(() => figureOf(site, 'kerbcut_mail_undelivered{state="refused"}'), { timeout: 60_000 })
    .toBeGreaterThan(0)
  expect(mailServer.cut()).toBeGreaterThan(0)
  // The mails that were cut off are sent again.
  await expect.poll(() => mailServer.messages.join(), { timeout: 60_000 }).toMatch(telling)

  // Over the rate limit, through both transports.
  for (let form = 0; form < 120; form += 1) await send(site, responses, 'feedback', {})
  for (const formId of formIds) {
    const { data } = await send(site, responses, formId, filled(formId))
    expect(data?.result?.__typename).toBe('SubmissionLimited')
  }
  await post(site, responses, 'feedback', { token: 'x' }, filled('feedback'))
  expectStatus(429)

  await expectNoPersonalData(site, responses)
  // Killed in the middle of requests, and restarted: the new output has no personal data either.
  await site.kill()
  await site.restart()
  await expectNoPersonalData(site, responses)
  // The check can fail: the values are in the store.
  const store = new DatabaseSync(join(dataDir, 'submissions.db'))
  expect(JSON.stringify(store.prepare('select answers from submissions').all())).toMatch(telling)
  store.close()
  await site.stop()
  await mailServer.close()
  await rm(dataDir, { recursive: true, force: true })
})

test('[S32] [S96] a page that fails to render returns the typed answers to no other visitor @slow', async () => {
  const chunks = await readdir('build/server/assets')
  const siteChunk = chunks.find((name) => /^site-[\w-]{8}\.js$/.test(name))
  const deployable = await startDeployable(
    { LOG_LEVEL: 'debug' },
    {
      // The summary of errors is what fails.
      [`build/server/assets/${siteChunk}`]: (code) =>
        code.replace(/([`"'])There is a problem\1/, '(()=>{throw new Error("a page that breaks")})()'),
    },
  )
  const { site } = deployable
  const responses: Responses = { statuses: [], text: [] }
  for (const formId of ['general-enquiry', 'feedback'] as const) {
    const token = await tokenFor(site, responses, formId)
    const html = await post(site, responses, formId, { token }, { ...filled(formId), email: 'quibberlee' })
    expect(responses.statuses.at(-1)).toBe(500)
    expect(html).toContain('Internal Server Error')
  }
  expect(site.log()).toContain('a page that breaks')
  await expectNoPersonalData(site, responses)
  await deployable.stop()
})
