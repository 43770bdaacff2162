import { defaultMenu } from '#schema/menu.ts'
import type { Settings } from './settings.ts'

/** Settings for tests and for previews of the shell, long enough to reveal layout problems. */
export const settings: Settings = {
  __typename: 'SiteSettings',
  id: 'siteSettings',
  providerName: 'Wide Verandah',
  tagline: 'We help people live at home their own way.',
  description: 'Equipment, home modifications, communication aids and help at home.',
  supportPhone: { __typename: 'Phone', display: '1800 160 401', href: 'tel:1800160401' },
  contactEmail: 'hello@wideverandah.example',
  safetyNote: 'If you or someone else is in danger now, call 000.',
  openingHours: {
    __typename: 'OpeningHours',
    days: 'Monday to Friday',
    opens: '08:30',
    closes: '16:30',
    closedNote: 'Closed on weekends and public holidays.',
  },
  offices: [
    {
      __typename: 'Office',
      name: 'Brisbane',
      street: '24 Paperbark Crossing',
      suburb: 'Woolloongabba',
      state: 'QLD',
      postcode: '4102',
      phone: { __typename: 'Phone', display: '(07) 5550 4100', href: 'tel:0755504100' },
      access:
        'Step-free from the footpath, with an automatic door. Two accessible parking spaces stand beside the door.',
      closures: [
        { __typename: 'Closure', date: '2026-12-25', reason: 'Christmas Day' },
        { __typename: 'Closure', date: '2027-08-11', reason: 'Royal Queensland Show (Ekka)' },
      ],
    },
    {
      __typename: 'Office',
      name: 'Townsville',
      street: '7 Curlew Landing',
      suburb: 'Hyde Park',
      state: 'QLD',
      postcode: '4812',
      phone: null,
      access: null,
      closures: [],
    },
  ],
  socialLinks: [
    { __typename: 'Link', label: 'Wide Verandah on Facebook', href: 'https://facebook.wideverandah.example/' },
    { __typename: 'Link', label: 'Wide Verandah on YouTube', href: 'https://youtube.wideverandah.example/' },
  ],
  policyLinks: [
    { __typename: 'Link', label: 'Privacy policy', href: '/privacy-policy' },
    { __typename: 'Link', label: 'Refund policy', href: '/refund-policy' },
    { __typename: 'Link', label: 'Quality policy', href: '/quality-policy' },
    { __typename: 'Link', label: 'Appointment cancellation', href: '/appointment-cancellation' },
  ],
  subscribeLink: {
    __typename: 'Link',
    label: 'Subscribe to our news by email',
    href: 'https://news.wideverandah.example/subscribe',
  },
  badge: {
    __typename: 'Image',
    url: '/images/provider-badge.svg',
    width: 800,
    height: 600,
    alt: 'Registered NDIS provider',
  },
  acknowledgement:
    'We acknowledge the Traditional Owners of the Country on which we live and work. We pay our respects to Aboriginal and Torres Strait Islander Elders past and present.',
  helpLinks: [
    {
      __typename: 'Link',
      label: 'National Relay Service, if you find it hard to hear or speak on the phone',
      href: 'https://www.accesshub.gov.au/about-the-nrs',
    },
    {
      __typename: 'Link',
      label: 'TIS National, if you would like an interpreter',
      href: 'https://www.tisnational.gov.au',
    },
  ],
  switchedOff: [],
  sampleNote: 'Wide Verandah is not a real organisation.',
  siteAlert: null,
  missingPages: [],
  ownPages: [],
  menu: defaultMenu.map((entry) => ({
    __typename: 'MenuEntry',
    ...entry,
    children: (entry.children ?? []).map((page) => ({
      __typename: 'MenuEntry',
      ...page,
      children: (page.children ?? []).map((below) => ({ __typename: 'MenuEntry', ...below })),
    })),
  })),
}
