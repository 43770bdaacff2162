import { expect, test } from 'vitest'
import type { FormDefinition, Rule } from '#schema/forms/form-definition.ts'
import { compileForm } from './compile.ts'
import { email, mobile, name, phone, postcode } from './labelled-values.ts'
import { cleanLine, readers } from './rules.ts'

/** One required field by these rules, so that a value goes the way it goes in a form. */
const judge = (rules: readonly Rule[]) => {
  const field = {
    kind: 'text',
    name: 'value',
    label: 'Value',
    whose: 'visitor',
    autocomplete: 'off',
    isRequired: true,
    rules,
    messages: { required: 'r', maxLength: 'm', email: 'e', phone: 'p', mobile: 'o', postcode: 'c' },
  } as const
  const definition: FormDefinition = {
    name: 'trial',
    mutation: 'submitEnquiry',
    referencePrefix: 'TR',
    steps: [{ name: 'only', title: 'Only', fields: [field] }],
    submitLabel: '',
    notice: '',
    confirmation: { title: '', next: [] },
    retentionDays: 1,
  }
  const validate = compileForm(definition)
  return (typed: string) => {
    const verdict = validate({ value: typed }, undefined)
    return verdict.kind === 'valid' ? verdict.answers['value'] : undefined
  }
}

const kinds = [
  ['email', judge([{ rule: 'maxLength', characters: 254 }, { rule: 'email' }]), email],
  ['phone', judge([{ rule: 'phone' }]), phone],
  ['postcode', judge([{ rule: 'postcode' }]), postcode],
  ['name', judge([{ rule: 'maxLength', characters: 100 }]), name],
] as const

test.each(kinds)('[S95] every %s value labelled by hand is judged as labelled', (_, read, { accepted, refused }) => {
  expect(accepted.length).toBeGreaterThanOrEqual(40)
  expect(refused.length).toBeGreaterThanOrEqual(40)
  expect(new Set(accepted.map(([typed]) => typed)).size).toBe(accepted.length)
  expect(new Set(refused.map(([typed]) => typed)).size).toBe(refused.length)
  expect(accepted.map(([typed]) => [typed, read(typed)])).toEqual(accepted.map(([typed, stored]) => [typed, stored]))
  expect(refused.filter(([typed]) => read(typed) !== undefined)).toEqual([])
})

test('[S95] a number that can get a text is told from one that cannot', () => {
  const read = judge([{ rule: 'phone' }, { rule: 'mobile' }])
  expect(mobile.accepted.filter((typed) => read(typed) === undefined)).toEqual([])
  expect(mobile.refused.filter((typed) => read(typed) !== undefined)).toEqual([])
})

test.each(kinds)('[S95] what is stored for a %s is accepted again and stored the same', (_, read, { accepted }) => {
  // An extension is stored in RFC 3966's form, which nobody types.
  const stored = accepted.map(([, value]) => value).filter((value) => !value.includes(';ext='))
  expect(stored.map((value) => read(value))).toEqual(stored)
})

test.each(kinds)(
  '[S95] white space around a %s and its Unicode form change nothing',
  (_, read, { accepted, refused }) => {
    for (const [typed] of [...accepted, ...refused]) {
      expect(read(` \u00A0${typed}\r\n`)).toBe(read(typed))
      expect(read(typed.normalize('NFD'))).toBe(read(typed))
    }
  },
)

/** Text that a person or a program might send: pieces of values of every kind, put together by a fixed seed. */
function* mixtures(count: number): Generator<string> {
  const pieces = [
    ...Array.from('0123456789+()-. /@_\'"<>,;:\\%\r\n\t\0\u202E\u200B\u00A0é李💜'),
    '04',
    '+61',
    '1300',
    'example',
    '.com',
    'ext',
    'jane',
    '4000',
  ]
  let seed = 20_261_120
  const next = (below: number) => {
    seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) >>> 0
    return seed % below
  }
  for (let made = 0; made < count; made += 1) {
    yield Array.from({ length: next(14) }, () => pieces[next(pieces.length)]).join('')
  }
}

test('[S95] whatever comes, what is stored keeps its shape and no line break, control character or bracket gets into an address', () => {
  const shapes = [
    ['email', /^[!-~]{1,64}@[a-z0-9.-]+\.[a-z0-9-]{2,}$/],
    ['phone', /^(?:0\d{9}|1[38]00\d{6}|13\d{4})(?:;ext=\d{1,6})?$/],
    ['mobile', /^04\d{8}$/],
    ['postcode', /^\d{4}$/],
  ] as const
  for (const text of mixtures(20_000)) {
    const line = cleanLine(text)
    expect(line).not.toMatch(/[\p{Cc}\u2028\u2029\u202A-\u202E]/u)
    for (const [rule, shape] of shapes) {
      const stored = readers[rule](line)
      if (stored === undefined) continue
      expect(stored).toMatch(shape)
      expect(stored).not.toMatch(/[\s<>"(),:\\[\]]/)
    }
  }
})

test('[S95] a long value made to be slow is judged at once', () => {
  const started = performance.now()
  for (const piece of ['a', 'a.', '0', '+', '(', ' ', '-', 'a@', 'ext', '\u200B', '4 '])
    for (const end of ['', '!', '@example.com', ' ext 1234567']) {
      const line = cleanLine(piece.repeat(100_000) + end)
      for (const read of Object.values(readers)) read(line)
    }
  expect(performance.now() - started).toBeLessThan(5000)
})
