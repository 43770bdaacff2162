import type { SearchResult_ResultFragment } from '#web/graphql/generated.ts'
import { ContentLink } from '#web/lib/site-link/ContentLink.tsx'

/** What each kind is called. A kind that is not here does not compile. */
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
}

/** What was found, the best first: a heading each, so that one can go from one to the next. */
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
            <p>
              {snippet.map(({ text, isMatch }, place) =>
                isMatch ? (
                  // Parts of one text have no names: their places are their keys.
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
