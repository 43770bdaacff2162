import { FactSources, spansIn } from '#web/blocks/rich-text/FactSources.tsx'
import { RichText } from '#web/blocks/rich-text/RichText.tsx'
import type { TableBlock_BlockFragment } from '#web/graphql/generated.ts'
import { isShort } from './is-short.ts'
import styles from './TableBlock.module.css'

/**
 * A table whose first column holds the row headers. On a phone, up to three columns stay a table if their cells are short, else
 * they stack into labelled rows; a wider table scrolls in a region that can be focused. Screen readers get a table in all layouts.
 */
export function TableBlock({ block }: { block: TableBlock_BlockFragment }) {
  const { key, caption, columns, rows } = block
  const isStacking = columns.length <= 3
  // Some browsers drop the table semantics of a cell with `display: block` unless the role is explicit.
  const role = (name: string) => (isStacking ? { role: name } : {})
  const table = (
    <table className={isStacking ? `${styles['table']} ${styles['stacking']}` : styles['table']} {...role('table')}>
      <caption id={key}>{caption}</caption>
      <thead {...role('rowgroup')}>
        <tr {...role('row')}>
          {columns.map((column) => (
            <th key={column} scope="col" {...role('columnheader')}>
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody {...role('rowgroup')}>
        {rows.map((row, place) => (
          // The order of rows never changes, so the index is a stable key.
          // oxlint-disable-next-line react/no-array-index-key
          <tr key={place} {...role('row')}>
            {row.cells.map((cell, column) => {
              const Cell = column === 0 ? 'th' : 'td'
              return (
                <Cell key={columns[column]} {...(column === 0 ? { scope: 'row', ...role('rowheader') } : role('cell'))}>
                  {isStacking && column > 0 && (
                    // Replaces the column header where it is hidden. Screen readers read the header in both layouts.
                    <span className={styles['label']} aria-hidden="true">
                      {columns[column]}
                    </span>
                  )}
                  <RichText text={cell} under={3} hasSourcesBelow />
                </Cell>
              )
            })}
          </tr>
        ))}
      </tbody>
    </table>
  )
  return (
    <>
      {isStacking ? (
        <div className={styles['fitting']} data-short={isShort(block) || undefined}>
          {table}
        </div>
      ) : (
        // A scrollable region must be focusable for keyboard users.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        <section className={styles['scroller']} aria-label={`${caption}, scrolls sideways`} tabIndex={0}>
          {table}
        </section>
      )}
      <FactSources spans={rows.flatMap(({ cells }) => cells.flatMap(spansIn))} as="p" />
    </>
  )
}
