import { BlockSection } from '#web/blocks/block-section/BlockSection.tsx'
import { DownloadLink } from '#web/blocks/download-link/DownloadLink.tsx'
import type { PublicationListBlock_BlockFragment } from '#web/graphql/generated.ts'
import { formatDate } from '#web/lib/dates.ts'
import { ContentLink } from '#web/lib/site-link/ContentLink.tsx'
import styles from './PublicationListBlock.module.css'

/** Publications of one kind. Each links to its page first and to its download second. */
export function PublicationListBlock({ block }: { block: PublicationListBlock_BlockFragment }) {
  return (
    <BlockSection id={block.key} heading={block.heading}>
      {block.publications.length > 0 ? (
        <ul role="list" className={styles['publications']}>
          {block.publications.map(({ id, path, title, summary, publishedOn, pageCount, file }) => (
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
              {file && (
                <p>
                  <DownloadLink file={file} name={title} pageCount={pageCount} />
                </p>
              )}
            </li>
          ))}
        </ul>
      ) : (
        <p>There’s nothing here yet.</p>
      )}
    </BlockSection>
  )
}
