/** The main menu: its default, and what the specification requires of one that editors write. */
import { siteMapRow, type SitePath } from './site-map.ts'

/** An entry of the main navigation. */
export interface MenuEntry {
  readonly label: string
  /** The path of a page, of the site map or of an editor's own. */
  readonly to: string
  readonly children?: readonly MenuEntry[]
  /** The specification names it; every entry is a link, so nothing reads it. */
  readonly type?: 'link'
  /** Called when a visitor selects the entry. Entries from content have none. */
  readonly onSelect?: () => void
}

const entry = (to: SitePath, children?: readonly MenuEntry[]): MenuEntry => {
  const row = siteMapRow(to)
  const label = row.menuLabel ?? row.title
  return children ? { label, to, children } : { label, to }
}

/**
 * The menu without a valid document. Its labels are those of the site map, except 'Contact Us', which leads to the enquiry as
 * specified.
 */
export const defaultMenu: readonly MenuEntry[] = [
  entry('/'),
  entry('/about', [
    entry('/about/consumer-pathway'),
    entry('/about/our-people'),
    entry('/about/partner-with-us'),
    entry('/about/trilogy-care-foundation'),
    entry('/about/consumer-reference-committee'),
    entry('/about/reconciliation-action-plan'),
    entry('/about/annual-reports'),
    entry('/careers'),
  ]),
  entry('/services', [
    entry('/prices'),
    entry('/services/finder'),
    entry('/easy-read'),
    entry('/services/assistive-technology-assessment'),
    entry('/services/chsp'),
    entry('/services/support-at-home-program'),
    entry('/services/augmentative-alternative-communication'),
    entry('/services/home-modifications'),
    entry('/services/alternative-access'),
    entry('/services/functional-capacity-assessment'),
    entry('/services/at-learning-development'),
    entry('/services/children'),
    entry('/services/coming-home-from-hospital'),
  ]),
  entry('/resources', [
    entry('/resources/consumer-stories'),
    entry('/resources/assistive-technology-explained'),
    entry('/resources/at-hm-offerings'),
    entry('/resources/ndis'),
    entry('/resources/my-aged-care'),
    entry('/resources/education', [entry('/resources/education/great-gadget-videos')]),
    entry('/resources/fact-sheet'),
    entry('/resources/faq'),
    entry('/resources/product-database'),
  ]),
  entry('/blogs'),
  {
    label: 'Contact Us',
    to: '/contact-us/general-enquiry',
    children: [entry('/contact-us/general-enquiry'), entry('/contact-us/referral'), entry('/contact-us/feedback')],
  },
]

/** Entries of the default beyond the specification, which editors can remove. */
const optional: ReadonlySet<string> = new Set<SitePath>([
  '/careers',
  '/prices',
  '/services/finder',
  '/easy-read',
  '/services/children',
  '/services/coming-home-from-hospital',
])

/**
 * The menu without the pages that are not shown. An entry whose own page is not shown leads to its first subpage.
 * @param isShown whether a page is on the site
 */
export const menuOf = (entries: readonly MenuEntry[], isShown: (path: string) => boolean): readonly MenuEntry[] =>
  entries.flatMap(({ children: all = [], ...row }) => {
    const children = menuOf(all, isShown)
    const to = isShown(row.to) ? row.to : children[0]?.to
    return to === undefined ? [] : [{ ...row, to, ...(children.length > 0 && { children }) }]
  })

/** What a menu of editors must have (S33–S37). */
export const requiredMenu: readonly MenuEntry[] = menuOf(defaultMenu, (path) => !optional.has(path))

/** A fault of a menu, in the words of a rule (schema/checks/rule.ts). */
interface MenuFault {
  readonly path: string
  readonly problem: string
  readonly remedy: string
}

const names = (entries: readonly MenuEntry[]) => entries.map(({ label, to }) => `${label} (${to})`).join(', ')

function* listFaults(
  entries: readonly MenuEntry[],
  required: readonly MenuEntry[],
  path: string,
): Generator<MenuFault, void> {
  const paths = entries.map(({ to }) => to)
  const twice = paths.findIndex((to, place) => paths.indexOf(to) < place)
  if (twice !== -1)
    yield { path: `${path}[${twice}]`, problem: `has ${paths[twice]} a second time`, remedy: 'remove one of the two' }
  const inOrder = paths.filter((to) => required.some((row) => row.to === to))
  const missing = required.find(({ to }, place) => inOrder[place] !== to)
  if (missing)
    yield {
      path,
      problem: `does not have ${names([missing])} in its place`,
      remedy: `keep this order, with other pages before, between or after: ${names(required)}`,
    }
  for (const [place, { to, children = [] }] of entries.entries())
    yield* listFaults(children, required.find((row) => row.to === to)?.children ?? [], `${path}[${place}].children`)
}

/**
 * Every fault of a menu: its first level is exactly the specification's; below, the specification's pages have its order, and
 * other pages may stand among them; no list has a page twice.
 */
export function* menuFaults(entries: readonly MenuEntry[], required = requiredMenu): Generator<MenuFault, void> {
  if (names(entries) === names(required)) return yield* listFaults(entries, required, 'entries')
  yield {
    path: 'entries',
    problem: 'has another first level than the site must have',
    remedy: `use ${names(required)}`,
  }
}
