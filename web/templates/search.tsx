import type { FormEvent } from 'react'
import { data, useNavigate } from 'react-router'
import { longestSearch } from '#schema/product-terms.ts'
import { SearchDocument } from '#web/graphql/generated.ts'
import { gql } from '#web/graphql/server-client.ts'
import { ContentLink } from '#web/lib/site-link/ContentLink.tsx'
import { Button } from '#web/ui/button/Button.tsx'
import { PageHeader } from '#web/ui/page-header/PageHeader.tsx'
import type { Route } from './+types/search.ts'
import { PageLayout } from './page-layout/PageLayout.tsx'
import { pageMeta } from './page-meta.ts'
import { pageOrStandIn } from './page-or-stand-in.ts'
import { Paging } from './paging/Paging.tsx'
import './paging/paging.css'
import { pageNumberOf } from './paging/page-number.ts'
import { ResultsHeading } from './paging/ResultsHeading.tsx'
import { SearchHelp } from './search/SearchHelp.tsx'
import { SearchResults } from './search/SearchResults.tsx'
import styles from './search.module.css'

const path = '/search'

const addressOf = (query: string) => (query ? `${path}?${new URLSearchParams({ q: query })}` : path)

export async function loader({ context, url }: Route.LoaderArgs) {
  const query = (url.searchParams.get('q') ?? '').trim().slice(0, longestSearch)
  // What is no number asks for no page; that too is for the one who asks alone.
  const number = pageNumberOf(url.searchParams) ?? 0
  const { page, search } = await context.get(gql).query(SearchDocument, { path, query, number })
  if (!search) throw data(null, { status: 404 })
  return { ...pageOrStandIn(page, path, context), query, search }
}

/** '12 results for ‘rail’, page 2 of 2': the heading of the results, and in the title. */
const headingOf = ({ query, search }: Pick<Route.ComponentProps['loaderData'], 'query' | 'search'>) => {
  const { total, page, pageCount } = search
  const count = total === 1 ? '1 result' : `${total === 0 ? 'No' : total} results`
  return `${count} for ‘${query}’${pageCount > 1 ? `, page ${page} of ${pageCount}` : ''}`
}

export const meta: Route.MetaFunction = ({ matches: [root], loaderData }) => {
  const { page, query, isIndexed } = loaderData
  return pageMeta({
    site: root.loaderData,
    title: query ? `${page.title}: ${headingOf(loaderData)}` : page.title,
    description: page.description,
    path,
    // Of the form itself, but not of what somebody looked for.
    isIndexed: isIndexed && !query,
  })
}

/** Search over the whole site. A GET form: every state has an address, and works without scripts. */
export default function Search({ loaderData }: Route.ComponentProps) {
  const { page, query, search } = loaderData
  const navigate = useNavigate()
  // With scripts the page stays, and the focus goes to the results (S14).
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const asked = new FormData(event.currentTarget).get('q')
    void navigate(addressOf(typeof asked === 'string' ? asked.trim() : ''))
  }
  return (
    <>
      <PageHeader title={page.title} lead={page.lead} />
      <div className={`container ${styles['search']}`}>
        <form
          className={styles['form']}
          action={path}
          role="search"
          aria-label="Search this website"
          onSubmit={onSubmit}
        >
          <label htmlFor="search-words">What are you looking for?</label>
          <p id="search-words-hint">Such as ‘ramp for front steps’, ‘who pays’ or ‘talker’</p>
          <div className={styles['row']}>
            <input
              // Another query, also by Back, brings its own words.
              key={query}
              id="search-words"
              name="q"
              type="search"
              defaultValue={query}
              maxLength={longestSearch}
              autoComplete="off"
              aria-describedby="search-words-hint"
            />
            <Button type="submit">Search</Button>
          </div>
        </form>
        {query ? (
          <section className="flow" aria-labelledby="results">
            <ResultsHeading>{headingOf(loaderData)}</ResultsHeading>
            {search.suggestion !== null && (
              <p>
                Did you mean <ContentLink href={addressOf(search.suggestion)}>{search.suggestion}</ContentLink>?
              </p>
            )}
            {search.total > 0 ? <SearchResults results={search.results} /> : <SearchHelp nearest={search.nearest} />}
            <Paging path={addressOf(query)} page={search.page} pageCount={search.pageCount} />
          </section>
        ) : (
          <section className="flow" aria-labelledby="search-help">
            <h2 id="search-help">What you can look for</h2>
            <p className="measure">
              Services, equipment, who may pay, people, jobs, documents, news, and answers to questions. Use your own
              words: the name of a thing, a task that is hard, or a whole question. Small mistakes in spelling do not
              matter.
            </p>
          </section>
        )}
      </div>
      <PageLayout blocks={page.blocks} />
    </>
  )
}
