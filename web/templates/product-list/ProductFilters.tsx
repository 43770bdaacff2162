import { type MouseEvent, useRef, useState, useSyncExternalStore } from 'react'
import { maxSearchLength, productSorts } from '#schema/product-terms.ts'
import type { ProductResultsQuery } from '#web/graphql/generated.ts'
import { choose } from '#web/lib/preferences.ts'
import { subscribeToPreferences } from '#web/lib/show-preferences.ts'
import { Button } from '#web/ui/button/Button.tsx'
import { Checkbox, CheckboxGroup } from '#web/ui/checkbox-group/CheckboxGroup.tsx'
import { HiddenField } from '#web/ui/field/HiddenField.tsx'
import { Radio, RadioGroup } from '#web/ui/radio-group/RadioGroup.tsx'
import { SearchField } from '#web/ui/search-field/SearchField.tsx'
import { Switch } from '#web/ui/switch/Switch.tsx'
import { WayPast } from '#web/ui/way-past/WayPast.tsx'
import { countOf, filterNames, type FilterList, type ListState } from './list-state.ts'
import { focusResults, isLiveNow, useLiveFilter } from './use-live-filter.ts'

type Products = NonNullable<ProductResultsQuery['products']>

const titles: Readonly<Record<FilterList, string>> = {
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

/** Keeps the hash out of the address, so that Back needs no extra press. */
const skip = (event: MouseEvent) => {
  event.preventDefault()
  focusResults()
}

/** A GET form: every state of the list has an address, with or without scripts. */
export function ProductFilters({ path, state, products }: Props) {
  const form = useRef<HTMLFormElement>(null)
  const isLive = useSyncExternalStore<boolean | undefined>(subscribeToPreferences, isLiveNow, () => undefined)
  const { announcement, ...handlers } = useLiveFilter({
    form,
    path,
    state,
    total: products.total,
    isLive: isLive === true,
  })
  return (
    <form
      {...handlers}
      ref={form}
      className="filter-form"
      // Without scripts the results receive the focus.
      action={`${path}#results`}
      role="search"
      aria-label="Find products"
      autoComplete="off"
    >
      <SearchField
        id="product-words"
        name="q"
        label="What are you looking for?"
        description="Such as ‘rail’, ‘shower chair’ or ‘talker’"
        defaultValue={state.text}
        maxLength={maxSearchLength}
      />
      {/* On a phone the results begin below the window. */}
      <p className="filter-count">
        <strong>{countOf(products.total)}</strong>
        <a href="#results" onClick={skip}>
          Skip to results
        </a>
      </p>
      {(Object.keys(filterNames) as FilterList[]).map((list) => (
        <FilterGroup key={list} title={titles[list]} chosen={state.chosen[list].length}>
          <CheckboxGroup
            aria-label={titles[list]}
            name={filterNames[list]}
            defaultValue={[...state.chosen[list]]}
            isCompact
          >
            {products.facets[list].map(({ value, label, count }) => (
              <Checkbox key={value} value={value}>
                {/* A single text node, because screen readers pause between nodes. */}
                {`${label} (${count})`}
              </Checkbox>
            ))}
          </CheckboxGroup>
        </FilterGroup>
      ))}
      <FilterGroup title="Sort" chosen={state.sort === 'match' ? 0 : 1}>
        <RadioGroup aria-label="Sort" name="sort" defaultValue={state.sort} isCompact>
          {Object.entries(productSorts).map(([value, label]) => (
            <Radio key={value} value={value}>
              {label}
            </Radio>
          ))}
        </RadioGroup>
      </FilterGroup>
      {state.compared.map((slug) => (
        <HiddenField key={slug} name="compare" value={slug} />
      ))}
      <Button type="submit">Show results</Button>
      <div className="filter-live" data-needs-scripts="">
        {isLive !== undefined && (
          <Switch isSelected={isLive} onChange={(isOn) => choose('liveFilter', isOn ? undefined : 'off')}>
            Update the list as I type and choose
          </Switch>
        )}
      </div>
      <p className="visually-hidden" role="status">
        {announcement}
      </p>
    </form>
  )
}

interface GroupProps {
  readonly title: string
  /** The number of selected options. */
  readonly chosen: number
  readonly children: React.ReactNode
}

/** A group of options, closed at first, so that switch users pass it in one step. */
function FilterGroup({ title, chosen, children }: GroupProps) {
  // Open only initially: closing the group when its last option is cleared would lose the focus.
  const [isOpenAtFirst] = useState(chosen > 0)
  return (
    <details className="filter-group" open={isOpenAtFirst}>
      <summary>
        {/* oxlint-disable-next-line changing-text/alone -- It is the same in every state, and the number follows it. */}
        {title}
        {chosen > 0 && <span className="filter-chosen">{` (${chosen} chosen)`}</span>}
      </summary>
      <div className="filter-choices">
        <WayPast of={title.toLowerCase()} />
        {children}
      </div>
    </details>
  )
}
