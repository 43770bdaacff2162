import { link, linkFields } from '#gateway/content/map/link.ts'
import { usable } from '#gateway/content/map/outside.ts'
import { type BlockModule, never, noText } from './block-module.ts'

export const callToActionBlockFields = `{ heading, "intro": text, "links": links[]${linkFields} }`

export const callToActionBlock: BlockModule<'callToActionBlock', 'CallToActionBlock'> = {
  map: ({ heading, intro, links }, { key }) =>
    heading ? { __typename: 'CallToActionBlock', key, heading, intro, links: usable(links, link) } : null,
  // What to do next is the same on many pages.
  text: noText,
  explain: (block, { orNull }) => ({ ...block, intro: orNull(block.intro) }),
  changesAt: never,
}
