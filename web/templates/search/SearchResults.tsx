import type { SearchResult_ResultFragment } from '#web/graphql/generated.ts'
import { ContentLink } from '#web/lib/site-link/ContentLink.tsx'

/** The name of each kind of result. A missing kind is a compile error. */
const kinds: Readonly<Record<SearchResult_ResultFragment['kind'], string>> = {
  EASY_READ: 'Easy Read',
  JOB: 'Job',
  PAGE: 'Page',
  PERSON: 'Person',
  POST: 'News',
  PRODUCT: 'Product',
  PUBLICATION: 'Document',
  QUESTION: 'Question and answer',
  STORY: 'Consumer story',
  VIDEO: 'Video',
  VISUAL_STORY: 'Visual story',
}

/** Results, best first, each with a heading, so that screen reader users can move between them. */
export function SearchResults({ results }: { readonly results: readonly SearchResult_ResultFragment[] }) {
  return (
    <ul role="list" className="search-results">
      {results.map(({ id, kind, title, address, snippet }) => (
        <li key={id}>
          <h3>
            <ContentLink href={address}>{title}</ContentLink>
          </h3>
          <p className="search-kind">{kinds[kind]}</p>
          {snippet.length > 0 && (
            // Another search can show another part of the same page. A new element, for translators (tests/lint/changing-text.ts).
            <p key={snippet.map(({ text }) => text).join('')}>
              {snippet.map(({ text, isMatch }, place) =>
                isMatch ? (
                  // The parts of a text have no ids, so the index is the key.
                  // oxlint-disable-next-line react/no-array-index-key
                  <mark key={place}>{text}</mark>
                ) : (
                  text
                ),
              )}
            </p>
          )}
        </li>
      ))}
    </ul>
  )
}
