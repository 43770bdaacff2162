const home = { label: 'Home', href: '/' } as const

export const examples = {
  minimal: { parents: [home], current: 'Services' },
  full: {
    parents: [home, { label: 'Services', href: '/services' }, { label: 'CHSP', href: '/services/chsp' }],
    current: 'Home maintenance',
  },
  'long words': { parents: [home], current: 'Wheelchair-accessible-transportation-arrangements' },
} as const
