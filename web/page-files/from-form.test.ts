import { expect, test } from 'vitest'
import { confirmationOf, fieldsOf, type FormDefinition } from '#schema/forms/form-definition.ts'
import { forms } from '#schema/forms/forms.ts'
import { textsIn } from '#tests/helpers/part-texts.ts'
import { readPdf } from '#tests/helpers/pdf-tags.ts'
import { settings as exampleShell } from '#web/shell/examples.ts'
import { formParts } from './from-form.ts'
import { makePdf } from './make-pdf.ts'
import type { Part } from './parts.ts'
import { looks } from './write-typst.ts'

const lists = { services: [{ value: 'service-home-modifications', label: 'Home modifications' }] }
const helpLinks = [
  { __typename: 'Link' as const, label: 'Text us on 0491 574 632', href: 'sms:0491574632' },
  { __typename: 'Link' as const, label: 'Point to pictures', href: '/say' },
]
const settings = { ...exampleShell, helpLinks }
const page = { siteUrl: 'https://site.example', path: '/contact-us/form', settings }
const definitions: readonly FormDefinition[] = Object.values(forms)

/** Each question: the condition above it, which also applies to those that follow, its heading and its answers. */
function questionsIn(parts: readonly Part[]) {
  let condition = ''
  return parts.flatMap((part) => {
    if (part.kind === 'heading') condition = ''
    if (part.kind !== 'question') return []
    const [first] = part.parts
    if (first?.kind === 'paragraph') condition = textsIn(first).join('')
    const last = part.parts.at(-1)
    const heading = part.parts.find(({ kind }) => kind === 'heading')
    return {
      condition: condition === 'Everyone:' ? '' : condition.replaceAll('\u00a0', ' '),
      isConditional: part.isConditional,
      question: heading?.kind === 'heading' ? heading.text : undefined,
      kind: last?.kind,
      answers: last?.kind === 'list' ? textsIn(last) : [],
    }
  })
}

test.each(definitions)('$name on paper has each question once, in the order of the form, with its options', (form) => {
  const asked = fieldsOf(form).filter((field) => !field.isGiven && !('prefillFrom' in field && field.prefillFrom))
  const questions = questionsIn(formParts(form, lists, page))
  expect(questions.map(({ question }) => question)).toEqual(
    asked.map(({ label, isRequired }, place) => `${place + 1}. ${label}${isRequired ? '' : ' (optional)'}`),
  )
  for (const [place, field] of asked.entries()) {
    const { kind, answers, condition, isConditional } = questions[place] ?? { answers: [] }
    if ('options' in field) {
      const offered = field.options.filter(({ value }) => !field.shown || field.shown.includes(value))
      for (const { label, hint = '' } of offered)
        expect(answers.some((answer) => answer.startsWith(label) && answer.endsWith(hint))).toBe(true)
      if (field.optionsFrom) expect(answers[0]).toBe('Home modifications')
    } else expect(kind).toBe(field.kind === 'date' ? 'blanks' : 'lines')
    const step = form.steps.find(({ fields }) => fields.includes(field))
    expect([isConditional, /^If you answered ‘.*:$/.test(condition ?? '')], field.name).toEqual(
      Array(2).fill(Boolean(field.when ?? step?.when)),
    )
  }
})

const conditions = new Map(
  questionsIn(formParts(forms.referral, lists, page)).map(({ question, condition }) => [
    question?.replace(/^\d+\. /, ''),
    condition,
  ]),
)

test.each([
  ['How do you know them?', 'If you answered ‘Someone else’ to question 1:'],
  // Only someone else has a role, so the first question is not named again.
  [
    'Your organisation (optional)',
    'If you answered ‘A health professional’ or ‘A support coordinator or care manager’ to question 3:',
  ],
  ['NDIS number (optional)', 'If you answered ‘Someone else’ to question 1 and ‘NDIS’ to question 26:'],
  ['How do we get into the home? (optional)', 'If you answered ‘Someone else’ to question 1:'],
  ['Name and role of the representative or supporter (optional)', 'If you answered ‘Yes’ to question 36:'],
  ['Your date of birth (optional)', ''],
])('a condition names the answers that lead to the question: %s', (question, condition) => {
  expect(conditions.get(question)).toBe(condition)
})

test('a question that is put differently about someone else has both wordings', () => {
  const texts = formParts(forms.referral, lists, page).flatMap(textsIn)
  expect(texts).toContain(
    'If you answered ‘Someone else’ to question\u00a01: Their postcode. Where they live. It tells us which office is closer.',
  )
  expect(texts).toContain('If you answered ‘Someone else’ to question\u00a01: About the person')
  // On paper, the enquiry offers no answer that leads to its other wording.
  expect(formParts(forms['general-enquiry'], lists, page).flatMap(textsIn).join()).not.toContain('who helps me')
})

test.each(definitions)(
  '$name on paper says what to do in danger, how to return it, and what its page promises',
  (form) => {
    const texts = formParts(form, lists, page).flatMap(textsIn)
    const all = texts.join('\n')
    for (const words of [
      settings.safetyNote,
      form.notice,
      form.collection.why,
      form.collection.seenBy,
      form.collection.ifNotAnswered,
      'Wide Verandah, 24 Paperbark Crossing, Woolloongabba QLD 4102',
      '1800 160 401',
      'Text us on 0491 574 632',
      settings.contactEmail,
    ])
      expect(all).toContain(words)
    expect(confirmationOf(form, null).next.filter((promise) => texts.includes(promise)).length).toBeGreaterThan(1)
    // Neither is on paper.
    expect(all).not.toMatch(/reference number|website|browser|Point to pictures/)
  },
)

test.each([looks.normal, looks.largePrint])(
  'the PDF of a form has its questions as headings and its options as lists',
  (look) => {
    const parts = formParts(forms.referral, lists, page)
    const pdf = readPdf(
      makePdf(
        {
          title: 'Referral',
          provider: 'Wide Verandah',
          phone: '1800 160 401',
          address: 'https://site.example/contact-us/referral',
          isEasyRead: false,
          parts: [{ kind: 'heading', level: 1, text: 'Referral' }, ...parts],
        },
        { look, date: '28 November 2026', now: Date.UTC(2026, 10, 28), pictures: new Map() },
      ),
    )
    const questions = questionsIn(parts)
    expect(pdf.named(/^H3$/)).toEqual(questions.map(({ question }) => question))
    const kinds = pdf.tags.filter(({ name }) => /^(H3|L)$/.test(name)).map(({ name }) => name)
    const between = kinds.slice(kinds.indexOf('H3'), kinds.lastIndexOf('H3') + 1)
    expect(between.join(' ')).toBe(
      questions
        .flatMap(({ kind }) => (kind === 'list' ? ['H3', 'L'] : ['H3']))
        .join(' ')
        .replace(/ L$/, ''),
    )
    expect(pdf.named(/^(Figure|Formula|Form)$/)).toEqual([])
  },
)
