import { BlockSection } from '#web/blocks/block-section/BlockSection.tsx'
import { PdfLink } from '#web/blocks/pdf-link/PdfLink.tsx'
import type { PublicationListBlock_BlockFragment } from '#web/graphql/generated.ts'
import { formatDate } from '#web/lib/dates.ts'
import { ContentLink } from '#web/lib/site-link/ContentLink.tsx'
import styles from './PublicationListBlock.module.css'

/** Publications of one kind. Each links to its page first and to its PDF second. */
export function PublicationListBlock({ block }: { block: PublicationListBlock_BlockFragment }) {
  return (
    <BlockSection id={block.key} heading={block.heading}>
      {block.publications.length > 0 ? (
        <ul role="list" className={styles['publications']}>
          {block.publications.map(({ id, path, title, summary, publishedOn }) => (
            <li key={id}>
              <h3>
                <ContentLink href={path}>{title}</ContentLink>
              </h3>
              {publishedOn && (
                <p className={styles['date']}>
                  <time dateTime={publishedOn}>{formatDate(publishedOn)}</time>
                </p>
              )}
              <p>{summary}</p>
              <p>
                <PdfLink path={path} title={title} />
              </p>
            </li>
          ))}
        </ul>
      ) : (
        <p>There’s nothing here yet.</p>
      )}
    </BlockSection>
  )
}
