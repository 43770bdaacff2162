import { expect, expectTypeOf, test } from 'vitest'
import { defaultMenu, type MenuEntry, menuFaults, menuOf } from './menu.ts'

/** Label and path of each entry, children after their parent. */
const entries = (menu: readonly MenuEntry[] = []): unknown[] =>
  menu.map(({ label, to, children }) => (children ? [label, to, entries(children)] : [label, to]))
const dropdown = (label: string) => entries(defaultMenu.find((entry) => entry.label === label)?.children)

test('[S33] the main navigation has the specified order and targets', () => {
  expect(defaultMenu.map(({ label, to }) => [label, to])).toEqual([
    ['Home', '/'],
    ['About Us', '/about'],
    ['Services', '/services'],
    ['Resources', '/resources'],
    ['Blogs & News', '/blogs'],
    ['Contact Us', '/contact-us/general-enquiry'],
  ])
})

test('[S33] four entries have a dropdown', () => {
  const open = defaultMenu.filter(({ children }) => children).map(({ label }) => label)
  expect(open).toEqual(['About Us', 'Services', 'Resources', 'Contact Us'])
})

test('[S34] the menu of About Us', () => {
  expect(dropdown('About Us')).toEqual([
    ['Consumer Pathway', '/about/consumer-pathway'],
    ['Our People', '/about/our-people'],
    ['Partner With Us', '/about/partner-with-us'],
    ['Our Foundation', '/about/trilogy-care-foundation'],
    ['Consumer Reference Committee', '/about/consumer-reference-committee'],
    ['Reconciliation Action Plan', '/about/reconciliation-action-plan'],
    ['Annual Reports', '/about/annual-reports'],
    // Beyond the specification.
    ['Careers', '/careers'],
  ])
})

test('[S35] the menu of Services', () => {
  expect(dropdown('Services')).toEqual([
    // Beyond the specification: what people ask first, and the way for those who find reading hard.
    ['Prices', '/prices'],
    ['Find a Service', '/services/finder'],
    ['Easy Read', '/easy-read'],
    ['Assistive Technology Assessment & Trial', '/services/assistive-technology-assessment'],
    ['CHSP', '/services/chsp'],
    ['Support at Home program', '/services/support-at-home-program'],
    ['Augmentative & Alternative Communication', '/services/augmentative-alternative-communication'],
    ['Home Modifications Services', '/services/home-modifications'],
    ['Alternative Access', '/services/alternative-access'],
    ['Functional Capacity Assessment', '/services/functional-capacity-assessment'],
    ['AT Learning & Development', '/services/at-learning-development'],
    // Parents look for their child, not for a kind of service.
    ['Children', '/services/children'],
    ['Coming home from hospital', '/services/coming-home-from-hospital'],
  ])
})

test('[S36] the menu of Resources', () => {
  expect(dropdown('Resources')).toEqual([
    ['Consumer Stories', '/resources/consumer-stories'],
    ['Assistive Technology Explained', '/resources/assistive-technology-explained'],
    ['AT-HM Offerings', '/resources/at-hm-offerings'],
    ['NDIS', '/resources/ndis'],
    ['My Aged Care', '/resources/my-aged-care'],
    ['Education', '/resources/education', [['Great Gadget Videos', '/resources/education/great-gadget-videos']]],
    ['Fact Sheets', '/resources/fact-sheet'],
    ['FAQ', '/resources/faq'],
    ['Product Database', '/resources/product-database'],
  ])
})

test('[S37] the menu of Contact Us', () => {
  expect(dropdown('Contact Us')).toEqual([
    ['General Enquiry', '/contact-us/general-enquiry'],
    ['Referral Form', '/contact-us/referral'],
    ['Feedback, Compliments & Complaints', '/contact-us/feedback'],
  ])
})

test('[S42] a menu entry is a label, a target, and optional children, type and onSelect', () => {
  expectTypeOf<MenuEntry>().toEqualTypeOf<{
    readonly label: string
    readonly to: string
    readonly children?: readonly MenuEntry[]
    readonly type?: 'link'
    readonly onSelect?: () => void
  }>()
  const entry: MenuEntry = { label: 'Careers', to: '/careers', type: 'link', onSelect: () => {}, children: [] }
  expect(entry).toBeDefined()
})

/** The default, with other pages of a section. */
const withServices = (change: (pages: readonly MenuEntry[]) => readonly MenuEntry[]): readonly MenuEntry[] =>
  defaultMenu.map((row) => (row.label === 'Services' ? { ...row, children: change(row.children ?? []) } : row))
const repairs: MenuEntry = { label: 'Repairs', to: '/services/repairs' }

test.each([
  ['the default', defaultMenu, []],
  [
    'a page first, between and last',
    withServices(([first, ...rest]) => [repairs, ...(first ? [first] : []), { ...repairs, to: '/mending' }, ...rest]),
    [],
  ],
  ['without the pages that the specification does not name', withServices((pages) => pages.slice(3, 11)), []],
  ['without a page', withServices((pages) => pages.slice(4)), ['entries[2].children']],
  ['two pages in another order', withServices((pages) => pages.toReversed()), ['entries[2].children']],
  ['a page twice', withServices((pages) => [repairs, ...pages, repairs]), ['entries[2].children[14]']],
  ['another first level', defaultMenu.toReversed(), ['entries']],
  ['other words in the first level', defaultMenu.map((row) => ({ ...row, label: 'Go' })), ['entries']],
  ['nothing', [], ['entries']],
] as const)('[S33] a menu of editors: %s', (_, menu, paths) => {
  expect([...menuFaults(menu)].map(({ path }) => path)).toEqual(paths)
})

test('[S10] menus omit a missing page; if it has subpages, its entry leads to the first of them', () => {
  const missing = new Set([
    '/blogs',
    '/about',
    '/about/consumer-pathway',
    '/resources/education',
    '/resources/education/great-gadget-videos',
  ])
  const menu = menuOf(defaultMenu, (path) => !missing.has(path))
  const named = (label: string) => menu.find((entry) => entry.label === label)
  expect(named('Blogs & News')).toBeUndefined()
  expect(named('About Us')).toMatchObject({ to: '/about/our-people' })
  expect(JSON.stringify(menu)).not.toMatch(/consumer-pathway|education/)
})
