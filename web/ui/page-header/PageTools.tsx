import { type ReactNode, useSyncExternalStore } from 'react'
import styles from './PageTools.module.css'

let tools: ReactNode = null
const listeners = new Set<() => void>()

/**
 * Sets the buttons for the page as a whole, which the shell provides after hydration. A store, because a context that changes before a
 * boundary is hydrated makes React discard what was served there.
 */
export function setPageTools(to: ReactNode): void {
  tools = to
  for (const listener of listeners) listener()
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** The place of these buttons, above the title. It is reserved, because scripts add them. */
export function PageToolsPlace() {
  const shown = useSyncExternalStore(
    subscribe,
    () => tools,
    () => null,
  )
  return <div className={styles['tools']}>{shown}</div>
}
