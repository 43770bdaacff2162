import { drawing } from '#web/blocks/picture/examples.ts'
import type { HeroBlock_BlockFragment } from '#web/graphql/generated.ts'

const way = (label: string, href: string, text: string): HeroBlock_BlockFragment['ways'][number] => ({
  __typename: 'Way',
  link: { __typename: 'Link', label, href },
  text,
})

const minimal: HeroBlock_BlockFragment = {
  __typename: 'HeroBlock',
  key: 'ways-in',
  picture: null,
  ways: [way('I need help at home', '/services', 'Rails, ramps and help with the house.')],
}

export const examples = {
  minimal,
  full: {
    ...minimal,
    picture: drawing,
    ways: [
      ...minimal.ways,
      way('I am referring someone', '/contact-us/referral', 'For health workers, coordinators and families.'),
      way('I want to look at equipment', '/resources/product-database', 'What there is, and how to try it.'),
    ],
  },
  longWords: {
    ...minimal,
    ways: [
      way('Telecommunication-equipment-reimbursement', '/services', 'Unabbreviated-compound-descriptions everywhere.'),
    ],
  },
} satisfies Record<string, HeroBlock_BlockFragment>
