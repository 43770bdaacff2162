import { image, pictureFields } from '#gateway/content/map/image.ts'
import { link, linkFields } from '#gateway/content/map/link.ts'
import { usable } from '#gateway/content/map/outside.ts'
import { type BlockModule, never } from './block-module.ts'

export const cardGridBlockFields = `{ heading, intro, "cards": cards[]{ "link": link${linkFields}, text, "picture": picture${pictureFields}, icon } }`

export const cardGridBlock: BlockModule<'cardGridBlock', 'CardGridBlock'> = {
  map: ({ heading, intro, cards }, { key }) =>
    heading
      ? {
          __typename: 'CardGridBlock',
          key,
          heading,
          intro,
          cards: usable(cards, (card) => {
            const to = link(card.link)
            const { text, picture, icon } = card
            return to && { __typename: 'Card', link: to, text: text ?? '', picture: image(picture), icon }
          }),
        }
      : null,
  text: ({ heading, cards }) => ({
    headings: [heading],
    body: cards.map((card) => `${card.link.label}: ${card.text}`),
  }),
  // Cards have no space for meanings, so only abbreviations are expanded.
  explain: (block, { words, orNull }) => ({
    ...block,
    intro: orNull(block.intro),
    cards: block.cards.map((card) => ({ ...card, text: words(card.text) })),
  }),
  changesAt: never,
}
