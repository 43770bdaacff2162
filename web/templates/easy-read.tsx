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

/** A space and the text in lower case, with a space for everything that is neither a letter nor a digit. */
const plain = (text: string) => ` ${text.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, ' ')}`

/** Where the word begins in the sentence; below zero when the sentence does not have it. */
const startOf = (word: string, sentence: string) => plain(sentence).indexOf(plain(word))

/** The sentences that are the first to have one of the words, each with that word. */
function firstMentions(lines: readonly Line[], words: readonly string[]) {
  const mentions = new Map<string, string>()
  const waiting = new Set(words)
  for (const sentence of lines.flatMap(({ sentences }) => sentences)) {
    const word = [...waiting].find((item) => startOf(item, sentence) >= 0)
    if (word === undefined || mentions.has(sentence)) continue
    mentions.set(sentence, word)
    waiting.delete(word)
  }
  return mentions
}

/** A sentence, with the word in bold to its end: "therapists" for "therapist". */
function Sentence({ text, word }: { readonly text: string; readonly word: string | undefined }) {
  if (word === undefined) return <p>{text}</p>
  const start = startOf(word, text)
  const rest = text.slice(start + word.length)
  const ending = /^\p{L}*/u.exec(rest)?.[0] ?? ''
  return (
    <p>
      {text.slice(0, start)}
      <strong>
        {text.slice(start, start + word.length)}
        {ending}
      </strong>
      {rest.slice(ending.length)}
    </p>
  )
}

const wordsId = 'words'

/** The hard words of the page and what they mean. */
function Words({ words }: { readonly words: NonNullable<EasyReadQuery['easyRead']>['words'] }) {
  return (
    <section className={styles['words']}>
      <h2 id={wordsId}>Words on this page</h2>
      <dl>
        {words.map(({ word, meaning }) => (
          <div key={word}>
            <dt>{word}</dt>
            {meaning.map((sentence) => (
              <dd key={sentence}>{sentence}</dd>
            ))}
          </div>
        ))}
      </dl>
    </section>
  )
}

/** A page in Easy Read: large type, one idea per row, with a picture or symbol beside it. */
export default function EasyRead({ loaderData: { content: easyRead, path } }: Route.ComponentProps) {
  const { title, fullPage, lines, words } = easyRead
  const mentions = firstMentions(
    lines,
    words.map(({ word }) => word),
  )
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
        path={path}
        before={
          <div className={styles['parts']}>
            {words.length > 0 && (
              <p className={styles['bold']}>
                Some words are in <strong>bold</strong>. See <a href={`#${wordsId}`}>what the words mean</a>.
              </p>
            )}
            {partsOf(lines).map(({ heading, lines: ideas }) => (
              <section key={ideas[0]?.sentences.join(' ')}>
                {heading && <h2>{heading}</h2>}
                <ul role="list" className={styles['lines']}>
                  {ideas.map(({ picture, sentences, links }) => (
                    <li key={sentences.join(' ')}>
                      <div className={styles['picture']}>{picture && <Picture picture={picture} sizes="12rem" />}</div>
                      <div>
                        {sentences.map((sentence) => (
                          <Sentence key={sentence} text={sentence} word={mentions.get(sentence)} />
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
            {words.length > 0 && <Words words={words} />}
          </div>
        }
        after={fullPageLink}
      />
    </>
  )
}
