import { BlockSection } from '#web/blocks/block-section/BlockSection.tsx'
import { CardList } from '#web/blocks/card-list/CardList.tsx'
import { CardPicture } from '#web/blocks/picture/Picture.tsx'
import type { StoryListBlock_BlockFragment } from '#web/graphql/generated.ts'
import { Card } from '#web/ui/card/Card.tsx'

export function StoryListBlock({ block }: { block: StoryListBlock_BlockFragment }) {
  return (
    <BlockSection id={block.key} heading={block.heading}>
      {block.stories.length > 0 ? (
        <CardList>
          {block.stories.map(({ id, slug, name, title, summary, picture }) => (
            <li key={id}>
              <Card
                title={title}
                href={`/resources/consumer-stories/${slug}`}
                meta={name}
                picture={picture && <CardPicture picture={picture} />}
              >
                {summary}
              </Card>
            </li>
          ))}
        </CardList>
      ) : (
        <p>There are no stories yet.</p>
      )}
    </BlockSection>
  )
}
