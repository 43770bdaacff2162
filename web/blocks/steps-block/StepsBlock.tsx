import { BlockSection } from '#web/blocks/block-section/BlockSection.tsx'
import { RichText } from '#web/blocks/rich-text/RichText.tsx'
import type { StepsBlock_BlockFragment } from '#web/graphql/generated.ts'
import styles from './StepsBlock.module.css'

/** What happens first, second, third. */
export function StepsBlock({ block }: { block: StepsBlock_BlockFragment }) {
  return (
    <BlockSection id={block.key} heading={block.heading}>
      <div className={styles['way']}>
        <ol role="list" className={styles['steps']}>
          {block.steps.map((step) => (
            <li key={step.title}>
              {/* An element, not ::before: axe cannot tell the ground of words in whose parent a drawn ::before stands. */}
              <span className={styles['kerb']} aria-hidden="true" />
              <h3>{step.title}</h3>
              <RichText text={step.text} under={3} />
            </li>
          ))}
        </ol>
      </div>
    </BlockSection>
  )
}
