import type { PageState } from '#web/lib/page-state.ts'

export const shellStates: readonly PageState[] = [
  {
    name: 'a menu panel open',
    path: '/about',
    width: 1280,
    steps: [{ click: { role: 'button', name: 'Services, more pages' } }],
    shows: { role: 'link', name: 'Alternative Access' },
  },
  {
    name: 'the mobile menu open',
    path: '/about',
    width: 320,
    steps: [{ click: { role: 'button', name: 'Menu' } }],
    shows: { role: 'link', name: 'Services' },
  },
  { name: 'an unknown path', path: '/no-such-page', steps: [], shows: { role: 'heading', name: 'Page Not Found' } },
  {
    name: 'content that cannot be had',
    path: '/blogs/sentinel-500',
    circumstance: 'Start the site on the embedded content, whose address with “sentinel-500” fails.',
    steps: [],
    shows: { role: 'heading', name: 'Internal Server Error' },
  },
]
