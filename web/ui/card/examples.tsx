export const examples = {
  minimal: { title: 'Home maintenance', href: '/services/chsp/home-maintenance' },
  full: {
    title: 'Changes to your home',
    href: '/services/home-modifications',
    level: 2,
    meta: '20 November 2026',
    picture: <img src="/images/ramp.svg" width={800} height={600} alt="" />,
    children: <p>A bathroom without a step, wider doors, a kitchen that you can sit at.</p>,
  },
  'long words': { title: 'Wheelchair-accessible-transportation-arrangements', href: '/services' },
} as const
