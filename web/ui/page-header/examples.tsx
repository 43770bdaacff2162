import { examples as crumbs } from '#web/ui/breadcrumb/examples.ts'

export const examples = {
  minimal: { title: 'Services' },
  full: {
    title: 'Home maintenance',
    lead: 'Small jobs that keep your home safe.',
    parents: crumbs.full.parents,
    picture: <img src="/images/ramp.svg" width={800} height={600} alt="" />,
    children: <p>Checked on 20 November 2026</p>,
  },
  scene: {
    title: 'Eleven steps',
    lead: 'How the front stairs stopped being a problem.',
    scene: <img src="/images/ramp.svg" width={800} height={600} alt="" />,
  },
  'long words': { title: 'Wheelchair-accessible-transportation-arrangements' },
} as const
