import { RichText } from '#web/blocks/rich-text/RichText.tsx'
import type { TableBlock_BlockFragment } from '#web/graphql/generated.ts'
import styles from './TableBlock.module.css'

/**
 * A table whose first column names its rows. Up to three columns stack into labelled rows on a narrow screen; more scroll
 * within a region that the keyboard reaches. A screen reader meets a table either way.
 */
export function TableBlock({ block }: { block: TableBlock_BlockFragment }) {
  const { key, caption, columns, rows } = block
  const isStacking = columns.length <= 3
  // A cell that CSS lays out as a block is no cell to some browsers, unless its role says so.
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
          // Rows keep their order while they are shown.
          // oxlint-disable-next-line react/no-array-index-key
          <tr key={place} {...role('row')}>
            {row.cells.map((cell, column) => {
              const Cell = column === 0 ? 'th' : 'td'
              return (
                <Cell key={columns[column]} {...(column === 0 ? { scope: 'row', ...role('rowheader') } : role('cell'))}>
                  {isStacking && column > 0 && (
                    // Seen only where the header row is not; heard from the header either way.
                    <span className={styles['label']} aria-hidden="true">
                      {columns[column]}
                    </span>
                  )}
                  <RichText text={cell} under={3} />
                </Cell>
              )
            })}
          </tr>
        ))}
      </tbody>
    </table>
  )
  return isStacking ? (
    table
  ) : (
    // What scrolls must be reached by the keyboard.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <section className={styles['scroller']} aria-label={`${caption}, scrolls sideways`} tabIndex={0}>
      {table}
    </section>
  )
}
