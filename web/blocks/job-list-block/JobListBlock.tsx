import { BlockSection } from '#web/blocks/block-section/BlockSection.tsx'
import { CardList } from '#web/blocks/card-list/CardList.tsx'
import type { JobListBlock_BlockFragment } from '#web/graphql/generated.ts'
import { formatDate } from '#web/lib/dates.ts'
import { Card } from '#web/ui/card/Card.tsx'

/** Every open job, or the editor's text for an empty list. */
export function JobListBlock({ block: { key, heading, emptyText, jobs } }: { block: JobListBlock_BlockFragment }) {
  return (
    <BlockSection id={key} heading={heading}>
      {jobs.length > 0 ? (
        <CardList>
          {jobs.map(({ id, slug, title, summary, place, hours, closesOn }) => (
            <li key={id}>
              <Card
                title={title}
                href={`/careers/${slug}`}
                meta={
                  <>
                    {[place, hours].filter(Boolean).join(', ')}. Apply by{' '}
                    <time dateTime={closesOn}>{formatDate(closesOn)}</time>
                  </>
                }
              >
                {summary}
              </Card>
            </li>
          ))}
        </CardList>
      ) : (
        <p>{emptyText || 'We don’t have any jobs open at the moment.'}</p>
      )}
    </BlockSection>
  )
}
