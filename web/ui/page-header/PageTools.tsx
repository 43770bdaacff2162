import { createContext, type ReactNode, use } from 'react'
import styles from './PageTools.module.css'

/** Buttons for the page as a whole, which the shell provides. Null on the server. */
export const PageTools = createContext<ReactNode>(null)

/** The place of these buttons, above the title. It is reserved, because scripts add them. */
export function PageToolsPlace() {
  return <div className={styles['tools']}>{use(PageTools)}</div>
}
