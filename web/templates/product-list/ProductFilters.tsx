import { type MouseEvent, useRef, useState } from 'react'
import { longestSearch, productSorts } from '#schema/product-terms.ts'
import type { ProductResultsQuery } from '#web/graphql/generated.ts'
import { useIsHydrated } from '#web/lib/use-is-hydrated.ts'
import { Button } from '#web/ui/button/Button.tsx'
import { filterNames, type FilterList, type ListState } from './list-state.ts'
import { setIsLive, useIsLive } from './live-setting.ts'
import { focusResults, useLiveFilter } from './use-live-filter.ts'

type Products = NonNullable<ProductResultsQuery['products']>

const legends: Readonly<Record<FilterList, string>> = {
  categories: 'Kind of product',
  needs: 'What you want to do',
  funding: 'Who may pay',
  prices: 'Price',
}

interface Props {
  readonly path: string
  readonly state: ListState
  readonly products: Products
}

/** With scripts no hash is left in the address, so that Back has no extra stop. */
const skip = (event: MouseEvent) => {
  event.preventDefault()
  focusResults()
}

/** A GET form: every state of the list has an address, with or without scripts. */
export function ProductFilters({ path, state, products }: Props) {
  const form = useRef<HTMLFormElement>(null)
  const isHydrated = useIsHydrated()
  const isLive = useIsLive()
  const { announcement, ...handlers } = useLiveFilter({ form, path, state, total: products.total, isLive })
  return (
    <form
      {...handlers}
      ref={form}
      className="filter-form"
      action={path}
      role="search"
      aria-label="Find products"
      autoComplete="off"
    >
      <a className="filter-skip" href="#results" onClick={skip}>
        Skip to results
      </a>
      <div className="filter-words">
        <label htmlFor="product-words">Words</label>
        <p id="product-words-hint">Such as ‘rail’, ‘shower chair’ or ‘talker’</p>
        <input
          id="product-words"
          name="q"
          type="search"
          dir="auto"
          defaultValue={state.text}
          maxLength={longestSearch}
          aria-describedby="product-words-hint"
        />
      </div>
      {(Object.keys(filterNames) as FilterList[]).map((list) => (
        <FilterGroup key={list} legend={legends[list]} chosen={state.chosen[list].length}>
          {products.facets[list].map(({ value, label, count }) => (
            <label className="filter-choice" key={value}>
              <input
                type="checkbox"
                name={filterNames[list]}
                value={value}
                defaultChecked={state.chosen[list].includes(value)}
              />
              {/* One text, or a screen reader stops between the words and the count. */}
              <span>{`${label} (${count})`}</span>
            </label>
          ))}
        </FilterGroup>
      ))}
      <FilterGroup legend="Sort" chosen={state.sort === 'match' ? 0 : 1}>
        {Object.entries(productSorts).map(([value, label]) => (
          <label className="filter-choice" key={value}>
            <input type="radio" name="sort" value={value} defaultChecked={state.sort === value} />
            <span>{label}</span>
          </label>
        ))}
      </FilterGroup>
      {state.compared.map((slug) => (
        <input key={slug} type="hidden" name="compare" value={slug} />
      ))}
      <Button type="submit">Show results</Button>
      <div className="filter-live">
        {isHydrated && (
          <label className="filter-choice">
            <input type="checkbox" checked={isLive} onChange={({ target }) => setIsLive(target.checked)} />
            <span>Change the list while I type and choose</span>
          </label>
        )}
      </div>
      <p className="visually-hidden" role="status">
        {announcement}
      </p>
    </form>
  )
}

interface GroupProps {
  readonly legend: string
  /** How many of its choices are on. */
  readonly chosen: number
  readonly children: React.ReactNode
}

/** One list of choices, closed until somebody wants it: who scans with a switch passes it in one step. */
function FilterGroup({ legend, chosen, children }: GroupProps) {
  // From then on it is the person's: a list that closed by its last tick would take the focus with it.
  const [isOpenAtFirst] = useState(chosen > 0)
  return (
    <details className="filter-group" open={isOpenAtFirst}>
      <summary>
        {legend}
        {chosen > 0 && <span className="filter-chosen"> ({chosen} chosen)</span>}
      </summary>
      <div role="group" aria-label={legend}>
        {children}
      </div>
    </details>
  )
}
