import { drawing, photo } from '#web/blocks/picture/examples.ts'
import type { CardGridBlock_BlockFragment } from '#web/graphql/generated.ts'

const card = (label: string, href: string): CardGridBlock_BlockFragment['cards'][number] => ({
  __typename: 'Card',
  link: { __typename: 'Link', label, href },
  text: 'What it is, who pays for it, and how to begin.',
  picture: null,
  icon: null,
})

const minimal: CardGridBlock_BlockFragment = {
  __typename: 'CardGridBlock',
  key: 'funding',
  heading: 'Who pays',
  intro: null,
  cards: [card('Support at Home', '/services/support-at-home-program')],
}

export const examples = {
  minimal,
  full: {
    ...minimal,
    intro: 'Most people pay little or nothing. These pages say when.',
    cards: [
      { ...card('NDIS', '/resources/ndis'), picture: drawing },
      { ...card('My Aged Care', '/resources/my-aged-care'), picture: photo },
      { ...card('Carer Gateway', 'https://www.carergateway.gov.au/'), picture: photo },
    ],
  },
  oneWithoutPicture: {
    ...minimal,
    cards: [{ ...card('NDIS', '/resources/ndis'), picture: drawing }, ...minimal.cards],
  },
  withIcons: {
    ...minimal,
    cards: [
      { ...card('Send us an enquiry', '/contact-us/general-enquiry'), icon: 'kerbcut:message' },
      { ...card('Refer someone, or yourself', '/contact-us/referral'), icon: 'kerbcut:people' },
    ],
  },
  longWords: {
    ...minimal,
    cards: [card('Telecommunication-equipment-reimbursement', '/services'), card('FAQ', '/resources/faq')],
  },
} satisfies Record<string, CardGridBlock_BlockFragment>
