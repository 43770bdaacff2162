import { maxCompared } from '#schema/product-terms.ts'
import { ContentLink } from '#web/lib/site-link/ContentLink.tsx'

/** The id of the message that no more products can be compared. */
export const refusedId = 'compare-refused'

export interface LeftOut {
  /** The names of surplus products. */
  readonly names: readonly string[]
  /** The number of products that are not, or no longer, in the database. */
  readonly unknown: number
}

interface Props extends LeftOut {
  /** The address of the comparison, in the list, whose tray may be far. */
  readonly comparison?: string
}

/** Explains which products of an address are not compared, and why. */
export function CompareNotes({ names, unknown, comparison }: Props) {
  return (
    <>
      {names.length > 0 && (
        <p className="compare-refused" id={refusedId} tabIndex={-1}>
          <strong>{names.length === 1 ? 'One too many.' : 'Too many.'}</strong>{' '}
          <span>
            {`You can compare three products at a time, so we left out ${new Intl.ListFormat('en-AU').format(names)}. Remove one before you add another.`}
          </span>
        </p>
      )}
      {names.length > 0 && comparison !== undefined && (
        <p>
          <ContentLink className="finder-quiet" href={comparison}>{`Compare ${maxCompared} side by side`}</ContentLink>
        </p>
      )}
      {unknown > 0 && (
        <p className="compare-refused">
          {unknown === 1
            ? 'One product to compare is no longer in our list, so we left it out.'
            : `${unknown} products to compare are no longer in our list, so we left them out.`}
        </p>
      )}
    </>
  )
}
