import type { Field, FormDefinition } from './form-definition.ts'

/** One for all: what travels to the page names it once. */
const none = {} as const

const shownField = ({ rules: _rules, wordings, ...field }: Field): Field => ({
  ...field,
  messages: none,
  ...(wordings && { wordings: wordings.map(({ messages: _messages, ...wording }) => wording) }),
})

/**
 * A form as its page needs it: what is asked, when and in which words. The rules, the messages that come of them, and what is for
 * staff stay behind: answers are judged by the gateway alone, and a third of a form's data need not travel.
 */
export const shownForm = ({
  urgent: _urgent,
  subjects: _subjects,
  advice: _advice,
  ...definition
}: FormDefinition): FormDefinition => ({
  ...definition,
  steps: definition.steps.map((step) => ({ ...step, fields: step.fields.map(shownField) })),
})
