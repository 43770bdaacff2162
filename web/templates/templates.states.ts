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
  {
    name: 'products, filtered',
    path: '/resources/product-database?q=rail&category=bathroom&need=washing&compare=grab-rail',
    steps: [],
    shows: { role: 'link', name: 'Grab rail' },
  },
  {
    name: 'products, every list of the filter open',
    path: '/resources/product-database?category=walking&need=walking&funding=self&price=under-100&sort=cheap',
    steps: [],
    shows: { role: 'link', name: 'Walking stick' },
  },
  {
    name: 'products, filtered while one types',
    path: '/resources/product-database',
    steps: [{ fill: { role: 'searchbox', name: 'Words' }, text: 'talker' }],
    shows: { role: 'link', name: 'Speech-generating device' },
  },
  {
    name: 'products, nothing found',
    path: '/resources/product-database?q=submarine',
    steps: [],
    shows: { role: 'heading', name: '0 products' },
  },
  {
    name: 'products, page 2',
    path: '/resources/product-database?page=2',
    steps: [],
    shows: { role: 'heading', name: '165 products, page 2 of 14' },
  },
  {
    name: 'products, a fourth to compare, without JavaScript',
    path: '/resources/product-database?compare=grab-rail&compare=reacher&compare=bath-board&compare=long-cane',
    steps: [],
    shows: { role: 'heading', name: 'To compare: 3 of 3' },
    hasJavaScript: false,
  },
  {
    name: 'products side by side',
    path: '/resources/product-database?compare=grab-rail&compare=stair-rail&compare=bed-stick&view=compare',
    steps: [],
    shows: { role: 'heading', name: 'Compare 3 products' },
  },
  {
    name: 'a product',
    path: '/resources/product-database/four-wheel-walker',
    steps: [],
    shows: { role: 'heading', name: 'Four-wheeled walker with seat' },
  },
  {
    name: 'a question of the service finder, without JavaScript',
    path: '/services/finder/me',
    steps: [],
    shows: { role: 'heading', name: 'What is hard just now?' },
    hasJavaScript: false,
  },
  {
    name: 'an answer of the service finder that is changed',
    path: '/services/finder/change-2_me_home_65-or-older_none_neither',
    steps: [],
    shows: { role: 'heading', name: 'What is hard just now?' },
  },
  {
    name: 'the outcome of the service finder',
    path: '/services/finder/family_talking_65-or-older_support-at-home_stronger',
    steps: [],
    shows: { role: 'heading', name: 'What may suit you' },
  },
]
