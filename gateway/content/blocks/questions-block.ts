import type { Question } from '#gateway/types.generated.ts'
import { usable } from '#gateway/content/map/outside.ts'
import { plainText } from '#gateway/content/map/plain-text.ts'
import { richText, richTextFields } from '#gateway/content/map/rich-text.ts'
import { type BlockModule, never } from './block-module.ts'

export const questionsBlockFields = `{ heading, "questions": questions[]->{ _id, question, "answer": answer[]${richTextFields} } }`

export const questionsBlock: BlockModule<'questionsBlock', 'QuestionsBlock'> = {
  map: ({ heading, questions }, { key, anchors }) =>
    heading
      ? {
          __typename: 'QuestionsBlock',
          key,
          heading,
          questions: usable(questions, ({ _id, question, answer }): Question | null =>
            _id && question
              ? {
                  __typename: 'Question',
                  id: _id,
                  question,
                  anchor: anchors(question),
                  answer: richText(answer, anchors),
                }
              : null,
          ),
        }
      : null,
  text: ({ questions }) => ({
    headings: [],
    body: [],
    parts: questions.map(({ id, question, anchor, answer }) => ({
      ...plainText(answer),
      id,
      kind: 'QUESTION',
      title: question,
      anchor,
      summary: '',
      otherWords: [],
    })),
  }),
  explain: (block, { aside }) => ({
    ...block,
    questions: block.questions.map((question) => ({ ...question, answer: aside(question.answer) })),
  }),
  changesAt: never,
}
