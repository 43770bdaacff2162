import { examples as texts, paragraph, textOf } from '#web/blocks/rich-text/examples.ts'
import type { QuestionsBlock_BlockFragment } from '#web/graphql/generated.ts'

const minimal: QuestionsBlock_BlockFragment = {
  __typename: 'QuestionsBlock',
  key: 'questions',
  heading: 'Questions people ask',
  questions: [
    {
      __typename: 'Question',
      id: 'question-cost',
      question: 'What does it cost?',
      anchor: 'what-does-it-cost',
      answer: textOf(paragraph('The first call costs nothing.')),
    },
  ],
}

export const examples = {
  minimal,
  full: {
    ...minimal,
    questions: [
      ...minimal.questions,
      {
        __typename: 'Question',
        id: 'question-wait',
        question: 'How long do I wait?',
        anchor: 'how-long',
        answer: texts.full,
      },
    ],
  },
} satisfies Record<string, QuestionsBlock_BlockFragment>
