import { useCallback, useState } from 'react'
import { prefersReducedMotion } from '#web/lib/motion.ts'

/** The duration of a toast's closing animation, in ms (S56). The style sheet has the same value. */
export const collapseMs = 300

export interface Row<T> {
  readonly item: T
  readonly isClosing: boolean
}

/**
 * Merges the shown rows with the current items: new items are first, changed ones stay in place, and removed ones stay to collapse,
 * unless motion is reduced.
 */
const merge = <T extends { readonly key: string }>(rows: readonly Row<T>[], items: readonly T[]): readonly Row<T>[] => {
  const old = rows
    .map(({ item, isClosing }) => {
      const current = items.find(({ key }) => key === item.key)
      return { item: current ?? item, isClosing: isClosing || !current }
    })
    .filter(({ isClosing }) => !isClosing || !prefersReducedMotion())
  const fresh = items.filter(({ key }) => !rows.some(({ item }) => item.key === key))
  return [...fresh.map((item) => ({ item, isClosing: false })), ...old]
}

/** Returns the items, and removed ones until `remove` is called after their animation. A new array means a change. */
export function useCollapsing<T extends { readonly key: string }>(items: readonly T[]) {
  const [shown, setShown] = useState(items)
  const [rows, setRows] = useState<readonly Row<T>[]>(() => merge([], items))
  if (shown !== items) {
    setShown(items)
    setRows(merge(rows, items))
  }
  const remove = useCallback((key: string) => setRows((all) => all.filter(({ item }) => item.key !== key)), [])
  return { rows, remove }
}
