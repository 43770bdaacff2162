/**
 * The table of paths. The router, the menus, the sitemap, the types of links and the tests all read it, so they always
 * agree. To add a page, add a row here and a document with the same path.
 */

import type { FormId } from './forms/forms.ts'

/** A route module in web/templates: a behaviour shared by pages, or a form, whose route module is generated. */
type Template =
  | 'home'
  | 'page'
  | 'post-list'
  | 'post'
  | FormId
  | 'job'
  | 'publication'
  | 'story'
  | 'easy-read'
  | 'visual-story'
  | 'product-list'
  | 'product'
  | 'your-list'
  | 'sitemap'
  | 'finder'
  | 'say'
  | 'say-send'
  | 'search'
  | 'statement'
  | 'audit-report'

export interface SiteMapRow {
  /** The router's path: `/blogs/:slug` has one parameter. No trailing slash. */
  readonly path: `/${string}`
  readonly template: Template
  /** The purpose of the page: its label in menus, and its title if its document has none. */
  readonly title: string
  /** The label in menus, if shorter than the title. */
  readonly menuLabel?: string
  /** Public pages are cached and shared by all visitors; private ones contain a form token and are never cached. */
  readonly cache: 'public' | 'private'
  /** Shows only what the visitor's device stores: it has no document, and is in no menu, sitemap or search. */
  readonly isUnlisted?: true
}

export const siteMap = [
  { path: '/', template: 'home', title: 'Home', cache: 'public' },
  { path: '/careers', template: 'page', title: 'Careers', cache: 'public' },
  { path: '/about', template: 'page', title: 'About Us', cache: 'public' },
  { path: '/about/our-people', template: 'page', title: 'Our People', cache: 'public' },
  { path: '/about/annual-reports', template: 'page', title: 'Annual Reports', cache: 'public' },
  { path: '/about/partner-with-us', template: 'page', title: 'Partner With Us', cache: 'public' },
  { path: '/about/consumer-pathway', template: 'page', title: 'Consumer Pathway', cache: 'public' },
  { path: '/about/trilogy-care-foundation', template: 'page', title: 'Our Foundation', cache: 'public' },
  { path: '/about/reconciliation-action-plan', template: 'page', title: 'Reconciliation Action Plan', cache: 'public' },
  {
    path: '/about/consumer-reference-committee',
    template: 'page',
    title: 'Consumer Reference Committee',
    cache: 'public',
  },
  { path: '/blogs', template: 'post-list', title: 'Blogs & News', cache: 'public' },
  { path: '/blogs/:slug', template: 'post', title: 'Blog post', cache: 'public' },
  { path: '/refund-policy', template: 'page', title: 'Refund Policy', cache: 'public' },
  { path: '/privacy-policy', template: 'page', title: 'Privacy Policy', cache: 'public' },
  { path: '/quality-policy', template: 'page', title: 'Quality Policy', cache: 'public' },
  { path: '/appointment-cancellation', template: 'page', title: 'Appointment Cancellation', cache: 'public' },
  { path: '/services', template: 'page', title: 'Services', cache: 'public' },
  {
    path: '/services/chsp',
    template: 'page',
    title: 'Commonwealth Home Support Programme (CHSP)',
    menuLabel: 'CHSP',
    cache: 'public',
  },
  { path: '/services/chsp/home-maintenance', template: 'page', title: 'Home maintenance', cache: 'public' },
  {
    path: '/services/chsp/minor-home-modifications',
    template: 'page',
    title: 'Minor home modifications',
    cache: 'public',
  },
  { path: '/services/alternative-access', template: 'page', title: 'Alternative Access', cache: 'public' },
  { path: '/services/home-modifications', template: 'page', title: 'Home Modifications Services', cache: 'public' },
  { path: '/services/at-learning-development', template: 'page', title: 'AT Learning & Development', cache: 'public' },
  {
    path: '/services/support-at-home-program',
    template: 'page',
    title: 'Support At Home Program',
    menuLabel: 'Support at Home program',
    cache: 'public',
  },
  { path: '/services/support-at-home-program/at-hm-scheme', template: 'page', title: 'AT-HM scheme', cache: 'public' },
  {
    path: '/services/support-at-home-program/end-of-life-pathway',
    template: 'page',
    title: 'End-of-life pathway',
    cache: 'public',
  },
  {
    path: '/services/support-at-home-program/restorative-care-pathway',
    template: 'page',
    title: 'Restorative care pathway',
    cache: 'public',
  },
  {
    path: '/services/functional-capacity-assessment',
    template: 'page',
    title: 'Functional Capacity Assessment',
    cache: 'public',
  },
  {
    path: '/services/assistive-technology-assessment',
    template: 'page',
    title: 'Assistive Technology Assessment & Trial',
    cache: 'public',
  },
  {
    path: '/services/augmentative-alternative-communication',
    template: 'page',
    title: 'Augmentative & Alternative Communication',
    cache: 'public',
  },
  { path: '/resources', template: 'page', title: 'Resources', cache: 'public' },
  { path: '/resources/faq', template: 'page', title: 'FAQ', cache: 'public' },
  { path: '/resources/ndis', template: 'page', title: 'NDIS', cache: 'public' },
  { path: '/resources/fact-sheet', template: 'page', title: 'Fact Sheets', cache: 'public' },
  { path: '/resources/my-aged-care', template: 'page', title: 'My Aged Care', cache: 'public' },
  { path: '/resources/at-hm-offerings', template: 'page', title: 'AT-HM Offerings', cache: 'public' },
  { path: '/resources/education', template: 'page', title: 'Education', cache: 'public' },
  { path: '/resources/education/great-gadget-videos', template: 'page', title: 'Great Gadget Videos', cache: 'public' },
  { path: '/resources/consumer-stories', template: 'page', title: 'Consumer Stories', cache: 'public' },
  {
    path: '/resources/product-database',
    template: 'product-list',
    title: 'Product Database',
    cache: 'public',
  },
  {
    path: '/resources/assistive-technology-explained',
    template: 'page',
    title: 'Assistive Technology Explained',
    cache: 'public',
  },
  {
    path: '/contact-us/general-enquiry',
    template: 'general-enquiry',
    title: 'General Enquiry',
    cache: 'private',
  },
  { path: '/contact-us/referral', template: 'referral', title: 'Referral Form', cache: 'private' },
  {
    path: '/contact-us/feedback',
    template: 'feedback',
    title: 'Feedback, Compliments & Complaints',
    cache: 'private',
  },
  // Beyond the specification: targets of the footer and of lists on the pages above, and the Easy Read versions.
  { path: '/contact-us', template: 'page', title: 'Ways to contact us', cache: 'public' },
  { path: '/easy-read', template: 'page', title: 'Easy Read', cache: 'public' },
  { path: '/services/children', template: 'page', title: 'Children', cache: 'public' },
  { path: '/accessibility', template: 'statement', title: 'Accessibility', cache: 'public' },
  { path: '/accessibility/report', template: 'audit-report', title: 'Accessibility report', cache: 'public' },
  { path: '/sitemap', template: 'sitemap', title: 'Sitemap', cache: 'public' },
  { path: '/services/finder', template: 'finder', title: 'Find a Service', cache: 'public' },
  { path: '/services/finder/:slug', template: 'finder', title: 'Find a Service: next step', cache: 'public' },
  // Search queries are private and never cached.
  { path: '/search', template: 'search', title: 'Search', cache: 'private' },
  { path: '/careers/:slug', template: 'job', title: 'Job', cache: 'public' },
  { path: '/about/annual-reports/:slug', template: 'publication', title: 'Annual Report', cache: 'public' },
  { path: '/resources/fact-sheet/:slug', template: 'publication', title: 'Fact Sheet', cache: 'public' },
  { path: '/resources/consumer-stories/:slug', template: 'story', title: 'Consumer Story', cache: 'public' },
  // Before the products: the first row that matches an address is its page.
  {
    path: '/resources/product-database/your-list',
    template: 'your-list',
    title: 'Your list',
    cache: 'public',
    isUnlisted: true,
  },
  { path: '/resources/product-database/:slug', template: 'product', title: 'Product', cache: 'public' },
  { path: '/easy-read/:slug', template: 'easy-read', title: 'Easy Read version', cache: 'public' },
  { path: '/in-your-language', template: 'page', title: 'In Your Language', cache: 'public' },
  { path: '/say', template: 'say', title: 'I want …', cache: 'public' },
  { path: '/say/:slug', template: 'say', title: 'I want …: next pictures', cache: 'public' },
  { path: '/say/send/:slug', template: 'say-send', title: 'Send this to us', cache: 'private' },
  { path: '/visual-stories', template: 'page', title: 'Visual Stories', cache: 'public' },
  { path: '/visual-stories/:slug', template: 'visual-story', title: 'Visual Story', cache: 'public' },
  {
    path: '/services/coming-home-from-hospital',
    template: 'page',
    title: 'Coming home from hospital',
    cache: 'public',
  },
  { path: '/prices', template: 'page', title: 'Prices', cache: 'public' },
] as const satisfies readonly SiteMapRow[]

type Row = (typeof siteMap)[number]

/** The route pattern of a row. */
export type RoutePath = Row['path']

/** A path that a link may have: every static row. */
export type SitePath = Exclude<RoutePath, `${string}:${string}`>

/** A path of a row with a parameter, with any value for it. */
type PathOf<Pattern extends string> = Pattern extends `${infer Folder}:slug` ? `${Folder}${string}` : never

/**
 * The href of the site's own link: a static path or, for example, a post, with an optional hash. An invalid one does
 * not compile.
 */
export type SiteHref = SitePath | PathOf<RoutePath> | `${SitePath}#${string}` | `${SitePath}?${string}`

/** The paths of each publication kind. */
export const publicationFolders = {
  annualReport: '/about/annual-reports',
  factSheet: '/resources/fact-sheet',
} as const satisfies Readonly<Record<string, SitePath>>

export const isSitePath = (path: string): path is SitePath =>
  siteMap.some((row) => row.path === path && !row.path.includes(':'))

/** The static pages that have a document and are in lists of pages. */
export const listedRows: readonly (SiteMapRow & { readonly path: SitePath })[] = /* @__PURE__ */ siteMap.flatMap(
  (row) => (isSitePath(row.path) && !('isUnlisted' in row) ? [{ ...row, path: row.path }] : []),
)

/** The row of a static path or of a pattern. */
export const siteMapRow = (path: RoutePath): SiteMapRow => {
  const row = siteMap.find((candidate) => candidate.path === path)
  if (!row) throw new Error(`No row in the site map for ${path}`)
  return row
}
