import { type BlockModule, never, noText, unexplained } from './block-module.ts'

export const contactPanelBlockFields = `{ heading, text }`

export const contactPanelBlock: BlockModule<'contactPanelBlock', 'ContactPanelBlock'> = {
  map: ({ heading, text }, { key }) => (heading ? { __typename: 'ContactPanelBlock', key, heading, text } : null),
  // The same on many pages.
  text: noText,
  explain: unexplained,
  changesAt: never,
}
