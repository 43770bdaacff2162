import { isSitePath, listedRows } from '#schema/site-map.ts'
import { useSiteSettings } from '#web/blocks/use-site-settings.ts'
import { ContentLink } from '#web/lib/site-link/ContentLink.tsx'
import { WayPast } from '#web/ui/way-past/WayPast.tsx'
import styles from './SitemapList.module.css'

interface Entry {
  readonly path: string
  readonly title: string
}

const entries: readonly Entry[] = listedRows

/** The pages of the site map, and those of editors. */
function useEntries(): readonly Entry[] {
  const own = useSiteSettings()?.ownPages ?? []
  return [...entries, ...own.map(({ label, href }) => ({ path: href, title: label }))]
}

/** Whether a page is a direct child of another: `/services/chsp` of `/services`. */
const isUnder = (path: string, parent: string) => path.slice(0, path.lastIndexOf('/')) === parent

const sections = [
  { heading: 'About Us pages', top: '/about' },
  { heading: 'Services pages', top: '/services' },
  { heading: 'Resources pages', top: '/resources' },
  { heading: 'Contact Us pages', top: '/contact-us' },
] as const

const idOf = (top: string) => top.slice(1)

/** The headings of the list. */
export const sitemapOutline = [
  { id: 'main-pages', text: 'Main pages' },
  ...sections.map(({ heading, top }) => ({ id: idOf(top), text: heading })),
]

const mainPagesOf = (all: readonly Entry[]) => {
  const others = all.filter(({ path }) => !sections.some(({ top }) => `${path}/`.startsWith(`${top}/`)))
  return others.filter(({ path }) => !others.some((other) => isUnder(path, other.path)))
}

function List({ of }: { readonly of: readonly Entry[] }) {
  const missing = useSiteSettings()?.missingPages ?? []
  const all = useEntries()
  if (of.length === 0) return null
  return (
    <ul className={styles['list']}>
      {of.map(({ path, title }) => (
        <li key={path}>
          {/* A page without a document is listed without a link, because its child pages need a parent. */}
          {missing.includes(path) ? title : <ContentLink href={path}>{title}</ContentLink>}
          <List of={all.filter((entry) => isUnder(entry.path, path))} />
        </li>
      ))}
    </ul>
  )
}

/** The site map as nested lists, with a heading for each section of the menu. */
export function SitemapList() {
  const all = useEntries()
  return (
    <>
      <section className="flow">
        <h2 id="main-pages">Main pages</h2>
        <WayPast of="main pages" />
        <List of={mainPagesOf(all)} />
      </section>
      {sections.map(({ heading, top }) => (
        <section className="flow" key={top}>
          <h2 id={idOf(top)}>{heading}</h2>
          <WayPast of={heading} />
          <List
            of={isSitePath(top) ? all.filter(({ path }) => path === top) : all.filter(({ path }) => isUnder(path, top))}
          />
        </section>
      ))}
    </>
  )
}
