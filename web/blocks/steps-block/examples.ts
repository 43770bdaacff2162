import { heading, paragraph, textOf } from '#web/blocks/rich-text/examples.ts'
import type { StepsBlock_BlockFragment } from '#web/graphql/generated.ts'

const step = (
  title: string,
  text = textOf(paragraph('It takes about an hour.')),
): StepsBlock_BlockFragment['steps'][number] => ({
  __typename: 'Step',
  title,
  text,
})

const minimal: StepsBlock_BlockFragment = {
  __typename: 'StepsBlock',
  key: 'steps',
  heading: 'What happens',
  steps: [step('You call us')],
}

export const examples = {
  minimal,
  full: {
    ...minimal,
    steps: [
      step('You call us'),
      step('We visit', textOf(paragraph('At home.'), heading(2, 'Bring', 'bring'), paragraph('Your plan.'))),
      step('You try'),
    ],
  },
  longWords: {
    ...minimal,
    steps: ['Telecommunication-equipment-reimbursement', 'Call', 'Meet', 'Try', 'Choose'].map((title) => step(title)),
  },
} satisfies Record<string, StepsBlock_BlockFragment>
