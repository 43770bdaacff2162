import { useCallback, useState } from 'react'
import { isMotionUnwelcome } from '#web/lib/motion.ts'

/** How long a closing toast takes to fold, in ms (S56). The style sheet says the same. */
export const collapseMs = 300

export interface Row<T> {
  readonly item: T
  readonly isClosing: boolean
}

/** What was shown with what is: new things come first, and what has gone stays in its place to fold, unless motion is unwelcome. */
const merge = <T extends { readonly key: string }>(rows: readonly Row<T>[], items: readonly T[]): readonly Row<T>[] => {
  const isShown = (key: string) => items.some((item) => item.key === key)
  const old = rows
    .map(({ item, isClosing }) => ({ item, isClosing: isClosing || !isShown(item.key) }))
    .filter(({ isClosing }) => !isClosing || !isMotionUnwelcome())
  const fresh = items.filter(({ key }) => !rows.some(({ item }) => item.key === key))
  return [...fresh.map((item) => ({ item, isClosing: false })), ...old]
}

/** The items, and those that have just gone until `remove` says that they are folded. A new array means a change. */
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
