import type { siteMap } from '#schema/site-map.ts'
import { staticPaths } from '#tests/helpers/dataset.ts'

/** One address for each template: a page that has much of what the template can show. */
export const templatePaths: Readonly<Record<(typeof siteMap)[number]['template'], string>> = {
  home: '/',
  page: '/services/home-modifications',
  'post-list': '/blogs?page=2',
  post: '/blogs/try-it-first',
  'general-enquiry': '/contact-us/general-enquiry',
  referral: '/contact-us/referral',
  feedback: '/contact-us/feedback',
  job: '/careers/support-team-member',
  publication: '/resources/fact-sheet/batteries',
  story: '/resources/consumer-stories/thursday-quiz',
  'easy-read': '/easy-read/ndis',
  'product-list': '/resources/product-database?category=bathroom&compare=grab-rail&compare=stair-rail',
  product: '/resources/product-database/four-wheel-walker',
  sitemap: '/sitemap',
  finder: '/services/finder/me',
  search: '/search?q=ramp',
  statement: '/accessibility',
}

/** Every page without a parameter, one for each template that has one, other views of a page, and an error. */
export const everyPath: readonly string[] = [
  ...new Set([
    ...staticPaths,
    ...Object.values(templatePaths),
    '/about/annual-reports/2025-26',
    '/resources/product-database?compare=grab-rail&compare=stair-rail&view=compare',
    '/services/finder/me_home_65-or-older_none_neither',
    '/no-such-page',
  ]),
]
