import { BlockSection } from '#web/blocks/block-section/BlockSection.tsx'
import type { RelatedPagesBlock_BlockFragment } from '#web/graphql/generated.ts'
import { ContentLink } from '#web/lib/site-link/ContentLink.tsx'
import styles from './RelatedPagesBlock.module.css'

/** Links to related pages. */
export function RelatedPagesBlock({ block }: { block: RelatedPagesBlock_BlockFragment }) {
  return (
    <BlockSection id={block.key} heading={block.heading}>
      <ul role="list" className={styles['pages']}>
        {block.pages.map(({ id, path, title, lead }) => (
          <li key={id}>
            <ContentLink href={path}>{title}</ContentLink>
            <p>{lead}</p>
          </li>
        ))}
      </ul>
    </BlockSection>
  )
}
