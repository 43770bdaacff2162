/**
 * Forms through their three transports: the form post of the page's action, the mutation over HTTP, and the call in the process. They
 * give one verdict and store one record. The expectations are written here independently of the code under test.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { HeaderMap } from '@apollo/server'
import * as fc from 'fast-check'
import { Kind, parse } from 'graphql'
import { afterAll, expect, test } from 'vitest'
import { databaseFile } from '#gateway/submissions/sqlite.ts'
import { emptyCacheMetadata } from '#schema/cache-metadata.ts'
import { pascalCase } from '#schema/text.ts'
import { type AnswerIs, type Field, fieldsOf, type FormDefinition } from '#schema/forms/form-definition.ts'
import { formLife, savedUntil } from '#schema/forms/form-life.ts'
import { forms, type FormId } from '#schema/forms/forms.ts'
import { completeForms } from '#tests/helpers/form-texts.ts'
import * as values from '#tests/helpers/form-values.ts'
import { recordingLog } from '#tests/helpers/recording-log.ts'
import { inProcessGateway } from '#tests/helpers/in-process-gateway.ts'
import { operation } from '#tests/helpers/operations.ts'
import { editText, oddText, propertyTime, runs, textEdits } from '#tests/helpers/property.ts'
import { noContent } from '#tests/helpers/stub-content.ts'
import type { Outcome } from '#web/forms/outcome.ts'
import type { Gql } from '#web/graphql/server-client.ts'
import { submit } from '#web/templates/form-page/form-action.ts'
import type { SentForm } from '#web/templates/form-page/sent-form.ts'

const dataDir = mkdtempSync(join(tmpdir(), 'forms-'))
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
  const { data } = await gateway.execute({ query, variables }, { requestId: 'test', ...emptyCacheMetadata() })
  if (!data) throw new Error('The gateway answered without data')
  return JSON.parse(JSON.stringify(data))
}

/** The client of the page's action, in the same process. */
const client: Gql = { query: ask, mutate: ask }

const mutationOf = (formId: FormId) => operation(pascalCase(forms[formId].mutation))

const sentForm = (formId: FormId): SentForm => ({ definition: forms[formId], mutation: parse(mutationOf(formId)) })

/** Sends the mutation as an untrusted client. */
async function mutate(formId: FormId, input: object) {
  const { body } = await gateway.executeOverHttp(
    {
      method: 'POST',
      headers: new HeaderMap([['content-type', 'application/json']]),
      search: '',
      body: { query: mutationOf(formId), variables: { input } },
    },
    { requestId: 'test' },
  )
  if (body.kind !== 'complete') throw new Error('The gateway answered incrementally')
  const answer: {
    data?: Record<string, { __typename: string; reference?: string; errors?: { field: string }[] }> | null
    errors?: { extensions?: { code?: string } }[]
  } = JSON.parse(body.string)
  return { result: answer.data?.['result'], code: answer.errors?.[0]?.extensions?.code }
}

/** The call of the resolvers, without GraphQL. */
async function submitInProcess(formId: FormId, input: object): Promise<string[]> {
  const result = await submissions.submit(formId, { ...input })
  return result.kind === 'invalid' ? result.errors.map(({ field }) => field) : [result.kind]
}

/** 'accepted', or the fields that are named. */
const verdictOf = ({ result, code }: Awaited<ReturnType<typeof mutate>>): string[] =>
  result?.__typename === 'SubmissionAccepted'
    ? ['accepted']
    : (result?.errors?.map(({ field }) => field) ?? [String(code ?? result?.__typename)])

const storedUnder = (reference: string): Record<string, string | string[]> =>
  JSON.parse(String(store.prepare('select answers from submissions where reference = ?').get(reference)?.['answers']))
const storedCount = () => Number(store.prepare('select count(*) as count from submissions').get()?.['count'])

/** Choices as a list, a date as three fields, everything else as text; empty fields are omitted. */
type Filled = Readonly<Record<string, string | string[] | undefined>>

const isDate = (field: Field) => field.kind === 'date'

/** The input of the mutation. */
const inputOf = (definition: FormDefinition, filled: Filled) =>
  Object.fromEntries(
    fieldsOf(definition).flatMap((field) => {
      const value = filled[field.name]
      if (value === undefined) return []
      if (!isDate(field) || !Array.isArray(value)) return [[field.name, value]]
      return [[field.name, value.some((part) => part.trim() !== '') ? value.join('/') : '']]
    }),
  )

/** What a browser or a program may do with a form besides filling it in. */
interface Sending {
  readonly isMultipart: boolean
  /** A field that the form does not have. */
  readonly unknown?: readonly [string, string] | undefined
}

/** The form post of a browser. */
function post(
  fields: readonly Field[],
  filled: Filled,
  hidden: Record<string, string>,
  { isMultipart, unknown }: Sending = { isMultipart: false },
): Request {
  const body = isMultipart ? new FormData() : new URLSearchParams()
  if (unknown) body.append(...unknown)
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

const stepFields = (formId: FormId, step: string | undefined): readonly Field[] => {
  const { steps }: FormDefinition = forms[formId]
  return steps.find(({ name }) => name === step)?.fields ?? []
}

/** Fills in page after page until the form is accepted or refused, or the page of a step is reached. */
async function walk(formId: FormId, filled: Filled, token: string, how?: Sending, until?: string): Promise<Outcome> {
  const [first] = forms[formId].steps
  let outcome: Outcome = { kind: 'step', token, at: { step: first.name, sealed: '', answers: {}, advice: [] } }
  for (let press = 0; press < 12 && outcome.kind === 'step' && outcome.at.step !== until; press += 1) {
    const { step, sealed } = outcome.at
    const posted = post(stepFields(formId, step), filled, { token, sealed, step, go: 'next', website: '' }, how)
    outcome = await submit(client, sentForm(formId), posted)
  }
  return outcome
}

/**
 * Sends a form through all three transports under one token: they give the same verdict, and an accepted form is stored once. The form
 * post reports the errors of its page only.
 * @returns the outcome of the form post
 */
async function sendByAll(formId: FormId, filled: Filled, how?: Sending): Promise<Outcome> {
  const definition: FormDefinition = forms[formId]
  const token = submissions.issueToken(formId)
  const input = { ...inputOf(definition, filled), token }
  const before = storedCount()
  const outcome = await walk(formId, filled, token, how)
  const sent = await mutate(formId, input)
  const verdict = verdictOf(sent)
  expect(await submitInProcess(formId, input)).toEqual(verdict)
  if (outcome.kind === 'accepted') {
    expect(verdict).toEqual(['accepted'])
    expect(sent.result?.reference).toBe(outcome.reference)
    expect(storedCount()).toBe(before + 1)
    return outcome
  }
  expect(outcome).toMatchObject({ kind: 'returned', code: 'invalid', token })
  const problems = outcome.kind === 'returned' ? outcome.problems : []
  const order = fieldsOf(definition).map(({ name }) => name)
  const named = problems.map(({ field }) => field)
  expect(named.length).toBeGreaterThan(0)
  expect(named).toEqual(order.filter((name) => named.includes(name)))
  for (const { message } of problems) expect(message).toMatch(/\S/)
  const isOnePage = definition.steps.length === 1
  expect(isOnePage ? verdict : verdict.slice(0, named.length)).toEqual(named)
  const page = isOnePage ? order : stepFields(formId, outcome.at?.step).map(({ name }) => name)
  expect(page).toEqual(expect.arrayContaining(named))
  expect(storedCount()).toBe(before)
  return outcome
}

// --- Values labelled by hand

const enquiry = { name: 'Jo', replyBy: 'email', email: 'jo@example.com', topic: 'something-else' }
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

const labelled = [
  ['general-enquiry', 'email', enquiry, values.email],
  ['general-enquiry', 'phone', { ...enquiry, replyBy: 'phone' }, values.phone],
  ['general-enquiry', 'phone', { ...enquiry, replyBy: 'text' }, values.mobile],
  ['general-enquiry', 'postcode', enquiry, values.postcode],
  ['general-enquiry', 'name', enquiry, values.name],
  ['general-enquiry', 'message', enquiry, values.message],
  ['referral', 'dateOfBirth', relative, values.date],
  ['referral', 'ndisNumber', { ...relative, funding: 'ndis' }, values.ndisNumber],
  ['referral', 'agedCareId', { ...relative, funding: 'support-at-home' }, values.agedCareId],
] as const

/** In three boxes, so that joined they are what was typed; undefined where three boxes cannot hold it. */
const inBoxes = (typed: string): string[] | undefined => {
  const [day = '', month, ...year] = typed.split('/')
  return month === undefined || year.length === 0 ? undefined : [day, month, year.join('/')]
}

test.each(labelled)(
  '[S95] form post, mutation and call agree about each value for %s %s, and store it as labelled',
  async (formId, field, base, { accepted, refused }) => {
    // An unusual number of a program is advised against, and may be sent.
    const isAdvice = field === 'ndisNumber' || field === 'agedCareId'
    const isLeftOut = (typed: string) => field === 'message' && seen(typed) === ''
    const asTyped = (typed: string) => (field === 'dateOfBirth' ? inBoxes(typed) : typed)
    for (const { typed, stored } of accepted) {
      const value = asTyped(typed)
      if (value === undefined) continue
      const outcome = await sendByAll(formId, { ...base, [field]: value })
      expect(outcome.kind, typed).toBe('accepted')
      if (outcome.kind === 'accepted') expect(storedUnder(outcome.reference)[field]).toBe(stored)
    }
    for (const typed of refused) {
      const value = asTyped(typed)
      if (value === undefined) continue
      const outcome = await sendByAll(formId, { ...base, [field]: value })
      expect(outcome.kind, typed).toBe(isAdvice || isLeftOut(typed) ? 'accepted' : 'returned')
    }
  },
)

// --- Random input

/** Syntax of other formats, text that programs read differently, invisible characters and halves of surrogate pairs. */
const piece = fc.constantFrom(
  ...'a|Zoë|e\u0301|7|0491 570 006| |\n|\r\n|\r|\t|\0|\u0007|\u0085|\u2028|\u00a0|\u200b|\u200d|\u202e|\ufeff|𝒜|👩‍🦽|\ud800|\udc00|ﷺ|ｗ|４|<b>|&amp;|"|\'|;--|${x}|=?utf-8?q?=41?=|\r\nBcc: x@example.com|__proto__|constructor|%00|+|=|&|?|/|'.split(
    '|',
  ),
  '|',
)
const shortJunk = fc.string({ unit: piece, maxLength: 11, size: 'max' })
const junk = fc.oneof(
  { weight: 40, arbitrary: shortJunk },
  { weight: 1, arbitrary: shortJunk.map((text) => text.repeat(1_000)) },
)

const valuesOf = (field: Field) => {
  const { date, email, phone, mobile, postcode, ndisNumber, agedCareId, message, name } = values
  const names = field.kind === 'date' ? ['date'] : (field.rules ?? []).map(({ rule }) => rule)
  const tables = { date, email, phone, mobile, postcode, ndisNumber, agedCareId }
  for (const [rule, table] of Object.entries(tables).toReversed()) if (names.includes(rule)) return table
  return field.kind === 'multiline' ? message : name
}

/** Days in three boxes that the rules of a field accept. */
function validDays({ rules = [] }: Field): string[][] {
  const thisYear = new Date().getFullYear()
  const names = new Set(rules.map(({ rule }) => rule))
  const days = values.date.accepted.flatMap(({ typed }) => [/^(\d{1,2})\/(\w+)\/(\d{4})$/.exec(typed)?.slice(1) ?? []])
  return [...days, ['31', '12', '2099']].filter(([, , year]) => {
    if (year === undefined) return false
    return names.has('notInPast') ? Number(year) > thisYear : !names.has('notInFuture') || Number(year) < thisYear
  })
}

function valueOf(field: Field, isSpoilt: boolean): fc.Arbitrary<string | string[]> {
  if ('options' in field) {
    const option = fc.constantFrom(
      ...field.options.map(({ value }) => value),
      ...(field.optionsFrom ? services.keys() : []),
    )
    const choice = isSpoilt ? fc.oneof(option, junk) : option
    return field.kind === 'choices'
      ? fc.array(choice, { minLength: field.isRequired ? 1 : 0, maxLength: field.isRequired ? 4 : 3 })
      : choice
  }
  const { accepted, refused } = valuesOf(field)
  if (isDate(field)) {
    if (isSpoilt) return fc.tuple(junk, junk, fc.oneof(fc.constantFrom(...refused), junk))
    const day = fc.constantFrom(...validDays(field))
    return field.isRequired ? day : fc.oneof({ weight: 2, arbitrary: day }, fc.constant<string[]>(['', '', '']))
  }
  if (isSpoilt) return fc.oneof(fc.constantFrom(...refused), junk)
  const typed = fc.constantFrom(...accepted.map((value) => value.typed))
  return field.isRequired ? typed : fc.oneof({ weight: 2, arbitrary: typed }, fc.constant(''))
}

const mostlyValid = (field: Field) =>
  fc.oneof({ weight: 7, arbitrary: valueOf(field, false) }, { weight: 1, arbitrary: valueOf(field, true) })

/** Half of the forms have only valid values, so that some are stored. */
function filledForm(fields: readonly Field[]): fc.Arbitrary<Filled> {
  const form = (arbitrary: (field: Field) => fc.Arbitrary<string | string[]>, requiredKeys?: []) =>
    fc.record(Object.fromEntries(fields.map((field) => [field.name, arbitrary(field)])), {
      noNullPrototype: true,
      ...(requiredKeys && { requiredKeys }),
    })
  return fc.oneof(
    form((field) => valueOf(field, false)),
    form(mostlyValid, []),
  )
}

const sending = fc.record({ isMultipart: fc.boolean(), unknown: fc.option(fc.tuple(piece, junk), { nil: undefined }) })

/** The visible characters of a text, normalised. */
const seen = (text: string): string =>
  text
    .toWellFormed()
    .replaceAll(/[\s\p{C}\p{Default_Ignorable_Code_Point}\u2800]/gu, '')
    .normalize('NFC')

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
    const chosen = new Set([typed].flat().map(seen).filter(Boolean))
    expect([stored ?? []].flat().toSorted(), where).toEqual([...chosen].toSorted())
    return
  }
  const text = String(stored ?? '')
  // Normalised: no character that could break a mail or a page, and no space at the ends.
  expect(text, where).toBe(text.normalize('NFC').trim())
  expect(text, where).not.toMatch(/[^\P{Cc}\n]|[\u202a-\u202e\u2066-\u2069\ufeff]/u)
  expect(text.isWellFormed(), where).toBe(true)
  if (field.kind !== 'multiline') expect(text, where).not.toContain('\n')
  const label = valuesOf(field).accepted.find((value) => value.typed === [typed].flat().join('/'))
  if (label) expect(text, where).toBe(label.stored)
  else if (field.kind !== 'date' && !(field.rules ?? []).some(({ rule }) => rule !== 'maxLength'))
    expect(seen(text), where).toBe(seen(String(typed)))
}

/** An accepted form is stored under its reference number: every answer to a field that applies, and nothing else. */
function expectStored(definition: FormDefinition, filled: Filled, reference: string): void {
  const stored = storedUnder(reference)
  const fields = asked(definition, stored)
  expect(fields.map(({ name }) => name)).toEqual(expect.arrayContaining(Object.keys(stored)))
  for (const field of fields) {
    const typed = filled[field.name] ?? ''
    if (seen([typed].flat().join('')) !== '') expectStoredField(field, typed, stored[field.name])
    else expect(stored[field.name], field.name).toBe(field.kind === 'choice' ? field.ifUnanswered : undefined)
    if (field.isRequired) expect(stored[field.name], field.name).toBeDefined()
  }
}

test.each(completeForms)(
  '[S95] for any input to %s the three transports agree, and an accepted form is stored once as sent',
  propertyTime,
  async (formId) => {
    const definition: FormDefinition = forms[formId]
    const counts = { accepted: 0, refused: 0 }
    await fc.assert(
      fc.asyncProperty(filledForm(fieldsOf(definition)), sending, async (filled, how) => {
        const outcome = await sendByAll(formId, filled, how)
        if (outcome.kind === 'accepted') expectStored(definition, filled, outcome.reference)
        counts[outcome.kind === 'accepted' ? 'accepted' : 'refused'] += 1
      }),
      // Each run of a form in steps posts up to seven pages.
      { ...runs, numRuns: runs.numRuns / definition.steps.length },
    )
    // Otherwise the property proves nothing.
    expect(Math.min(counts.accepted, counts.refused), JSON.stringify(counts)).toBeGreaterThan(
      (counts.accepted + counts.refused) / 8,
    )
  },
)

// --- Posts that are not what a page sends

test(
  'for any post in place of a step, the returned page has what was typed on it, and nothing is stored',
  propertyTime,
  async () => {
    const { steps }: FormDefinition = forms.referral
    const before = storedCount()
    const token = submissions.issueToken('referral')
    const good = await walk('referral', { referralFor: 'self' }, token)
    const seal = good.kind === 'accepted' ? '' : (good.at?.sealed ?? '')
    const place = fc.constantFrom(...steps).chain(({ name: step, fields }) =>
      fc.record({
        fields: fc.constant(fields),
        filled: filledForm(fields),
        step: fc.constant(step),
        hidden: fc.record({
          token: fc.oneof(fc.constantFrom(token, ''), junk),
          sealed: fc.oneof(fc.constantFrom(seal, '', `${seal.slice(0, -9)}AAAAAAAAA`), junk),
          step: fc.oneof({ weight: 4, arbitrary: fc.constant(step) }, fc.constantFrom('check', ''), junk),
          go: fc.oneof(
            fc.constantFrom('next', 'back', 'change:you', 'change:check', ''),
            junk.map((text) => `change:${text}`),
            junk,
          ),
          known: fc.oneof(
            fc.constantFrom('{}', '{"referralFor":"other"}', '[', 'null', '7', '{"__proto__":1,"role":[1]}'),
            junk,
          ),
        }),
      }),
    )
    await fc.assert(
      fc.asyncProperty(place, sending, async ({ fields, filled, step, hidden }, how) => {
        const outcome = await submit(client, sentForm('referral'), post(fields, filled, hidden, how))
        expect(outcome.kind).not.toBe('accepted')
        if (outcome.kind === 'accepted') return
        // The gateway never failed: a seal that cannot be opened has its own message.
        if (outcome.kind === 'returned') expect(['invalid', 'stepsLost', 'expired']).toContain(outcome.code)
        expect([...steps.map((candidate) => candidate.name), 'check']).toContain(outcome.at?.step)
        // Every typed answer is still there on its page; only values longer than any answer may be are dropped.
        if (hidden.step !== step) return
        for (const { name: fieldName, kind, when } of fields) {
          const typed = String(filled[fieldName] ?? '')
          if (!when && kind === 'multiline' && seen(typed) !== '' && typed.length <= 4000)
            expect(seen(String(outcome.at?.answers[fieldName]))).toBe(seen(typed))
        }
      }),
      runs,
    )
    expect(storedCount()).toBe(before)
  },
)

test(
  'a post that is cut, repeated or changed anywhere, and any JSON as answers, get an answer without a server error',
  propertyTime,
  async () => {
    const answer = fc.oneof(
      fc.jsonValue(),
      fc.constantFrom({ $where: 1 }, 'x'.repeat(70_000)),
      oddText.map((text) => [text]),
    )
    const changed = fc.constantFrom(...completeForms).chain((formId) =>
      fc.record({
        formId: fc.constant(formId),
        filled: filledForm(fieldsOf(forms[formId])),
        how: sending,
        sealed: fc.oneof(fc.constant(''), junk),
        step: fc.oneof(fc.constantFrom(...forms[formId].steps.map(({ name: step }) => step)), junk),
        go: fc.oneof(fc.constantFrom('next', 'back', 'send'), junk),
        edits: fc.oneof(textEdits(), fc.constant([])),
        type: fc.option(
          fc.constantFrom(
            'application/x-www-form-urlencoded',
            'multipart/form-data; boundary=',
            'text/plain',
            'application/json',
            'multipart/form-data; boundary=x; charset=utf-16',
          ),
        ),
        answers: fc.record(Object.fromEntries(fieldsOf(forms[formId]).map(({ name }) => [name, answer]))),
      }),
    )
    await fc.assert(
      fc.asyncProperty(changed, async ({ formId, filled, how, sealed, step, go, edits, type, answers }) => {
        const token = submissions.issueToken(formId)
        const sent = post(fieldsOf(forms[formId]), filled, { token, sealed, step, go }, how)
        const headers = { 'Content-Type': type ?? sent.headers.get('Content-Type') ?? '' }
        const body = Buffer.from(editText(Buffer.from(await sent.arrayBuffer()).toString('latin1'), edits), 'latin1')
        const outcome = await submit(client, sentForm(formId), new Request(sent.url, { method: 'POST', body, headers }))
        const verdict = outcome.kind === 'returned' ? outcome.code : outcome.kind
        expect(['accepted', 'expired', 'invalid', 'unreadable', 'stepsLost', 'step']).toContain(verdict)
        const { result, code } = await mutate(formId, { ...answers, token })
        if (code === undefined) expect(result?.__typename).toBe('SubmissionInvalid')
        else expect(code).toBe('BAD_USER_INPUT')
        expect(log.lines.filter(({ level }) => level === 'error')).toEqual([])
      }),
      runs,
    )
  },
)

// --- Limits and time

/** A post of the page at the current step. */
const pressOn = (outcome: Outcome, token: string, more: Record<string, string> = {}) => {
  const { step = 'you', sealed = '' } = (outcome.kind === 'accepted' ? undefined : outcome.at) ?? {}
  const hidden = { token, sealed, step, go: 'next', ...more }
  return submit(client, sentForm('referral'), post(stepFields('referral', step), relative, hidden))
}

/** Answers up to the page of a step. */
async function walkTo(step: string, token: string): Promise<Outcome> {
  const outcome = await walk('referral', relative, token, undefined, step)
  expect(outcome).toMatchObject({ kind: 'step', at: { step } })
  return outcome
}

test.each([
  ['general-enquiry', { ...enquiry, message: 'One\ntwo' }],
  ['feedback', { type: 'complaint', whatHappened: 'The ramp\nbroke.', giveName: 'no' }],
  ['referral', relative],
] as const)(
  '%s from a network over its rate limit returns with every answer through both transports, and continues after the wait',
  async (formId, filled) => {
    const definition: FormDefinition = forms[formId]
    const token = submissions.issueToken(formId)
    const at = formId === 'referral' ? await walkTo('check', token) : undefined
    const press = () =>
      at ? pressOn(at, token) : submit(client, sentForm(formId), post(fieldsOf(definition), filled, { token }))
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

test('a step from a network over its rate limit returns as it was typed, whatever the hidden fields contain', async () => {
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
      at: { step: 'wanted', answers: { name: 'Jo Nguyen' } },
    })
  }
})

const day = 24 * 60 * 60_000

test('a referral with an expired token shows all its answers again, and one more press stores it once', async () => {
  const token = submissions.issueToken('referral')
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
  'a referral that is saved on a device after %d days is sent whole by the last minute of its copy',
  async (days) => {
    const token = submissions.issueToken('referral')
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

test('a referral sent after more than two weeks reports that its answers have expired, stores nothing, and starts again', async () => {
  const token = submissions.issueToken('referral')
  const at = await walkTo('check', token)
  const before = storedCount()
  ahead = formLife + 60_000
  const lost = await pressOn(at, token)
  expect(lost).toMatchObject({ kind: 'returned', code: 'stepsLost', at: { step: 'you' } })
  expect(await pressOn(lost, token)).toMatchObject({ kind: 'step', at: { step: 'person' } })
  ahead = 0
  expect(storedCount()).toBe(before)
})
