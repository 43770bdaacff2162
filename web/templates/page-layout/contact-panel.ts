import type { ContactPanelBlock_BlockFragment } from '#web/graphql/generated.ts'

/** The default contact panel, for pages where editors have not added their own. */
export const contactPanel: ContactPanelBlock_BlockFragment = {
  __typename: 'ContactPanelBlock',
  key: 'talk-to-us',
  heading: 'Talk to us',
  intro: null,
}
