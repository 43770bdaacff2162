import { drawing } from '#web/blocks/picture/examples.ts'
import type { HeroBlock_BlockFragment } from '#web/graphql/generated.ts'

const quickLink = (label: string, href: string, text: string): HeroBlock_BlockFragment['quickLinks'][number] => ({
  __typename: 'QuickLink',
  link: { __typename: 'Link', label, href },
  text,
})

const minimal: HeroBlock_BlockFragment = {
  __typename: 'HeroBlock',
  key: 'ways-in',
  picture: null,
  quickLinks: [quickLink('I need help at home', '/services', 'Rails, ramps and help with the house.')],
}

export const examples = {
  minimal,
  full: {
    ...minimal,
    picture: drawing,
    quickLinks: [
      ...minimal.quickLinks,
      quickLink('I am referring someone', '/contact-us/referral', 'For health workers, coordinators and families.'),
      quickLink('I want to look at equipment', '/resources/product-database', 'What there is, and how to try it.'),
    ],
  },
  longWords: {
    ...minimal,
    quickLinks: [
      quickLink(
        'Telecommunication-equipment-reimbursement',
        '/services',
        'Unabbreviated-compound-descriptions everywhere.',
      ),
    ],
  },
} satisfies Record<string, HeroBlock_BlockFragment>
