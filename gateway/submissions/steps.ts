/** Processes one button press of a multi-step form. It is generic, stores nothing, and loses no answer. */
import {
  applicableSteps,
  checkStep,
  fieldsOf,
  pageFields,
  type Answers,
  type FormDefinition,
} from '#schema/forms/form-definition.ts'
import { compileForm, type FieldError, type ServiceNames } from './compile.ts'
import type { Seal } from './seal.ts'

export interface StepRequest {
  /** The step that the page showed. */
  readonly step: string
  readonly move: 'NEXT' | 'BACK' | 'CHANGE'
  /** The step to show, with CHANGE. */
  readonly to: string
  /** The answers on the page. */
  readonly answers: Answers
  /** Empty on the first step. */
  readonly sealed: string
}

export interface StepShown {
  readonly step: string
  /** Every answer so far, as typed. */
  readonly answers: Answers
  readonly sealed: string
  /** The errors of the shown step. */
  readonly errors: readonly FieldError[]
  readonly advice: readonly FieldError[]
  readonly isSealBroken: boolean
}

/** Characters. The maximum length of any text field must not exceed it. */
const maxAnswerLength = 8000

interface Options {
  readonly definition: FormDefinition
  readonly request: StepRequest
  readonly services: ServiceNames
  readonly seal: Seal
}

/** @throws RangeError when the answers exceed the size limit, which answers within their field limits cannot reach */
export function takeStep({ definition, request, services, seal }: Options): StepShown {
  const { step: here, move } = request
  // The check page always has a seal.
  const isUnsealed = request.sealed === '' && here !== checkStep
  const opened = isUnsealed ? { answers: {}, isChecked: false } : seal.open(definition.name, request.sealed)
  const isSealBroken = opened === undefined
  const before: Answers = opened?.answers ?? {}
  const answers = { ...before, ...answersOfPage(definition, request, before, isSealBroken) }

  const verdict = compileForm(definition)(answers, services)
  const errors = verdict.kind === 'invalid' ? verdict.errors : []
  const advice = verdict.kind === 'valid' ? verdict.advice : []
  const applicable = applicableSteps(definition, answers)
  const names = applicable.map(({ name }) => name)
  const fieldsOn = (step: string) => definition.steps.find(({ name }) => name === step)?.fields ?? []
  const errorsOn = (step: string) => errors.filter(({ field }) => fieldsOn(step).some(({ name }) => name === field))
  const lengthOf = (step: string) =>
    fieldsOn(step).reduce((sum, { name }) => sum + [answers[name] ?? ''].flat().join('').length, 0)
  /** The first step with a missing required answer or an invalid one. */
  const unfinished = () =>
    applicable.find(
      ({ name, fields }) => errorsOn(name).length > 0 || fields.some((field) => answers[field.name] === undefined),
    )?.name ?? checkStep

  /** Drops oversized answers to questions that do not apply, because they are not validated. */
  const carried = (): Answers => {
    const checked = new Set(applicable.flatMap(({ fields }) => fields.map(({ name }) => name)))
    return Object.fromEntries(
      Object.entries(answers).filter(
        ([name, answer]) => checked.has(name) || [answer].flat().join('').length <= maxAnswerLength,
      ),
    )
  }

  const show = (step: string, shownErrors: readonly FieldError[] = []): StepShown => {
    const isChecked = step === checkStep || opened?.isChecked === true
    for (const some of [answers, carried()]) {
      const sealed = seal.close(definition.name, { answers: some, isChecked })
      if (sealed !== undefined)
        return {
          step,
          answers: some,
          sealed,
          errors: shownErrors,
          advice: step === checkStep ? advice : [],
          isSealBroken,
        }
    }
    // Too large to seal: shows the page again with its length errors, on the previous seal. A page from an earlier release
    // has none: its answers are on other pages now.
    const nextSeal = seal.close(definition.name, { answers: before, isChecked: opened?.isChecked === true })
    const [longest = here] = names
      .filter((name) => errorsOn(name).length > 0)
      .toSorted((one, other) => lengthOf(other) - lengthOf(one))
    const page = names.includes(here) ? here : longest
    const tooLong = errorsOn(page)
    if (nextSeal === undefined || tooLong.length === 0) throw new RangeError('There is more text than a form can carry')
    return { step: page, answers, sealed: nextSeal, errors: tooLong, advice: [], isSealBroken }
  }

  const place = names.indexOf(here)
  switch (move) {
    case 'BACK':
      return show((here === checkStep ? names.at(-1) : names[Math.max(place - 1, 0)]) ?? checkStep)
    case 'CHANGE':
      return show(names.includes(request.to) ? request.to : unfinished())
    case 'NEXT': {
      if (isSealBroken) return show(unfinished())
      if (errorsOn(here).length > 0) return show(here, errorsOn(here))
      // The check page reaches this line only if an answer is invalid.
      if (here === checkStep) return show(unfinished(), errorsOn(unfinished()))
      return show(opened.isChecked || place < 0 ? unfinished() : (names[place + 1] ?? unfinished()))
    }
  }
}

/** The answers from the posted page. Fields that are not on that page retain their previous answers. */
function answersOfPage(
  definition: FormDefinition,
  { step, answers }: StepRequest,
  before: Answers,
  isSealBroken: boolean,
): Answers {
  const posted: Record<string, Answers[string]> = {}
  const known = definition.steps.find(({ name }) => name === step)
  for (const { kind, name } of known?.fields ?? fieldsOf(definition)) {
    const answer = answers[name]
    if (answer === undefined) continue
    const values = [answer].flat()
    posted[name] = kind === 'choices' ? values : (values[0] ?? '')
  }
  // The fields of the page are unknown without the other steps' answers, and of a page from an earlier release: only its
  // answered ones are used.
  if (isSealBroken || !known)
    return Object.fromEntries(Object.entries(posted).filter(([, answer]) => answer.length > 0))
  const held = new Set(pageFields(definition, step, { ...before, ...posted }).map(({ name }) => name))
  return Object.fromEntries(Object.entries(posted).filter(([name]) => held.has(name)))
}
