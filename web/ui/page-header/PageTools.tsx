import { createContext, type ReactNode, use } from 'react'
import styles from './PageTools.module.css'

/** The buttons for the page as a whole, from the shell. The value never changes: React would render again what it was served. */
export const PageTools = createContext<ReactNode>(null)

/** The place of these buttons, above the title. */
export const PageToolsPlace = () => <div className={styles['tools']}>{use(PageTools)}</div>
