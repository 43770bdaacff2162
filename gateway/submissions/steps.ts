/** Takes a form of several steps one press at a time. It knows no form, stores nothing, and loses no answer. */
import { askedSteps, checkStep, pageFields, type Answers, type FormDefinition } from '#schema/forms/form-definition.ts'
import { compileForm, type FieldError, type ServiceNames } from './compile.ts'
import type { Seal } from './seal.ts'

export interface StepRequest {
  /** The step that was on the page. */
  readonly step: string
  readonly move: 'NEXT' | 'BACK' | 'CHANGE'
  /** With CHANGE: the step to show. */
  readonly to: string
  /** The answers of the page. */
  readonly answers: Answers
  /** Empty on the first step. */
  readonly sealed: string
}

export interface StepShown {
  readonly step: string
  /** Every answer so far, as it was typed. */
  readonly answers: Answers
  readonly sealed: string
  /** What must be mended on the step that is shown. */
  readonly errors: readonly FieldError[]
  readonly advice: readonly FieldError[]
  readonly isSealBroken: boolean
}

/** Characters; no text of a form may be longer. */
const longestAnswer = 8000

interface Options {
  readonly definition: FormDefinition
  readonly request: StepRequest
  readonly services: ServiceNames
  readonly seal: Seal
}

/** @throws RangeError when there is more than a form can carry, which no answer within its limits reaches. */
export function takeStep({ definition, request, services, seal }: Options): StepShown {
  const { step: here, move } = request
  const opened = request.sealed === '' ? { answers: {}, isChecked: false } : seal.open(definition.name, request.sealed)
  const isSealBroken = opened === undefined
  const before: Answers = opened?.answers ?? {}
  const answers = { ...before, ...answersOfPage(definition, request, before, isSealBroken) }

  const verdict = compileForm(definition)(answers, services)
  const errors = verdict.kind === 'invalid' ? verdict.errors : []
  const advice = verdict.kind === 'valid' ? verdict.advice : []
  const asked = askedSteps(definition, answers)
  const names = asked.map(({ name }) => name)
  const errorsOn = (step: string) => {
    const fields = definition.steps.find(({ name }) => name === step)?.fields ?? []
    return errors.filter(({ field }) => fields.some(({ name }) => name === field))
  }
  /** The first step that has a question nobody has answered, or an answer that will not do. */
  const unfinished = () =>
    asked.find(
      ({ name, fields }) => errorsOn(name).length > 0 || fields.some((field) => answers[field.name] === undefined),
    )?.name ?? checkStep

  /** Without what is longer than any answer may be, to questions that are not asked: nobody would judge it. */
  const carried = (): Answers => {
    const judged = new Set(asked.flatMap(({ fields }) => fields.map(({ name }) => name)))
    return Object.fromEntries(
      Object.entries(answers).filter(([name, answer]) => judged.has(name) || answer.length <= longestAnswer),
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
    // Too much to carry on: the page comes back with what it says about its longest answers, on the seal of before.
    const nextSeal = seal.close(definition.name, { answers: before, isChecked: opened?.isChecked === true })
    const tooLong = errorsOn(here)
    if (nextSeal === undefined || tooLong.length === 0) throw new RangeError('There is more text than a form can carry')
    return { step: here, answers, sealed: nextSeal, errors: tooLong, advice: [], isSealBroken }
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
      // From the page of all answers one comes here only when something in them will not do.
      if (here === checkStep) return show(unfinished(), errorsOn(unfinished()))
      return show(opened.isChecked || place < 0 ? unfinished() : (names[place + 1] ?? unfinished()))
    }
  }
}

/** The answers that the page gave. A field that the page cannot have held keeps the answer it had. */
function answersOfPage(
  definition: FormDefinition,
  { step, answers }: StepRequest,
  before: Answers,
  isSealBroken: boolean,
): Answers {
  const posted: Record<string, Answers[string]> = {}
  const fields = definition.steps.find(({ name }) => name === step)?.fields ?? []
  for (const { kind, name } of fields) {
    const answer = answers[name]
    if (answer === undefined) continue
    const values = [answer].flat()
    posted[name] = kind === 'choices' ? values : (values[0] ?? '')
  }
  // Without the other steps' answers nobody can say what the page held, only what was answered on it.
  if (isSealBroken) return Object.fromEntries(Object.entries(posted).filter(([, answer]) => answer.length > 0))
  const held = new Set(pageFields(definition, step, { ...before, ...posted }).map(({ name }) => name))
  return Object.fromEntries(Object.entries(posted).filter(([name]) => held.has(name)))
}
