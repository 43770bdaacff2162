import { BlockSection } from '#web/blocks/block-section/BlockSection.tsx'
import { CardList } from '#web/blocks/card-list/CardList.tsx'
import { CardPicture } from '#web/blocks/picture/Picture.tsx'
import type { VisualStoryListBlock_BlockFragment } from '#web/graphql/generated.ts'
import { Card } from '#web/ui/card/Card.tsx'

export function VisualStoryListBlock({ block }: { block: VisualStoryListBlock_BlockFragment }) {
  return (
    <BlockSection id={block.key} heading={block.heading}>
      {block.stories.length > 0 ? (
        <CardList picturesOnPhones="above">
          {block.stories.map(({ id, slug, title, summary, picture }) => (
            <li key={id}>
              <Card
                title={title}
                href={`/visual-stories/${slug}`}
                picture={picture && <CardPicture picture={picture} />}
              >
                {summary}
              </Card>
            </li>
          ))}
        </CardList>
      ) : (
        <p>There are no visual stories yet.</p>
      )}
    </BlockSection>
  )
}
