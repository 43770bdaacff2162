import type { CallToActionBlock_BlockFragment } from '#web/graphql/generated.ts'

const minimal: CallToActionBlock_BlockFragment = {
  __typename: 'CallToActionBlock',
  key: 'next',
  heading: 'What to do next',
  intro: null,
  links: [{ __typename: 'Link', label: 'Ask us a question', href: '/contact-us/general-enquiry' }],
}

export const examples = {
  minimal,
  full: {
    ...minimal,
    intro: 'Tell us what you would like to do more easily. We answer within two working days.',
    links: [
      ...minimal.links,
      { __typename: 'Link', label: 'Refer someone', href: '/contact-us/referral' },
      { __typename: 'Link', label: 'Visit My Aged Care', href: 'https://www.myagedcare.gov.au/' },
    ],
  },
  longWords: {
    ...minimal,
    heading: 'Apply for Augmentative & Alternative Communication telecommunication equipment',
    links: [
      {
        __typename: 'Link',
        label: 'Ask about telecommunication-equipment-reimbursement arrangements',
        href: '/services',
      },
    ],
  },
} satisfies Record<string, CallToActionBlock_BlockFragment>
