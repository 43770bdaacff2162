import { askedSteps, checkStep, confirmationOf, type FormDefinition } from '#schema/forms/form-definition.ts'
import { placeOf, type Outcome } from './outcome.ts'

export const hasSteps = ({ steps }: FormDefinition): boolean => steps.length > 1

/** The name of the step that is on the page. */
export const stepOn = (definition: FormDefinition, outcome: Outcome | undefined): string =>
  placeOf(outcome)?.step ?? definition.steps[0]?.name ?? ''

/** 'Step 2 of 7: About you'. How many there are depends on the first answers, so the very first page does not say. */
export function stepTitle(definition: FormDefinition, outcome: Outcome | undefined): string {
  const at = placeOf(outcome)
  const asked = askedSteps(definition, at?.answers ?? {})
  if (!at) return `Step 1: ${asked[0]?.title}`
  const total = asked.length + 1
  if (at.step === checkStep) return `Step ${total} of ${total}: Check your answers`
  const index = asked.findIndex(({ name }) => name === at.step)
  const knowsTotal = index > 0 || asked[0]?.fields.every(({ name }) => at.answers[name])
  return `Step ${index + 1}${knowsTotal ? ` of ${total}` : ''}: ${asked[index]?.title}`
}

/** What the page is called as it stands: its h1. */
export function journeyHeading(definition: FormDefinition, outcome: Outcome | undefined, title: string): string {
  if (outcome?.kind === 'accepted') return confirmationOf(definition, outcome.answers).title
  return hasSteps(definition) && placeOf(outcome) ? stepTitle(definition, outcome) : title
}

/** The document's title says before anything else that the form came back. */
export function journeyTitle(definition: FormDefinition, outcome: Outcome | undefined, title: string): string {
  const heading = journeyHeading(definition, outcome, title)
  const isStep = outcome?.kind !== 'accepted' && heading !== title
  return `${outcome?.kind === 'returned' ? 'Error: ' : ''}${isStep ? `${heading} – ${title}` : heading}`
}
