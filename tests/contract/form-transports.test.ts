/**
 * Forms through both transports, the form post of the page's action and the mutation: filled in at random, and interrupted by rate
 * limits. The expectations are written here independently of the code under test.
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
import { date } from '#tests/form-values/dates.ts'
import { agedCareId, ndisNumber } from '#tests/form-values/identifiers.ts'
import { message } from '#tests/form-values/texts.ts'
import { email, mobile, name, phone, postcode } from '#tests/form-values/values.ts'
import { emptyCacheMetadata } from '#schema/cache-metadata.ts'
import { pascalCase } from '#schema/text.ts'
import { type AnswerIs, type Field, fieldsOf, type FormDefinition } from '#schema/forms/form-definition.ts'
import { formLife, savedUntil } from '#schema/forms/form-life.ts'
import { forms, type FormId } from '#schema/forms/forms.ts'
import { completeForms } from '#tests/helpers/form-texts.ts'
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

const storedUnder = (reference: string): Record<string, string | string[]> =>
  JSON.parse(String(store.prepare('select answers from submissions where reference = ?').get(reference)?.['answers']))
const storedCount = () => Number(store.prepare('select count(*) as count from submissions').get()?.['count'])

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

const labelled = (field: Field) => {
  const names = field.kind === 'date' ? ['date'] : (field.rules ?? []).map(({ rule }) => rule)
  const tables = { date, email, phone, mobile, postcode, ndisNumber, agedCareId }
  for (const [rule, table] of Object.entries(tables).toReversed()) if (names.includes(rule)) return table
  return field.kind === 'multiline' ? message : name
}

/** Choices as a list, a date as three fields, everything else as text; empty fields are omitted. */
type Filled = Readonly<Record<string, string | string[] | undefined>>

const choicesOf = (field: Field) =>
  'options' in field
    ? fc.constantFrom(...field.options.map(({ value }) => value), ...(field.optionsFrom ? services.keys() : []))
    : undefined

const several = (choice: fc.Arbitrary<string>, { isRequired }: Field) =>
  fc.array(choice, { minLength: isRequired ? 1 : 0, maxLength: isRequired ? 4 : 3 })

const partsOfDate = (typed: string) => /^(\d{1,2})\/(\w+)\/(\d{4})$/.exec(typed)?.slice(1)

const farDay = ['31', '12', '2099']

/** Days in three fields that the rules of a field accept. */
function validDays(field: Field): string[][] {
  const thisYear = new Date().getFullYear()
  const rules = new Set((field.rules ?? []).map(({ rule }) => rule))
  const days = [...date.accepted.flatMap(([text]) => [partsOfDate(text) ?? []]), farDay]
  return days.filter(([, , year]) => {
    if (year === undefined) return false
    return rules.has('notInPast') ? Number(year) > thisYear : !rules.has('notInFuture') || Number(year) < thisYear
  })
}

function validValue(field: Field): fc.Arbitrary<string | string[]> {
  const choice = choicesOf(field)
  if (choice) return field.kind === 'choices' ? several(choice, field) : choice
  const typed =
    field.kind === 'date'
      ? fc.constantFrom(...validDays(field))
      : fc.constantFrom(...labelled(field).accepted.map(([text]) => text))
  const nothing = field.kind === 'date' ? ['', '', ''] : ''
  return field.isRequired ? typed : fc.oneof({ weight: 2, arbitrary: typed }, fc.constant(nothing))
}

function spoiltValue(field: Field): fc.Arbitrary<string | string[]> {
  const choice = choicesOf(field)
  if (choice) {
    const spoilt = fc.oneof(choice, junk)
    return field.kind === 'choices' ? several(spoilt, field) : spoilt
  }
  const typed = fc.oneof(fc.constantFrom(...labelled(field).refused.map(([text]) => text)), junk)
  if (field.kind !== 'date') return typed
  return fc.tuple(junk, junk, typed).map(([day, month, text]) => partsOfDate(text) ?? [day, month, text])
}

/** Half of the forms have only valid values, so that some are stored. */
function filledForm(fields: readonly Field[]): fc.Arbitrary<Filled> {
  const form = (valueOf: (field: Field) => fc.Arbitrary<string | string[]>, requiredKeys?: []) =>
    fc.record(Object.fromEntries(fields.map((field) => [field.name, valueOf(field)])), {
      noNullPrototype: true,
      ...(requiredKeys && { requiredKeys }),
    })
  const mostlyValid = (field: Field) =>
    fc.oneof({ weight: 7, arbitrary: validValue(field) }, { weight: 1, arbitrary: spoiltValue(field) })
  return fc.oneof(form(validValue), form(mostlyValid, []))
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

/** What a browser or a program may do with a form besides filling it in. */
interface Sending {
  readonly isMultipart: boolean
  /** A field that the form does not have. */
  readonly unknown?: readonly [string, string] | undefined
}

const sending = fc.record({ isMultipart: fc.boolean(), unknown: fc.option(fc.tuple(piece, junk), { nil: undefined }) })

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
  const [, labelledAs] = labelled(field).accepted.find(([value]) => value === [typed].flat().join('/')) ?? []
  if (labelledAs !== undefined) {
    expect(normalised, where).toBe(labelledAs)
    return
  }
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
    expect(around.slice(0, -local.length), where).toMatch(/^(?:e-?mail:)?(?:.*<)?(?:mailto:)?$/i)
    if (/^[\w.>,;-]*$/.test(after)) expect(after.toLowerCase().replace(/\.?>?[,;]?$/, ''), where).toBe(domain)
  } else if (rules.has('postcode')) expect(normalised, where).toBe(digits(text))
  else if (rules.has('ndisNumber') || rules.has('agedCareId')) {
    const plain = (value: string) =>
      seen(inAscii(value))
        .replaceAll(/[\p{Pd}−]|[.,;]$/gu, '')
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
    else expect(stored[field.name], field.name).toBe(field.kind === 'choice' ? field.ifUnanswered : undefined)
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

/** Counts outcomes, and the refusals of each field by their messages. */
function countVerdicts() {
  const refusals = new Map<string, number>()
  const counts = { accepted: 0, refused: 0 }
  return {
    accept: () => void (counts.accepted += 1),
    refuse(problems: readonly { field: string; message: string }[]) {
      counts.refused += 1
      for (const { field, message: words } of problems) {
        const reason = `${field}: ${words}`
        refusals.set(reason, (refusals.get(reason) ?? 0) + 1)
      }
    },
    /** Both outcomes have occurred; otherwise the property proves nothing. */
    expectBoth() {
      const reasons = [...refusals].toSorted(([, a], [, b]) => b - a).map(([reason, count]) => `${reason} (${count})`)
      const { accepted, refused } = counts
      expect(
        Math.min(accepted, refused),
        `${accepted} forms were accepted and ${refused} refused: ${reasons.slice(0, 3).join(', ')}`,
      ).toBeGreaterThan((accepted + refused) / 8)
    },
  }
}

const hasSteps = (formId: FormId) => forms[formId].steps.length > 1
const formsInSteps = completeForms.filter(hasSteps)

test.each(completeForms.filter((formId) => !hasSteps(formId)))(
  '[S95] for any input to %s, post and mutation agree, a refusal names its fields, and an accepted form is stored once as sent',
  propertyTime,
  async (formId) => {
    const definition: FormDefinition = forms[formId]
    const fields = fieldsOf(definition)
    const verdicts = countVerdicts()
    await fc.assert(
      fc.asyncProperty(filledForm(fields), sending, async (filled, how) => {
        const token = submissions.issueToken(formId)
        const before = storedCount()
        const outcome = await submit(client, sentForm(formId), post(fields, filled, { token, website: '' }, how))
        const { result, code } = await mutate(formId, { ...inputOf(definition, filled), token })
        expect(code).toBeUndefined()
        if (outcome.kind === 'accepted') {
          // The same answers under the same token, through the other transport: one record.
          expect(result).toMatchObject({ __typename: 'SubmissionAccepted', reference: outcome.reference })
          expect(storedCount()).toBe(before + 1)
          expectStored(definition, filled, outcome.reference)
          verdicts.accept()
        } else {
          expect(outcome).toMatchObject({ kind: 'returned', code: 'invalid', token })
          const problems = outcome.kind === 'returned' ? outcome.problems : []
          expectNamed(definition, problems)
          expect(result?.errors?.map(({ field }) => field)).toEqual(problems.map(({ field }) => field))
          expect(storedCount()).toBe(before)
          verdicts.refuse(problems)
        }
      }),
      runs,
    )
    verdicts.expectBoth()
  },
)

/** Fills in page after page until the form is accepted or refused. */
async function walk(formId: FormId, filled: Filled, token: string, how?: Sending): Promise<Outcome> {
  const { steps }: FormDefinition = forms[formId]
  let outcome: Outcome = {
    kind: 'step',
    token,
    at: { step: steps[0]?.name ?? '', sealed: '', answers: {}, advice: [] },
  }
  for (let press = 0; press < 12 && outcome.kind === 'step'; press += 1) {
    const { step, sealed } = outcome.at
    const fields = steps.find((candidate) => candidate.name === step)?.fields ?? []
    outcome = await submit(client, sentForm(formId), post(fields, filled, { token, sealed, step, go: 'next' }, how))
  }
  return outcome
}

test.each(formsInSteps)(
  '[S95] for any input to %s, page by page: it stops where the mutation reports an error, or is stored once as sent',
  propertyTime,
  async (formId) => {
    const definition: FormDefinition = forms[formId]
    const verdicts = countVerdicts()
    await fc.assert(
      fc.asyncProperty(filledForm(fieldsOf(definition)), sending, async (filled, how) => {
        const token = submissions.issueToken(formId)
        const before = storedCount()
        const outcome = await walk(formId, filled, token, how)
        const { result, code } = await mutate(formId, { ...inputOf(definition, filled), token })
        expect(code).toBeUndefined()
        if (outcome.kind === 'accepted') {
          expect(result).toMatchObject({ __typename: 'SubmissionAccepted', reference: outcome.reference })
          expect(storedCount()).toBe(before + 1)
          expectStored(definition, filled, outcome.reference)
          verdicts.accept()
          return
        }
        expect(outcome).toMatchObject({ kind: 'returned', code: 'invalid', token })
        if (outcome.kind !== 'returned') return
        expectNamed(definition, outcome.problems)
        const onPage = definition.steps.find((candidate) => candidate.name === outcome.at?.step)?.fields ?? []
        const named = result?.errors?.map(({ field }) => field) ?? []
        expect(named.slice(0, outcome.problems.length)).toEqual(outcome.problems.map(({ field }) => field))
        for (const { field } of outcome.problems) expect(onPage.map((candidate) => candidate.name)).toContain(field)
        expect(storedCount()).toBe(before)
        verdicts.refuse(outcome.problems)
      }),
      // Each run posts up to seven pages.
      { ...runs, numRuns: runs.numRuns / 2 },
    )
    verdicts.expectBoth()
  },
)

test(
  '[S96] for any post in place of a step, the returned page has what was typed on it, and nothing is stored',
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

const noErrors = () => expect(log.lines.filter(({ level }) => level === 'error')).toEqual([])

test(
  '[S94] a post that is cut, repeated or changed anywhere gets an answer, without a server error',
  propertyTime,
  async () => {
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
      }),
    )
    await fc.assert(
      fc.asyncProperty(changed, async ({ formId, filled, how, sealed, step, go, edits, type }) => {
        const token = submissions.issueToken(formId)
        const sent = post(fieldsOf(forms[formId]), filled, { token, sealed, step, go }, how)
        const headers = { 'Content-Type': type ?? sent.headers.get('Content-Type') ?? '' }
        const body = Buffer.from(editText(Buffer.from(await sent.arrayBuffer()).toString('latin1'), edits), 'latin1')
        const outcome = await submit(client, sentForm(formId), new Request(sent.url, { method: 'POST', body, headers }))
        const verdict = outcome.kind === 'returned' ? outcome.code : outcome.kind
        expect(['accepted', 'expired', 'invalid', 'unreadable', 'stepsLost', 'step']).toContain(verdict)
        noErrors()
      }),
      runs,
    )
  },
)

test(
  '[S94] any bytes as a post, and any JSON as answers, are refused with a message, without a server error',
  propertyTime,
  async () => {
    const before = storedCount()
    const things = fc.oneof(
      fc.jsonValue(),
      fc.constantFrom({ $where: 1 }, 'x'.repeat(70_000)),
      oddText.map((text) => [text]),
    )
    const malformed = fc.constantFrom(...completeForms).chain((formId) =>
      fc.record({
        formId: fc.constant(formId),
        type: fc.constantFrom(
          'application/x-www-form-urlencoded',
          'multipart/form-data; boundary=x',
          'text/plain',
          'application/json',
          '',
        ),
        body: fc.uint8Array({ maxLength: 300, size: 'max' }),
        answers: fc.record(Object.fromEntries(fieldsOf(forms[formId]).map(({ name: field }) => [field, things]))),
      }),
    )
    await fc.assert(
      fc.asyncProperty(malformed, async ({ formId, type, body, answers }) => {
        const headers = type ? { 'Content-Type': type } : {}
        const request = new Request('https://www.provider.example/form', {
          method: 'POST',
          body: new Uint8Array(body),
          headers,
        })
        const outcome = await submit(client, sentForm(formId), request)
        // Without a step name, the first of several steps is shown.
        const verdict = outcome.kind === 'returned' ? outcome.code : outcome.kind
        expect(['expired', 'invalid', 'unreadable', 'stepsLost', 'step']).toContain(verdict)
        const { result, code } = await mutate(formId, { ...answers, token: submissions.issueToken(formId) })
        if (code === undefined) expect(result?.__typename).toBe('SubmissionInvalid')
        else expect(code).toBe('BAD_USER_INPUT')
        noErrors()
      }),
      runs,
    )
    expect(storedCount()).toBe(before)
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
  const step = at?.step ?? 'you'
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
  at: { step: 'you', sealed: '', answers: {}, advice: [] },
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

test('[S94] the same words from three pages are three messages, and a repeated post of one is that one, by each transport', async () => {
  const definition: FormDefinition = forms['general-enquiry']
  const fields = definition.steps.flatMap((step) => step.fields)
  const filled: Filled = {
    name: 'Jo',
    replyBy: 'phone',
    phone: '0491 570 006',
    topic: 'call-me-back',
    message: 'Twice',
  }
  const byPost = async (token: string) => {
    const sent = await submit(client, sentForm('general-enquiry'), post(fields, filled, { token }))
    return sent.kind === 'accepted' ? sent.reference : sent.kind
  }
  const byMutation = async (token: string) => {
    const { result } = await mutate('general-enquiry', { ...inputOf(definition, filled), token })
    return result?.__typename === 'SubmissionAccepted' ? result.reference : result?.__typename
  }
  const [one = '', two = '', three = ''] = Array.from({ length: 3 }, () => submissions.issueToken('general-enquiry'))
  const references = [await byPost(one), await byPost(two), await byMutation(three)]
  expect(new Set(references).size).toBe(3)
  expect([await byMutation(one), await byPost(two), await byPost(three)]).toEqual(references)
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
      at: { step: 'wanted', answers: { name: 'Jo Nguyen' } },
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
  expect(lost).toMatchObject({ kind: 'returned', code: 'stepsLost', at: { step: 'you' } })
  expect(await pressOn(lost, token)).toMatchObject({ kind: 'step', at: { step: 'person' } })
  ahead = 0
  expect(storedCount()).toBe(before)
})
