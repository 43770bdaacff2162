import { expect, test } from 'vitest'
import {
  applicableSteps,
  checkStep,
  fieldsOf,
  type Answers,
  type FormDefinition,
} from '#schema/forms/form-definition.ts'
import { formLife } from '#schema/forms/form-life.ts'
import { forms } from '#schema/forms/forms.ts'
import { compileForm } from './compile.ts'
import { createSeal } from './seal.ts'
import { takeStep, type StepRequest, type StepShown } from './steps.ts'
import { setClock } from '#tests/helpers/submissions.ts'
import type { FormSecrets } from './token.ts'

const definition: FormDefinition = forms.referral
const secrets: FormSecrets = ['a secret of at least thirty-two characters']
const clock = setClock()
const seal = createSeal(secrets, clock.now)

const press = (
  step: string,
  answers: Answers,
  sealed = '',
  move: StepRequest['move'] = 'NEXT',
  to = '',
  sealer = seal,
): StepShown =>
  takeStep({
    definition,
    request: {
      step,
      move,
      to,
      sealed,
      answers,
    },
    services: undefined,
    seal: sealer,
  })

const relative: Answers = {
  referralFor: 'other',
  name: 'Jo Tester',
  role: 'family',
  replyBy: 'phone',
  phone: '0491 570 006',
  givenName: 'Alma',
  familyName: 'Tester',
  dateOfBirth: '27/3/1950',
  postcode: '4810',
  needs: ['interpreter'],
  language: 'Auslan',
  callFirst: 'me',
  funding: 'ndis',
  ndisNumber: '430 123',
  services: ['not-sure'],
  urgency: 'discharge',
  urgencyDate: '1/2/2027',
  goals: 'To shower\nby herself.',
  representative: 'no',
  consentBy: 'person',
  consentFor: ['contact', 'details'],
  consentDate: '20/11/2026',
}

/** The body that a page posts: every field of the step, empty where there is no answer. */
const pageOf = (step: string, answers: Answers): Answers =>
  Object.fromEntries(
    (definition.steps.find(({ name }) => name === step)?.fields ?? []).map(({ kind, name }) => [
      name,
      answers[name] ?? (kind === 'choices' ? [] : ''),
    ]),
  )

/** Submits each step once, from the first to the check page. */
function walk(answers: Answers) {
  const way: string[] = []
  let shown = press('you', pageOf('you', answers))
  while (shown.step !== checkStep && way.length < 20) {
    expect(shown.errors).toEqual([])
    way.push(shown.step)
    shown = press(shown.step, pageOf(shown.step, answers), shown.sealed)
  }
  return { way, shown }
}

test('[S8] each step leads to the next that applies, and the last one to all answers as typed', () => {
  const { way, shown } = walk(relative)
  expect(way).toEqual(['person', 'wanted', 'consent'])
  expect(shown).toMatchObject({ step: checkStep, errors: [], isSealBroken: false, answers: relative })
  expect(shown.advice).toMatchObject([{ field: 'ndisNumber', code: 'ndisNumber' }])
  expect(walk({ ...relative, referralFor: 'self' }).way).toEqual(['person', 'wanted'])
})

test('[S8] a step with an invalid answer is shown again with its own errors and all answers', () => {
  const first = press('you', pageOf('you', relative))
  const shown = press('person', { ...pageOf('person', relative), postcode: '12' }, first.sealed)
  expect(shown).toMatchObject({ step: 'person', errors: [{ field: 'postcode', code: 'postcode' }] })
  expect(shown.answers).toMatchObject({ referralFor: 'other', name: 'Jo Tester', postcode: '12' })
  expect(press('you', {}).errors[0]).toMatchObject({ field: 'referralFor', code: 'required' })
})

test('[S8] Back retains the typed answers, valid or not, and shows the previous step', () => {
  const first = press('you', pageOf('you', relative))
  const back = press('person', { ...pageOf('person', relative), postcode: '12' }, first.sealed, 'BACK')
  expect(back).toMatchObject({ step: 'you', errors: [], answers: { postcode: '12' } })
  expect(press('you', pageOf('you', relative), back.sealed)).toMatchObject({ step: 'person', errors: [] })
  expect(press('you', {}, '', 'BACK').step).toBe('you')
  expect(press(checkStep, {}, walk(relative).shown.sealed, 'BACK').step).toBe('consent')
})

test('[S8] Change shows one step and returns to the check page; other steps retain their answers', () => {
  const { shown } = walk(relative)
  const change = press(checkStep, {}, shown.sealed, 'CHANGE', 'person')
  expect(change).toMatchObject({ step: 'person', answers: relative })
  const again = press('person', pageOf('person', { ...relative, givenName: 'Elma' }), change.sealed)
  expect(again).toMatchObject({ step: checkStep, answers: { ...relative, givenName: 'Elma' } })
})

test('[S8] a change that reveals more questions leads to them first; answers to hidden questions are retained while editing and dropped on submission', () => {
  const { shown } = walk({ ...relative, referralFor: 'self' })
  const more = press('you', { referralFor: 'other' }, shown.sealed)
  // Who to call first is a question only in referrals for someone else.
  expect(more).toMatchObject({ step: 'person', errors: [] })
  const fewer = press('you', { referralFor: 'self' }, walk(relative).shown.sealed)
  expect(fewer).toMatchObject({ step: checkStep, answers: { givenName: 'Alma' } })
  const verdict = compileForm(definition)(fewer.answers, undefined)
  expect(verdict.kind === 'valid' && verdict.answers).not.toHaveProperty('givenName')
  expect(press('you', { referralFor: 'other' }, fewer.sealed)).toMatchObject({ step: checkStep, answers: relative })
})

test('[S8] the check page leads to the first invalid step with its errors', () => {
  const { shown } = walk(relative)
  const wrong = press('you', { ...pageOf('you', relative), name: '' }, shown.sealed, 'BACK')
  expect(press(checkStep, {}, wrong.sealed)).toMatchObject({
    step: 'you',
    errors: [{ field: 'name', code: 'required' }],
  })
})

test('[S8] answers can be opened with the previous secret, and as long as the form is valid at most', () => {
  const { shown } = walk(relative)
  const renewed = createSeal(['another secret of at least thirty-two characters', ...secrets], clock.now)
  expect(press('you', pageOf('you', relative), shown.sealed, 'NEXT', '', renewed)).toMatchObject({
    isSealBroken: false,
    answers: relative,
  })
  clock.advance(formLife)
  expect(press(checkStep, {}, shown.sealed, 'CHANGE', 'you').isSealBroken).toBe(false)
  clock.advance(1)
  const lapsed = press('you', pageOf('you', relative), shown.sealed)
  // The posted page's own answers are retained when the seal has expired.
  expect(lapsed).toMatchObject({
    isSealBroken: true,
    step: 'person',
    answers: { name: 'Jo Tester', phone: '0491 570 006' },
  })
})

test('[S8] a page from an earlier release, of a step that no longer exists, loses none of its answers', () => {
  const { sealed } = press('you', pageOf('you', relative))
  const shown = press('communication', { needs: ['interpreter'], language: 'Auslan', name: '', nothing: 'x' }, sealed)
  expect(shown).toMatchObject({ step: 'person', errors: [] })
  expect(shown.answers).toMatchObject({ name: 'Jo Tester', needs: ['interpreter'], language: 'Auslan' })
})

test('[S8] too much text on a page is reported there and never causes a failure', () => {
  const { shown } = walk(relative)
  const goals = 'x'.repeat(200_000)
  for (const move of ['NEXT', 'BACK', 'CHANGE'] as const)
    expect(press('wanted', { ...pageOf('wanted', relative), goals }, shown.sealed, move, 'you')).toMatchObject({
      step: 'wanted',
      errors: [{ field: 'goals', code: 'maxLength' }],
    })
})

test('[S8] too much text on a page from an earlier release is reported on the page that has its question now', () => {
  expect(press('communication', { goals: 'x'.repeat(250_000) })).toMatchObject({
    step: 'wanted',
    errors: expect.arrayContaining([expect.objectContaining({ field: 'goals', code: 'maxLength' })]),
  })
})

test('[S8] a choice that is too long, in a question that does not apply, is dropped', () => {
  expect(press('consent', { consentFor: ['x'.repeat(250_000)] }).answers).toEqual({})
})

test('[S8] every text of a form at its maximum length in four-byte characters fits into a seal', () => {
  for (const form of Object.values<FormDefinition>(forms)) {
    if (form.steps.length === 1) continue
    const answers = Object.fromEntries(
      fieldsOf(form).map(({ name, rules = [] }) => {
        const limit = rules.find((rule) => rule.rule === 'maxLength')
        return [name, '𝒜'.repeat(limit ? limit.characters : 60)]
      }),
    )
    expect(seal.close(form.name, { answers, isChecked: true })?.length).toBeLessThan(100_000)
  }
})

/** A seeded generator: the same numbers on every run. */
function* numbers(seed: number): Generator<number, never> {
  for (let state = seed; ; state = (Math.imul(state, 1664525) + 1013904223) >>> 0) yield state / 2 ** 32
}

test('[S8] for any sequence of buttons, the shown step applies, answers of other steps do not change, and the check page means valid', () => {
  const random = numbers(20261121)
  const below = (limit: number) => Math.floor(random.next().value * limit)
  const pick = <T>(list: readonly T[], otherwise: T): T => list[below(list.length)] ?? otherwise
  const texts = [
    '',
    ' ',
    'Jo',
    '0491 570 006',
    '4810',
    '27/3/1950',
    '31/2/2000',
    'jo@example.com',
    'x'.repeat(5000),
    '__proto__',
    '𝒜',
  ]
  for (let journey = 0; journey < 15; journey += 1) {
    let shown: StepShown = press('you', {})
    for (let presses = 0; presses < 25; presses += 1) {
      const here = shown.step
      const posted = Object.fromEntries(
        (definition.steps.find(({ name }) => name === here)?.fields ?? []).map((field) => {
          const known = relative[field.name]
          if (known !== undefined && below(4) > 0) return [field.name, known]
          const options = 'options' in field ? field.options.map(({ value }) => value) : texts
          return [field.name, field.kind === 'choices' ? [pick(options, '')] : pick([...options, ''], '')]
        }),
      )
      const move = pick<StepRequest['move']>(['NEXT', 'NEXT', 'NEXT', 'BACK', 'CHANGE'], 'NEXT')
      const to = pick([...definition.steps.map(({ name }) => name), checkStep, 'nowhere'], '')
      const before = shown
      shown = press(here, posted, before.sealed, move, to)
      const names = applicableSteps(definition, shown.answers).map(({ name }) => name)
      expect([...names, checkStep]).toContain(shown.step)
      for (const [name, answer] of Object.entries(before.answers))
        if (!(name in posted)) expect(shown.answers[name]).toEqual(answer)
      if (shown.step === checkStep) expect(compileForm(definition)(shown.answers, undefined).kind).toBe('valid')
      expect(seal.open('referral', shown.sealed)?.answers).toBeDefined()
    }
  }
})

const adviceOn = (answers: Answers) =>
  walk({ ...relative, ndisNumber: '', ...answers }).shown.advice.map(({ message }) => message.replace(/ You can.*/, ''))

test('[S8] a missing phone number for a call is advised before submission and does not block it', () => {
  const byEmail = { replyBy: 'email', email: 'jo@example.com', urgency: 'none' }
  const who = 'Check who we call first: you chose'
  expect(adviceOn({})).toEqual([])
  expect(adviceOn({ callFirst: 'person' })).toEqual([`${who} the person, but didn’t give their phone number.`])
  expect(adviceOn({ callFirst: 'person', personPhone: '0491 570 006' })).toEqual([])
  expect(adviceOn(byEmail)).toEqual([`${who} yourself, but didn’t give a phone number.`])
  for (const answers of [{}, { representative: 'yes' }, { representativePhone: '0491 570 006' }])
    expect(adviceOn({ callFirst: 'representative', ...answers })).toEqual([
      `${who} their representative, but didn’t give a phone number.`,
    ])
  const their = { representative: 'yes', representativePhone: '0491 570 006' }
  expect(adviceOn({ callFirst: 'representative', ...their })).toEqual([])
  for (const answers of [{ referralFor: 'self' }, { callFirst: 'person', personPhone: '0491 570 006' }])
    expect(adviceOn({ ...answers, needs: ['no-calls'] })).toEqual([expect.stringContaining('no phone calls')])
  const unsafe = { ...byEmail, urgency: 'unsafe' }
  for (const urgency of ['unsafe', 'discharge'])
    expect(adviceOn({ ...byEmail, urgency })).toContain(
      'Check the phone numbers: it’s urgent, and you haven’t given one.',
    )
  expect(adviceOn({ ...unsafe, urgentPhone: '0491 570 006' })).toEqual([])
  expect(adviceOn({ ...unsafe, referralFor: 'self' })).toEqual([
    'Check how we should reply: it’s urgent, and we don’t have a phone number.',
  ])
  expect(adviceOn({ ...relative, referralFor: 'self', urgency: 'unsafe' })).toEqual([])
})

test('a check page without its seal is answered like one whose seal cannot be opened', () => {
  expect(press(checkStep, pageOf('you', relative))).toMatchObject({ step: 'person', isSealBroken: true })
})
