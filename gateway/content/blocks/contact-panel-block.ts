import { type BlockModule, never, noText, unexplained } from './block-module.ts'

export const contactPanelBlockFields = `{ heading, "intro": text }`

export const contactPanelBlock: BlockModule<'contactPanelBlock', 'ContactPanelBlock'> = {
  map: ({ heading, intro }, { key }) => (heading ? { __typename: 'ContactPanelBlock', key, heading, intro } : null),
  // The same on many pages.
  text: noText,
  explain: unexplained,
  changesAt: never,
}
