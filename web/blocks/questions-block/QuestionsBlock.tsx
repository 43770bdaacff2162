import { BlockSection } from '#web/blocks/block-section/BlockSection.tsx'
import type { QuestionsBlock_BlockFragment } from '#web/graphql/generated.ts'
import { Question } from './Question.tsx'

/** Questions that expand to show their answers. */
export function QuestionsBlock({ block }: { block: QuestionsBlock_BlockFragment }) {
  return (
    <BlockSection id={block.key} heading={block.heading}>
      <div>
        {block.questions.map((question) => (
          <Question key={question.id} question={question} />
        ))}
      </div>
    </BlockSection>
  )
}
