import { siteMap } from '#schema/site-map.ts'
import { Picture } from '#web/blocks/picture/Picture.tsx'
import { EasyReadDocument, type EasyReadQuery } from '#web/graphql/generated.ts'
import { ContentLink } from '#web/lib/site-link/ContentLink.tsx'
import { PageHeader } from '#web/ui/page-header/PageHeader.tsx'
import type { Route } from './+types/easy-read.ts'
import { crumbsTo } from './crumbs.ts'
import styles from './easy-read.module.css'
import { loadDocument } from './document-page/load-document.ts'
import { PageLayout } from './page-layout/PageLayout.tsx'
import { pageMeta } from './page-meta.ts'

const named = ({ title, lines }: NonNullable<EasyReadQuery['easyRead']>) => ({
  // The full page has the same title, and browser tabs need distinct ones.
  title: `${title} (Easy Read)`,
  description: lines[0]?.sentences.join(' ') ?? title,
})

export const loader = (args: Route.LoaderArgs) =>
  loadDocument(args, EasyReadDocument, { slug: args.params.slug }, ({ easyRead }) => easyRead)

export const meta: Route.MetaFunction = ({ matches: [root], loaderData: { content: easyRead, path } }) =>
  pageMeta({
    ...named(easyRead),
    site: root.loaderData,
    heading: easyRead.title,
    path,
    picture: easyRead.lines[0]?.picture ?? null,
    parents: parentsOf(easyRead.fullPage),
  })

const home = { href: siteMap[0].path, label: siteMap[0].title }

/** The breadcrumb of an Easy Read version ends with its full page. */
function parentsOf(fullPage: { path: string; title: string } | null) {
  if (!fullPage || fullPage.path === home.href) return [home]
  const above = crumbsTo(fullPage.path)
  return [...(above.length > 0 ? above : [home]), { href: fullPage.path, label: fullPage.title }]
}

type Line = NonNullable<EasyReadQuery['easyRead']>['lines'][number]

/** Groups lines under their headings. Lines before the first heading form a group without one. */
function partsOf(lines: readonly Line[]) {
  const parts: { heading: string | null; lines: Line[] }[] = []
  for (const line of lines) {
    const last = parts.at(-1)
    if (!last || line.heading) parts.push({ heading: line.heading, lines: [line] })
    else last.lines.push(line)
  }
  return parts
}

/** A sentence, with its first explained word in bold. */
function Sentence({ text, explained }: { readonly text: string; readonly explained: readonly string[] }) {
  const lower = text.toLowerCase()
  const word = explained.find((item) => lower.includes(item.toLowerCase()))
  if (word === undefined) return <p>{text}</p>
  const start = lower.indexOf(word.toLowerCase())
  const end = start + word.length
  return (
    <p>
      {text.slice(0, start)}
      <strong>{text.slice(start, end)}</strong>
      {text.slice(end)}
    </p>
  )
}

/** A page in Easy Read: large type, one idea per row, with a picture or symbol beside it. */
export default function EasyRead({ loaderData: { content: easyRead } }: Route.ComponentProps) {
  const { title, fullPage, lines } = easyRead
  const fullPageLink = fullPage && (
    <p>
      <ContentLink href={fullPage.path}>Go to the full page: {fullPage.title}</ContentLink>
    </p>
  )
  return (
    <>
      <PageHeader title={title} lead="Easy Read" parents={parentsOf(fullPage)}>
        {fullPageLink}
      </PageHeader>
      <PageLayout
        blocks={[]}
        before={
          <div className={styles['parts']}>
            {partsOf(lines).map(({ heading, lines: ideas }) => (
              <section key={ideas[0]?.sentences.join(' ')}>
                {heading && <h2>{heading}</h2>}
                <ul role="list" className={styles['lines']}>
                  {ideas.map(({ picture, sentences, explained, links }) => (
                    <li key={sentences.join(' ')}>
                      <div className={styles['picture']}>{picture && <Picture picture={picture} sizes="12rem" />}</div>
                      <div>
                        {sentences.map((sentence) => (
                          <Sentence key={sentence} text={sentence} explained={explained} />
                        ))}
                        {links.map(({ label, href }) => (
                          <p key={href}>
                            <ContentLink href={href}>{label}</ContentLink>
                          </p>
                        ))}
                      </div>
                    </li>
                  ))}
                </ul>
              </section>
            ))}
          </div>
        }
        after={fullPageLink}
      />
    </>
  )
}
