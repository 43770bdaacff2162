import { BlockSection } from '#web/blocks/block-section/BlockSection.tsx'
import { RichText } from '#web/blocks/rich-text/RichText.tsx'
import type { StepsBlock_BlockFragment } from '#web/graphql/generated.ts'
import { StepList } from './StepList.tsx'

/** Numbered steps of a process. */
export function StepsBlock({ block }: { block: StepsBlock_BlockFragment }) {
  return (
    <BlockSection id={block.key} heading={block.heading}>
      <StepList
        steps={block.steps.map(({ title, text }) => ({
          key: title,
          title,
          children: <RichText text={text} under={3} />,
        }))}
      />
    </BlockSection>
  )
}
