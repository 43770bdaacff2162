import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { fieldsOf, type Field, type Rule } from '#schema/forms/form-definition.ts'
import { forms } from '#schema/forms/forms.ts'
import { generalEnquiry } from '#schema/forms/definitions/general-enquiry.ts'
import { compileForm } from './compile.ts'
import * as values from '#tests/helpers/form-values.ts'
import { editText, runs, textEdits } from '#tests/helpers/property.ts'
import { bounded, type BoundedText } from '#schema/bounded.ts'
import { cleanLine, readDate, readers } from './rules.ts'

/** A form with one required field, so that a value passes through the whole validation. */
const judge = (input: Pick<Field, 'kind'> & { rules?: readonly Rule[] }) => {
  const options = values.trialOptions.map((value) => ({ value, label: value }))
  const field = {
    autocomplete: 'off',
    rows: 4,
    options,
    ...(input.kind === 'choice' && { optionsFrom: 'services' }),
    ...input,
    name: 'value',
    label: 'Value',
    whose: 'visitor',
    isRequired: true,
    messages: Object.fromEntries(
      ['required', 'option', 'date', 'maxLength', ...Object.keys(readers)].map((c) => [c, c]),
    ),
  } as const
  const validate = compileForm({
    ...generalEnquiry,
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- it has what each kind of field may have
    steps: [{ name: 'only', title: 'Only', fields: [field as Field] }],
  })
  return (typed: string) => {
    const verdict = validate({ value: input.kind === 'choices' ? typed.split(',') : typed }, undefined)
    return verdict.kind === 'valid' ? [verdict.answers['value']].flat().join(',') : undefined
  }
}

const text = (...rules: Rule[]) => judge({ kind: 'text', rules })

const kinds = [
  ['email', text({ rule: 'maxLength', characters: 254 }, { rule: 'email' }), values.email],
  ['phone', text({ rule: 'phone' }), values.phone],
  ['mobile', text({ rule: 'phone' }, { rule: 'mobile' }), values.mobile],
  ['postcode', text({ rule: 'postcode' }), values.postcode],
  ['ndisNumber', text({ rule: 'ndisNumber' }), values.ndisNumber],
  ['agedCareId', text({ rule: 'agedCareId' }), values.agedCareId],
  ['text', text({ rule: 'maxLength', characters: 100 }), values.name],
  ['date', judge({ kind: 'date' }), values.date],
  ['multiline', judge({ kind: 'multiline', rules: [{ rule: 'maxLength', characters: 4000 }] }), values.message],
  ['choice', judge({ kind: 'choice' }), values.choice],
  ['choices', judge({ kind: 'choices' }), values.choices],
] as const

test('[S95] every kind and every rule that a form uses has labelled values, and every label has a source', () => {
  const fields = Object.values(forms).flatMap((form) => fieldsOf(form))
  const used = fields.flatMap(({ kind, rules = [] }) => [kind, ...rules.map(({ rule }) => rule)])
  // The last two depend on the current day: compile.test.ts sets the clock.
  const labelled = new Set<string>([...kinds.map(([kind]) => kind), 'maxLength', 'notInFuture', 'notInPast'])
  expect([...new Set(used)].filter((rule) => !labelled.has(rule))).toEqual([])
  expect(values.namedSources.filter((source) => !values.sources.has(source))).toEqual([])
})

test.each(kinds)('[S95] every hand-labelled %s value gets the labelled verdict', (_, read, { accepted, refused }) => {
  expect(accepted.length).toBeGreaterThanOrEqual(40)
  expect(refused.length).toBeGreaterThanOrEqual(40)
  expect(new Set(accepted.map(({ typed }) => typed)).size).toBe(accepted.length)
  expect(new Set(refused).size).toBe(refused.length)
  expect(accepted.map(({ typed }) => ({ typed, stored: read(typed) }))).toEqual(accepted)
  expect(refused.filter((typed) => read(typed) !== undefined)).toEqual([])
})

test.each(kinds)('[S95] the stored value of a %s is accepted again and stored unchanged', (_, read, { accepted }) => {
  // An extension is stored in the form of RFC 3966, which people do not type.
  const stored = accepted.map((value) => value.stored).filter((value) => !value.includes(';ext='))
  expect(stored.map((value) => read(value))).toEqual(stored)
})

test.each(kinds)(
  '[S95] white space around a %s and its Unicode form do not matter',
  (_, read, { accepted, refused }) => {
    for (const typed of [...accepted.map((value) => value.typed), ...refused]) {
      expect(read(` \u00A0${typed}\r\n`)).toBe(read(typed))
      expect(read(typed.normalize('NFD'))).toBe(read(typed))
    }
  },
)

/** Fragments of values of every kind. */
const fragment = fc.constantFrom(
  ...Array.from('0123456789+()-. /@_\'"<>,;:\\%\r\n\t\0\u202E\u200B\u00A0é李💜'),
  '04',
  '+61',
  '1300',
  'example',
  '.com',
  'ext',
  'jane',
  '4000',
)
const right = kinds.flatMap(([, , { accepted }]) => accepted.map(({ typed }) => typed))

/** Mixtures of the fragments, and values that are nearly right. */
const anything = fc.oneof(
  fc.string({ unit: fragment, maxLength: 13, size: 'max' }),
  fc.tuple(fc.constantFrom(...right), textEdits(fragment)).map(([typed, edits]) => editText(typed, edits)),
)

function checked(piece: string): BoundedText {
  const short = bounded(piece, 200_000)
  if (short === undefined) throw new Error('The text of the test is too long')
  return short
}

test('[S95] for any input, stored values are well-formed, and an address contains no line break, control character or bracket', () => {
  const shapes = [
    ['email', /^[!-~]{1,64}@[a-z0-9.-]+\.[a-z0-9-]{2,}$/],
    ['phone', /^(?:0\d{9}|1[38]00\d{6}|13\d{4})(?:;ext=\d{1,6})?$/],
    ['mobile', /^04\d{8}$/],
    ['postcode', /^\d{4}$/],
    ['ndisNumber', /^\d{9}$/],
    ['agedCareId', /^AC\d{8}$/],
  ] as const
  fc.assert(
    fc.property(anything, (typed) => {
      const line = cleanLine(checked(typed))
      expect(line).not.toMatch(/[\p{Cc}\u2028\u2029\u202A-\u202E]/u)
      for (const [rule, shape] of shapes) {
        const stored = readers[rule](line)
        if (stored === undefined) continue
        expect(stored).toMatch(shape)
        expect(stored).not.toMatch(/[\s<>"(),:\\[\]]/)
      }
    }),
    runs,
  )
})

test('[S95] a long adversarial value is validated quickly', () => {
  const started = process.threadCpuUsage()
  for (const piece of ['a', 'a.', '0', '+', '(', ' ', '-', 'a@', 'ext', '\u200B', '4 '])
    for (const end of ['', '!', '@example.com', ' ext 1234567']) {
      const line = cleanLine(checked(piece.repeat(9_000) + end))
      for (const read of Object.values(readers)) read(line)
    }
  // Of the processor: on a busy machine the test waits for it.
  expect(process.threadCpuUsage(started).user / 1000).toBeLessThan(5000)
})

test('[S95] every parsed date exists', () => {
  const part = fc.oneof(fc.nat(40).map(String), fc.nat(2_500).map(String), fc.constantFrom('Mar', 'sept', 'February'))
  const dateLike = fc
    .array(part, { minLength: 3, maxLength: 3 })
    .chain((parts) => fc.constantFrom(' ', '/', '.', '-').map((sign) => parts.join(sign)))
  fc.assert(
    fc.property(fc.oneof(dateLike, anything), (typed) => {
      const day = readDate(typed)
      if (day !== undefined) expect(new Date(day).toISOString()).toBe(`${day}T00:00:00.000Z`)
    }),
    runs,
  )
})

test('[S95] every day of a century is parsed in each format', () => {
  const long = new Intl.DateTimeFormat('en-AU', { dateStyle: 'long', timeZone: 'UTC' })
  const plain = new Intl.DateTimeFormat('en-AU', { day: 'numeric', month: 'numeric', year: 'numeric', timeZone: 'UTC' })
  for (let day = Date.UTC(1920, 0, 1); day < Date.UTC(2030, 0, 1); day += 24 * 60 * 60 * 1000) {
    const iso = new Date(day).toISOString().slice(0, 10)
    expect(readDate(iso)).toBe(iso)
    expect(readDate(long.format(day))).toBe(iso)
    expect(readDate(plain.format(day))).toBe(iso)
  }
})
