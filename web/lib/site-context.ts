import { createContext } from 'react-router'

/** What loaders need of the process that they run in. It is set inside the bundle, from what web/server.ts hands over. */
export interface SiteContext {
  /** The origin under which visitors reach the site, without a trailing slash. */
  readonly siteUrl: string
  /** How long a toast that may close by itself stays, in ms; 0 for as long as one likes. */
  readonly toastAutoCloseMs: number
  /** One line for the operator. Never anything personal. */
  warn(facts: object, message: string): void
}

export const siteContext = createContext<SiteContext>()
