import { BlockSection } from '#web/blocks/block-section/BlockSection.tsx'
import { CardList } from '#web/blocks/card-list/CardList.tsx'
import { CardPicture } from '#web/blocks/picture/Picture.tsx'
import type { ServiceListBlock_BlockFragment } from '#web/graphql/generated.ts'
import { Card } from '#web/ui/card/Card.tsx'

export function ServiceListBlock({ block }: { block: ServiceListBlock_BlockFragment }) {
  return (
    <BlockSection id={block.key} heading={block.heading} intro={block.intro}>
      <CardList picturesOnPhones="beside">
        {block.services.map(({ id, name, summary, path, picture }) => (
          <li key={id}>
            <Card title={name} href={path} picture={picture && <CardPicture picture={picture} />}>
              {summary}
            </Card>
          </li>
        ))}
      </CardList>
    </BlockSection>
  )
}
