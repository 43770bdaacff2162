import type { ContactPanelBlock_BlockFragment } from '#web/graphql/generated.ts'

const minimal: ContactPanelBlock_BlockFragment = {
  __typename: 'ContactPanelBlock',
  key: 'talk',
  heading: 'Talk to us',
  intro: null,
}

export const examples = {
  minimal,
  full: { ...minimal, intro: 'A person answers, and there is no wrong question.' },
} satisfies Record<string, ContactPanelBlock_BlockFragment>
