import { image, pictureFields } from '#gateway/content/map/image.ts'
import { link, linkFields } from '#gateway/content/map/link.ts'
import { usable } from '#gateway/content/map/outside.ts'
import { type BlockModule, never } from './block-module.ts'

export const heroBlockFields = `{ "picture": picture${pictureFields}, "quickLinks": quickLinks[]{ "link": link${linkFields}, text } }`

export const heroBlock: BlockModule<'heroBlock', 'HeroBlock'> = {
  map: ({ picture, quickLinks }, { key }) => ({
    __typename: 'HeroBlock',
    key,
    picture: image(picture),
    quickLinks: usable(quickLinks, (quickLink) => {
      const to = link(quickLink.link)
      return to && { __typename: 'QuickLink', link: to, text: quickLink.text ?? '' }
    }),
  }),
  text: ({ quickLinks }) => ({
    headings: [],
    body: quickLinks.map((quickLink) => `${quickLink.link.label}: ${quickLink.text}`),
  }),
  explain: (block, { words }) => ({
    ...block,
    quickLinks: block.quickLinks.map((quickLink) => ({ ...quickLink, text: words(quickLink.text) })),
  }),
  changesAt: never,
}
