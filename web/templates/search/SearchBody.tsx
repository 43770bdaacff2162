import type { FormEvent } from 'react'
import { useNavigate } from 'react-router'
import { maxSearchLength } from '#schema/product-terms.ts'
import { DangerHelp } from '#web/forms/danger/DangerHelp.tsx'
import { ContentLink } from '#web/lib/site-link/ContentLink.tsx'
import { RichText } from '#web/blocks/rich-text/RichText.tsx'
import { Paging } from '#web/templates/paging/Paging.tsx'
import { ResultsHeading } from '#web/templates/paging/ResultsHeading.tsx'
import { Button } from '#web/ui/button/Button.tsx'
import { SearchField } from '#web/ui/search-field/SearchField.tsx'
import { aroundQuery, searchPath, type SearchState } from './search-state.ts'
import { SearchHelp } from './SearchHelp.tsx'
import { SearchResults } from './SearchResults.tsx'

const addressOf = (query: string) => (query ? `${searchPath}?${new URLSearchParams({ q: query })}` : searchPath)

/** The search form and its results. A GET form and links: every state has an address and works without scripts. */
export function SearchBody({ query, search, danger }: SearchState) {
  const navigate = useNavigate()
  const { before, after } = aroundQuery({ search, danger })
  // With scripts there is no page load, and the focus moves to the results (S14).
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const text = new FormData(event.currentTarget).get('q')
    void navigate(addressOf(typeof text === 'string' ? text.trim() : ''))
  }
  return (
    <div className="container search-body">
      <form
        className="search-form"
        action={searchPath}
        role="search"
        aria-label="Search this website"
        onSubmit={onSubmit}
      >
        <SearchField
          // Another query, also by Back, resets the field.
          key={query}
          id="search-words"
          name="q"
          label="What are you looking for?"
          description="Such as ‘ramp for front steps’, ‘who pays’ or ‘talker’"
          defaultValue={query}
          maxLength={maxSearchLength}
          autoComplete="off"
        />
        <Button type="submit">Search</Button>
      </form>
      <section className="flow" aria-labelledby="results">
        <ResultsHeading>
          {query ? (
            <>
              <span>{before}</span>
              <bdi>{query}</bdi>
              <span>{after}</span>
            </>
          ) : (
            'What you can look for'
          )}
        </ResultsHeading>
        {query ? (
          <>
            {danger && <DangerHelp kind={danger} />}
            {search.suggestion !== null && (
              <p>
                Did you mean something else?{' '}
                <ContentLink href={addressOf(search.suggestion)}>
                  Search for ‘<bdi>{search.suggestion}</bdi>’
                </ContentLink>
              </p>
            )}
            {search.answer && !danger && (
              <div className="search-answer" key={query}>
                <RichText text={search.answer} />
              </div>
            )}
            {search.total > 0 ? <SearchResults results={search.results} /> : <SearchHelp nearest={search.nearest} />}
            <Paging path={addressOf(query)} page={search.page} pageCount={search.pageCount} />
          </>
        ) : (
          <p className="measure">
            Services, equipment, who may pay, people, jobs, documents, news, and answers to questions. Use your own
            words: the name of a thing, a task that’s hard, or a whole question. Small spelling mistakes don’t matter.
          </p>
        )}
      </section>
    </div>
  )
}
