import type { PageState } from '#web/lib/page-state.ts'

export const templateStates: readonly PageState[] = [
  { name: 'second page of posts', path: '/blogs?page=2', steps: [], shows: { role: 'heading', name: 'Blogs & News' } },
  {
    name: 'a post',
    path: '/blogs/try-it-first',
    steps: [],
    shows: { role: 'heading', name: 'Try it first: how to get the most from an equipment trial' },
  },
  {
    name: 'a closed job',
    path: '/careers/support-team-member',
    steps: [],
    shows: { role: 'heading', name: 'Support Team Member' },
  },
  {
    name: 'a publication',
    path: '/about/annual-reports/2025-26',
    steps: [],
    shows: { role: 'heading', name: 'Annual report 2025–26' },
  },
  { name: 'an Easy Read version', path: '/easy-read/ndis', steps: [], shows: { role: 'heading', name: 'The NDIS' } },
  {
    name: 'a page without JavaScript',
    path: '/services/functional-capacity-assessment',
    steps: [],
    shows: { role: 'heading', name: 'Functional Capacity Assessment' },
    hasJavaScript: false,
  },
]
