import { BlockSection } from '#web/blocks/block-section/BlockSection.tsx'
import { CardList } from '#web/blocks/card-list/CardList.tsx'
import { CardPicture } from '#web/blocks/picture/Picture.tsx'
import type { CardGridBlock_BlockFragment } from '#web/graphql/generated.ts'
import { useContentIcons } from '#web/blocks/card-grid-block/content-icons.ts'
import { Card } from '#web/ui/card/Card.tsx'
import { ContentIcon } from '#web/ui/icon/ContentIcon.tsx'

/** A grid of cards with one link each. */
export function CardGridBlock({ block }: { block: CardGridBlock_BlockFragment }) {
  const icons = useContentIcons(block.cards.flatMap(({ icon }) => icon ?? []))
  return (
    <BlockSection id={block.key} heading={block.heading} intro={block.intro}>
      <CardList>
        {block.cards.map(({ link, text, picture, icon }) => (
          // Two cards may link to the same page, so the label is the key.
          <li key={link.label}>
            <Card
              title={link.label}
              href={link.href}
              picture={picture && <CardPicture picture={picture} />}
              icon={icon != null && <ContentIcon icon={icons[icon]} />}
            >
              {text}
            </Card>
          </li>
        ))}
      </CardList>
    </BlockSection>
  )
}
