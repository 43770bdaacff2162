/**
 * Forms through both transports, the form post of the page's action and the mutation: filled in at random with a fixed
 * seed, and interrupted by rate limits. The expectations are written here independently of the code under test.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { Kind, parse } from 'graphql'
import { afterAll, expect, test } from 'vitest'
import { databaseFile } from '#gateway/submissions/sqlite.ts'
import { date } from '#tests/form-values/dates.ts'
import { agedCareId, ndisNumber } from '#tests/form-values/identifiers.ts'
import { message } from '#tests/form-values/texts.ts'
import { email, mobile, name, phone, postcode } from '#tests/form-values/values.ts'
import { pascalCase } from '#schema/camel-case.ts'
import type { AnswerIs, Field, FormDefinition } from '#schema/forms/form-definition.ts'
import { formLife, savedUntil } from '#schema/forms/form-life.ts'
import { formIds, forms, type FormId } from '#schema/forms/forms.ts'
import { recordingLog } from '#tests/helpers/recording-log.ts'
import { inProcessGateway } from '#tests/helpers/in-process-gateway.ts'
import { operation } from '#tests/helpers/operations.ts'
import { noContent } from '#tests/helpers/stub-content.ts'
import type { Outcome } from '#web/forms/outcome.ts'
import type { Gql } from '#web/graphql/server-client.ts'
import { type SentForm, submit } from '#web/templates/form-page/form-action.ts'

const dataDir = mkdtempSync(join(tmpdir(), 'fuzz-'))
const log = recordingLog()
/** Set by a test: the wait of a network that exceeded its rate limit. */
let secondsToWait: number | undefined
/** Milliseconds that the clock is ahead. */
let ahead = 0
const services = new Map([
  ['service-trial', 'Trial'],
  ['service-chsp', 'CHSP'],
])
const { gateway, submissions, stop } = await inProcessGateway({
  dataDir,
  logger: log,
  source: noContent,
  services,
  siteUrl: 'https://www.provider.example',
  secondsToWait: () => secondsToWait,
  now: () => new Date(Date.now() + ahead),
})
const store = new DatabaseSync(databaseFile(dataDir))
afterAll(async () => {
  store.close()
  await stop()
  rmSync(dataDir, { recursive: true, force: true })
})

const ask: Gql['query'] = async ({ definitions }, variables) => {
  const [first] = definitions
  const query = operation((first?.kind === Kind.OPERATION_DEFINITION && first.name?.value) || 'none')
  const { body } = await gateway.inProcess.executeOperation(
    { query, variables },
    { contextValue: gateway.context({ requestId: 'fuzz' }) },
  )
  if (body.kind !== 'single' || !body.singleResult.data) throw new Error('The gateway answered without data')
  return JSON.parse(JSON.stringify(body.singleResult.data))
}

/** The client of the page's action, in the same process. */
const client: Gql = { query: ask, mutate: ask }

const mutationOf = (formId: FormId) => operation(pascalCase(forms[formId].mutation))

const sentForm = (formId: FormId): SentForm => ({ definition: forms[formId], mutation: parse(mutationOf(formId)) })

/** Sends the mutation as an untrusted client. */
async function mutate(formId: FormId, input: object) {
  const { body } = await gateway.overHttp.executeOperation(
    { query: mutationOf(formId), variables: { input } },
    { contextValue: gateway.context({ requestId: 'fuzz' }) },
  )
  if (body.kind !== 'single') throw new Error('The gateway answered incrementally')
  const answer: {
    data?: Record<string, { __typename: string; reference?: string; errors?: { field: string }[] }> | null
    errors?: { extensions?: { code?: string } }[]
  } = JSON.parse(JSON.stringify(body.singleResult))
  return { result: answer.data?.['result'], code: answer.errors?.[0]?.extensions?.code }
}

const storedUnder = (reference: string): Record<string, string | string[]> =>
  JSON.parse(String(store.prepare('select answers from submissions where reference = ?').get(reference)?.['answers']))
const storedCount = () => Number(store.prepare('select count(*) as count from submissions').get()?.['count'])

// --- Random input

/** How many forms a test fills in: the full number with the slow suite `fuzz`, else 100. */
const rounds = (all: number) => Math.min(all, 100)

let state = 20_261_122
const below = (limit: number): number => {
  state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
  return Math.floor((state / 2 ** 32) * limit)
}
const pick = <T>(list: readonly T[], otherwise: T): T => list[below(list.length)] ?? otherwise

/** Syntax of other formats, text that programs read differently, invisible characters and halves of surrogate pairs. */
const pieces =
  'a|Zoë|e\u0301|7|0491 570 006| |\n|\r\n|\r|\t|\0|\u0007|\u0085|\u2028|\u00a0|\u200b|\u200d|\u202e|\ufeff|𝒜|👩‍🦽|\ud800|\udc00|ﷺ|ｗ|４|<b>|&amp;|"|\'|;--|${x}|=?utf-8?q?=41?=|\r\nBcc: x@example.com|__proto__|constructor|%00|+|=|&|?|/|'
    .split('|')
    .concat('|')

const junk = (): string => {
  const length = below(40) === 0 ? 4500 : below(12)
  return Array.from({ length }, () => pick(pieces, '')).join('')
}

const labelled = (field: Field) => {
  const names = field.kind === 'date' ? ['date'] : (field.rules ?? []).map(({ rule }) => rule)
  const tables = { date, email, phone, mobile, postcode, ndisNumber, agedCareId }
  for (const [rule, table] of Object.entries(tables).toReversed()) if (names.includes(rule)) return table
  return field.kind === 'multiline' ? message : name
}

/** Choices as a list, a date as three fields, everything else as text; empty fields are omitted. */
type Filled = Record<string, string | string[]>

const valueFor = (field: Field, isSpoilt: boolean): string | string[] | undefined => {
  if ('options' in field) {
    const options = field.options.map(({ value }) => value).concat(field.optionsFrom ? [...services.keys()] : [])
    const randomOption = () => (isSpoilt && below(2) === 0 ? junk() : pick(options, ''))
    return field.kind === 'choices'
      ? Array.from({ length: below(4) + (field.isRequired ? 1 : 0) }, randomOption)
      : randomOption()
  }
  const { accepted, refused } = labelled(field)
  const typed = isSpoilt
    ? pick([junk, () => pick(refused, refused[0])?.[0] ?? ''], junk)()
    : field.isRequired || below(3) > 0
      ? (pick(accepted, accepted[0])?.[0] ?? '')
      : ''
  if (field.kind !== 'date') return typed
  const parts = /^(\d{1,2})\/(\w+)\/(\d{4})$/.exec(typed)?.slice(1)
  return parts ?? (isSpoilt ? [junk(), junk(), typed] : ['', '', ''])
}

/** Half of the forms have only valid values, so that some are stored. */
function fill(definition: FormDefinition): Filled {
  const spoiling = pick([0, 0, 12, 3], 0)
  const filled: Filled = {}
  for (const field of definition.steps.flatMap(({ fields }) => fields)) {
    const value = valueFor(field, spoiling > 0 && below(spoiling) === 0)
    if (value !== undefined && !(spoiling > 0 && below(8) === 0)) filled[field.name] = value
  }
  return filled
}

const isDate = (field: Field) => field.kind === 'date'

/** The input of the mutation. */
const inputOf = (definition: FormDefinition, filled: Filled) =>
  Object.fromEntries(
    definition.steps
      .flatMap(({ fields }) => fields)
      .flatMap((field) => {
        const value = filled[field.name]
        if (value === undefined) return []
        if (!isDate(field) || !Array.isArray(value)) return [[field.name, value]]
        return [[field.name, value.some((part) => part.trim() !== '') ? value.join('/') : '']]
      }),
  )

/** The form post of a browser, in either encoding, with unknown fields added. */
function post(fields: readonly Field[], filled: Filled, hidden: Record<string, string>): Request {
  const body = pick<FormData | URLSearchParams>([new FormData(), new URLSearchParams()], new FormData())
  if (below(4) === 0) body.append(pick(pieces, 'x'), junk())
  for (const field of fields) {
    const value = filled[field.name]
    if (value === undefined) continue
    const parts = ['day', 'month', 'year']
    for (const [place, part] of [value].flat().entries())
      body.append(isDate(field) ? `${field.name}-${parts[place]}` : field.name, part)
  }
  for (const [key, value] of Object.entries(hidden)) body.append(key, value)
  return new Request('https://www.provider.example/form', { method: 'POST', body })
}

// --- Expectations

/** The visible characters of a text, normalised. */
const seen = (text: string): string =>
  text
    .toWellFormed()
    .replaceAll(/[\s\p{C}\p{Default_Ignorable_Code_Point}\u2800]/gu, '')
    .normalize('NFC')

const numbersIn = (parts: readonly string[]) => parts.filter((part) => /^\d+$/.test(part)).map(Number)

/** Arabic, Persian, Devanagari and Myanmar digits: the zeros of the scripts in tests/form-values. */
const zeros = [0x660, 0x6f0, 0x966, 0x116d0, 0x116da]
const inAscii = (text: string) =>
  text.normalize('NFKC').replaceAll(/\p{Nd}/gu, (digit) => {
    const value = zeros.map((zero) => (digit.codePointAt(0) ?? 0) - zero).find((ten) => ten >= 0 && ten < 10)
    return value === undefined ? digit : String(value)
  })
const digits = (text: string) => inAscii(text).replaceAll(/\D/g, '')

const partsOf = (when: Field['when']): readonly AnswerIs[] => (!when ? [] : 'allOf' in when ? when.allOf : [when])

/** Whether a field applies: each condition depends on an earlier answer, and only where that field applies. */
function asked(definition: FormDefinition, stored: Record<string, string | string[]>): Field[] {
  const isMet = (when: Field['when']) =>
    partsOf(when).every(({ field, isOneOf }) => [stored[field] ?? []].flat().some((value) => isOneOf.includes(value)))
  return definition.steps
    .filter(({ when }) => isMet(when))
    .flatMap(({ fields }) => fields.filter(({ when }) => isMet(when)))
}

function expectStoredField(field: Field, typed: string | string[], stored: string | string[] | undefined): void {
  const where = `${field.name}: ${JSON.stringify(typed)} became ${JSON.stringify(stored)}`
  if (field.kind === 'choices') {
    expect([stored ?? []].flat().toSorted(), where).toEqual(
      [...new Set([typed].flat().map(seen).filter(Boolean))].toSorted(),
    )
    return
  }
  expect(Array.isArray(stored), where).toBe(false)
  const normalised = String(stored ?? '')
  // Stored normalised: no character that could break a mail or a page, and no space at the ends.
  expect(normalised, where).toBe(normalised.normalize('NFC').trim())
  expect(normalised, where).not.toMatch(/[^\P{Cc}\n]|[\u202a-\u202e\u2066-\u2069\ufeff]/u)
  expect(normalised.isWellFormed(), where).toBe(true)
  if (field.kind !== 'multiline') expect(normalised, where).not.toContain('\n')
  if (field.kind === 'date') {
    const [year, month, day] = normalised.split('-').map(Number)
    for (const number of numbersIn([typed].flat().map((part) => inAscii(part).trim())))
      expect([day, month, year], where).toContain(number)
    return
  }
  const text = String(typed)
  const rules = new Set((field.rules ?? []).map(({ rule }) => rule))
  if (rules.has('phone'))
    expect(digits(text), where).toContain(digits(normalised.split(';')[0] ?? '').replace(/^0/, ''))
  else if (rules.has('email')) {
    // What surrounds the address may be left out.
    const [around = '', after = ''] = seen(text)
      .replaceAll(/[’]/g, "'")
      .replaceAll(/[\p{Pd}−]/gu, '-')
      .split('@')
    const [local = '', domain = ''] = normalised.split('@')
    expect(around.endsWith(local), where).toBe(true)
    expect(around.slice(0, -local.length), where).toMatch(/^(?:.*<)?(?:mailto:)?$/i)
    if (/^[\w.>-]*$/.test(after)) expect(after.toLowerCase().replace(/\.?>?$/, ''), where).toBe(domain)
  } else if (rules.has('postcode')) expect(normalised, where).toBe(digits(text))
  else if (rules.has('ndisNumber') || rules.has('agedCareId')) {
    const plain = (value: string) =>
      seen(inAscii(value))
        .replaceAll(/[\p{Pd}−]|\.$/gu, '')
        .toUpperCase()
    expect(plain(normalised), where).toBe(plain(text))
  } else expect(seen(normalised), where).toBe(seen(text))
}

/** An accepted form is stored under its reference number: every answer to a field that applies, and nothing else. */
function expectStored(definition: FormDefinition, filled: Filled, reference: string): void {
  const stored = storedUnder(reference)
  const fields = asked(definition, stored)
  expect(fields.map((field) => field.name)).toEqual(expect.arrayContaining(Object.keys(stored)))
  for (const field of fields) {
    const typed = filled[field.name] ?? ''
    if (seen([typed].flat().join('')) !== '') expectStoredField(field, typed, stored[field.name])
    else expect(stored[field.name], field.name).toBeUndefined()
    if (field.isRequired) expect(stored[field.name], field.name).toBeDefined()
  }
}

/** A refusal names fields of the form, each once, in order, with a message. */
function expectNamed(definition: FormDefinition, problems: readonly { field: string; message?: string }[]): void {
  const order = definition.steps.flatMap(({ fields }) => fields.map((field) => field.name))
  const named = problems.map(({ field }) => field)
  expect(named.length).toBeGreaterThan(0)
  expect(named).toEqual(order.filter((fieldName) => named.includes(fieldName)))
  for (const { message: words } of problems) expect(words).toMatch(/\S/)
}

const hasSteps = (formId: FormId) => forms[formId].steps.length > 1
const formsInSteps = formIds.filter(hasSteps)

test.each(formIds.filter((formId) => !hasSteps(formId)))(
  '[S95] for any input to %s, post and mutation agree, a refusal names its fields, and an accepted form is stored once as sent',
  { timeout: 240_000 },
  async (formId) => {
    const definition: FormDefinition = forms[formId]
    const fields = definition.steps.flatMap((step) => step.fields)
    let accepted = 0
    let refused = 0
    for (let form = 0; form < rounds(700); form += 1) {
      const filled = fill(definition)
      const token = submissions.issueToken(formId)
      const before = storedCount()
      const where = JSON.stringify(filled)
      const outcome = await submit(client, sentForm(formId), post(fields, filled, { token, website: '' }))
      const { result, code } = await mutate(formId, { ...inputOf(definition, filled), token })
      expect(code, where).toBeUndefined()
      if (outcome.kind === 'accepted') {
        // The same answers under the same token, through the other transport: one record.
        expect(result, where).toMatchObject({ __typename: 'SubmissionAccepted', reference: outcome.reference })
        expect(storedCount()).toBe(before + 1)
        expectStored(definition, filled, outcome.reference)
        accepted += 1
      } else {
        expect(outcome, where).toMatchObject({ kind: 'returned', code: 'invalid', token })
        const problems = outcome.kind === 'returned' ? outcome.problems : []
        expectNamed(definition, problems)
        expect(
          result?.errors?.map(({ field }) => field),
          where,
        ).toEqual(problems.map(({ field }) => field))
        expect(storedCount()).toBe(before)
        refused += 1
      }
    }
    // Both outcomes have occurred; otherwise the test proves nothing.
    expect(Math.min(accepted, refused)).toBeGreaterThan(rounds(700) / 5)
  },
)

/** Fills in page after page until the form is accepted or refused. */
async function walk(formId: FormId, filled: Filled, token: string): Promise<Outcome> {
  const { steps }: FormDefinition = forms[formId]
  let outcome: Outcome = {
    kind: 'step',
    token,
    at: { step: steps[0]?.name ?? '', sealed: '', answers: {}, advice: [] },
  }
  for (let press = 0; press < 12 && outcome.kind === 'step'; press += 1) {
    const { step, sealed } = outcome.at
    const fields = steps.find((candidate) => candidate.name === step)?.fields ?? []
    outcome = await submit(client, sentForm(formId), post(fields, filled, { token, sealed, step, go: 'next' }))
  }
  return outcome
}

test.each(formsInSteps)(
  '[S95] for any input to %s, page by page: it stops where the mutation reports an error, or is stored once as sent',
  { timeout: 240_000 },
  async (formId) => {
    const definition: FormDefinition = forms[formId]
    let accepted = 0
    let refused = 0
    for (let form = 0; form < rounds(250); form += 1) {
      const filled = fill(definition)
      const token = submissions.issueToken(formId)
      const before = storedCount()
      const where = JSON.stringify(filled)
      const outcome = await walk(formId, filled, token)
      const { result, code } = await mutate(formId, { ...inputOf(definition, filled), token })
      expect(code, where).toBeUndefined()
      if (outcome.kind === 'accepted') {
        expect(result, where).toMatchObject({ __typename: 'SubmissionAccepted', reference: outcome.reference })
        expect(storedCount()).toBe(before + 1)
        expectStored(definition, filled, outcome.reference)
        accepted += 1
      } else {
        expect(outcome, where).toMatchObject({ kind: 'returned', code: 'invalid', token })
        if (outcome.kind !== 'returned') continue
        expectNamed(definition, outcome.problems)
        const onPage = definition.steps.find((candidate) => candidate.name === outcome.at?.step)?.fields ?? []
        const named = result?.errors?.map(({ field }) => field) ?? []
        expect(named.slice(0, outcome.problems.length), where).toEqual(outcome.problems.map(({ field }) => field))
        for (const { field } of outcome.problems) expect(onPage.map((candidate) => candidate.name)).toContain(field)
        expect(storedCount()).toBe(before)
        refused += 1
      }
    }
    expect(Math.min(accepted, refused)).toBeGreaterThan(rounds(250) / 8)
  },
)

test(
  '[S96] for any post in place of a step, the returned page has what was typed on it, and nothing is stored',
  { timeout: 240_000 },
  async () => {
    const { steps } = forms.referral
    const before = storedCount()
    const good = await walk('referral', { referralFor: 'self' }, submissions.issueToken('referral'))
    const seal = good.kind === 'accepted' ? '' : (good.at?.sealed ?? '')
    for (let form = 0; form < rounds(600); form += 1) {
      const { name: step, fields } = pick<FormDefinition['steps'][number]>(steps, forms.referral.steps[0])
      const filled = fill({ ...forms.referral, steps: [{ name: step, title: step, fields }] })
      const hidden = {
        token: pick([submissions.issueToken('referral'), junk(), ''], ''),
        sealed: pick([seal, seal, '', junk(), `${seal.slice(0, -9)}AAAAAAAAA`], ''),
        step: pick([step, step, step, step, 'check', junk(), ''], ''),
        go: pick(['next', 'next', 'back', 'change:you', 'change:check', `change:${junk()}`, junk(), ''], ''),
        known: pick(['{}', '{"referralFor":"other"}', '[', 'null', '7', '{"__proto__":1,"role":[1]}', junk()], ''),
      }
      const outcome = await submit(client, sentForm('referral'), post(fields, filled, hidden))
      const where = JSON.stringify([filled, hidden, outcome]).slice(0, 2000)
      expect(outcome.kind, where).not.toBe('accepted')
      if (outcome.kind === 'accepted') continue
      // The gateway never failed: a seal that cannot be opened has its own message.
      if (outcome.kind === 'returned') expect(['invalid', 'stepsLost', 'expired'], where).toContain(outcome.code)
      expect([...steps.map((candidate) => candidate.name), 'check'], where).toContain(outcome.at?.step)
      // Every typed answer is still there on its page; only values longer than any answer may be are dropped.
      if (hidden.step !== step) continue
      for (const { name: fieldName, kind, when } of fields) {
        const typed = String(filled[fieldName] ?? '')
        if (!when && kind === 'multiline' && seen(typed) !== '' && typed.length <= 4000)
          expect(seen(String(outcome.at?.answers[fieldName])), where).toBe(seen(typed))
      }
    }
    expect(storedCount()).toBe(before)
  },
)

test(
  '[S94] any malformed post or input is refused with a message, and is not a server error',
  { timeout: 240_000 },
  async () => {
    const before = storedCount()
    const types = [
      'application/x-www-form-urlencoded',
      'multipart/form-data; boundary=x',
      'text/plain',
      'application/json',
      '',
    ]
    for (let form = 0; form < rounds(400); form += 1) {
      const formId = pick(formIds, 'feedback')
      const type = pick(types, '')
      const request = new Request('https://www.provider.example/form', {
        method: 'POST',
        body: Uint8Array.from({ length: below(300) }, () => below(256)),
        headers: type ? { 'Content-Type': type } : {},
      })
      const outcome = await submit(client, sentForm(formId), request)
      // Without a step name, the first of several steps is shown.
      const verdict = outcome.kind === 'returned' ? outcome.code : outcome.kind
      expect(['expired', 'invalid', 'unreadable', 'stepsLost', 'step'], type).toContain(verdict)

      const things = [7, null, true, {}, [null], [['x']], { $where: 1 }, '', 'x'.repeat(70_000), [junk()]]
      const names = forms[formId].steps.flatMap(({ fields }) => fields.map((field) => field.name))
      const input = Object.fromEntries(names.map((fieldName) => [fieldName, pick<unknown>(things, null)]))
      const { result, code } = await mutate(formId, { ...input, token: submissions.issueToken(formId) })
      if (code === undefined) expect(result?.__typename).toBe('SubmissionInvalid')
      else expect(code).toBe('BAD_USER_INPUT')
    }
    expect(storedCount()).toBe(before)
    expect(log.lines.filter(({ level }) => level === 'error')).toEqual([])
  },
)

const relative: Filled = {
  referralFor: 'other',
  name: 'Jo Nguyen',
  role: 'family',
  replyBy: 'email',
  email: 'jo@example.com',
  givenName: 'Alma',
  dateOfBirth: ['27', '3', '1950'],
  postcode: '4810',
  callFirst: 'me',
  funding: 'not-sure',
  services: ['not-sure'],
  urgency: 'none',
  goals: 'To shower\nby herself.',
  representative: 'no',
  consentBy: 'nobody-yet',
}

/** A post of the page at the current step. */
const pressOn = (outcome: Outcome, token: string, more: Record<string, string> = {}, filled: Filled = relative) => {
  const at = outcome.kind === 'accepted' ? undefined : outcome.at
  const step = at?.step ?? 'who'
  const fields = forms.referral.steps.find((candidate) => candidate.name === step)?.fields ?? []
  return submit(
    client,
    sentForm('referral'),
    post(fields, filled, { token, sealed: at?.sealed ?? '', step, go: 'next', ...more }),
  )
}

const start = (token: string): Outcome => ({
  kind: 'step',
  token,
  at: { step: 'who', sealed: '', answers: {}, advice: [] },
})

/** Answers up to the page of a step. */
async function walkTo(step: string, token: string): Promise<Outcome> {
  let outcome = start(token)
  for (let press = 0; press < 12 && outcome.kind === 'step' && outcome.at.step !== step; press += 1)
    outcome = await pressOn(outcome, token)
  expect(outcome).toMatchObject({ kind: 'step', at: { step } })
  return outcome
}

test.each(['general-enquiry', 'feedback', 'referral'] as const)(
  '[S94] [S96] %s from a network over its rate limit returns with every answer through both transports, and continues after the wait',
  async (formId) => {
    const definition: FormDefinition = forms[formId]
    const fields = definition.steps.flatMap((step) => step.fields)
    const token = submissions.issueToken(formId)
    const filled: Filled =
      formId === 'general-enquiry'
        ? { name: 'Jo', replyBy: 'phone', phone: '0491 570 006', topic: 'call-me-back', message: 'One\ntwo' }
        : formId === 'feedback'
          ? { type: 'complaint', whatHappened: 'The ramp\nbroke.', giveName: 'no' }
          : relative
    const at = formId === 'referral' ? await walkTo('check', token) : undefined
    const press = (more: Record<string, string> = {}) =>
      at ? pressOn(at, token, more) : submit(client, sentForm(formId), post(fields, filled, { token, ...more }))
    const before = storedCount()
    secondsToWait = 301
    const limited = await press()
    const { result } = await mutate(formId, { ...inputOf(definition, filled), token })
    expect(result?.__typename).toBe('SubmissionLimited')
    secondsToWait = undefined
    expect(limited).toMatchObject({ kind: 'returned', code: 'limited', token })
    // The page of all answers shows them from its seal.
    if (!at) expect(limited).toMatchObject({ answers: filled })
    else expect(limited).toMatchObject({ at: { step: 'check', answers: { givenName: 'Alma', postcode: '4810' } } })
    expect(storedCount()).toBe(before)
    const sent = await press()
    expect(sent.kind).toBe('accepted')
    if (sent.kind === 'accepted') expectStored(definition, filled, sent.reference)
  },
)

test('[S94] the same message from two pages names the first one, through a form post and through a mutation', async () => {
  const definition: FormDefinition = forms['general-enquiry']
  const fields = definition.steps.flatMap((step) => step.fields)
  const filled: Filled = {
    name: 'Jo',
    replyBy: 'phone',
    phone: '0491 570 006',
    topic: 'call-me-back',
    message: 'Twice',
  }
  const send = () =>
    submit(
      client,
      sentForm('general-enquiry'),
      post(fields, filled, { token: submissions.issueToken('general-enquiry') }),
    )
  const first = await send()
  expect(first).not.toHaveProperty('duplicateOf')
  const duplicateOf = { reference: first.kind === 'accepted' ? first.reference : '' }
  expect(await send()).toMatchObject({ kind: 'accepted', duplicateOf })
  const token = submissions.issueToken('general-enquiry')
  const { result } = await mutate('general-enquiry', { ...inputOf(definition, filled), token })
  expect(result).toMatchObject({ __typename: 'SubmissionAccepted', duplicateOf })
})

test('[S94] [S96] a step from a network over its rate limit returns as it was typed, whatever the hidden fields contain', async () => {
  const token = submissions.issueToken('referral')
  const at = await walkTo('person', token)
  for (const known of [
    '{"referralFor":"other","role":"family"}',
    '{"givenName":"Mallory","goals":"Nothing","postcode":["1"],"role":{"a":1},"__proto__":{"x":1}}',
    'not json',
    '',
  ]) {
    secondsToWait = 301
    const limited = await pressOn(at, token, { known })
    secondsToWait = undefined
    expect(limited).toMatchObject({
      kind: 'returned',
      code: 'limited',
      token,
      at: { step: 'person', answers: { givenName: 'Alma', dateOfBirth: '27/3/1950', postcode: '4810' } },
    })
    // Of other pages it holds choices alone, which are never stored from there.
    const answers = limited.kind === 'returned' ? (limited.at?.answers ?? {}) : {}
    expect(Object.keys(answers)).not.toContain('goals')
    for (const answer of Object.values(answers)) expect(typeof answer === 'string' || Array.isArray(answer)).toBe(true)
    expect(await pressOn(limited, token)).toMatchObject({
      kind: 'step',
      at: { step: 'communication', answers: { name: 'Jo Nguyen' } },
    })
  }
})

test('[S94] [S96] a referral with an expired token shows all its answers again, and one more press stores it once', async () => {
  const token = submissions.issueToken('referral')
  const day = 24 * 60 * 60_000
  ahead = 2 * day
  const at = await walkTo('check', token)
  const before = storedCount()
  // The token has expired, and the younger seal of its answers has not.
  ahead = formLife + day
  const expired = await pressOn(at, token)
  expect(expired).toMatchObject({
    kind: 'returned',
    code: 'expired',
    at: { step: 'check', answers: { givenName: 'Alma', goals: 'To shower\nby herself.' } },
  })
  const fresh = expired.kind === 'returned' ? expired.token : ''
  expect(fresh).not.toBe(token)
  const sent = await pressOn(expired, fresh)
  ahead = 0
  expect(sent.kind).toBe('accepted')
  expect(storedCount()).toBe(before + 1)
})

test.each([0, 1.5, 7, 13])(
  '[S67] a referral that is saved on a device after %d days is sent whole by the last minute of its copy',
  async (days) => {
    const token = submissions.issueToken('referral')
    const day = 24 * 60 * 60_000
    const opened = Date.now()
    const at = await walkTo('check', token)
    const before = storedCount()
    ahead = savedUntil(token, opened + days * day) - opened - 60_000
    expect(ahead).toBeGreaterThan(days * day)
    const sent = await pressOn(at, token)
    ahead = 0
    expect(sent.kind).toBe('accepted')
    expect(storedCount()).toBe(before + 1)
  },
)

test('[S94] [S96] a referral sent after more than two weeks reports that its answers have expired, stores nothing, and starts again', async () => {
  const token = submissions.issueToken('referral')
  const at = await walkTo('check', token)
  const before = storedCount()
  ahead = formLife + 60_000
  const lost = await pressOn(at, token)
  expect(lost).toMatchObject({ kind: 'returned', code: 'stepsLost', at: { step: 'who' } })
  expect(await pressOn(lost, token)).toMatchObject({ kind: 'step', at: { step: 'you' } })
  ahead = 0
  expect(storedCount()).toBe(before)
})
