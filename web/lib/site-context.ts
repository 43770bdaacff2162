import { createContext } from 'react-router'

/** An icon as Iconify describes it: the inside of an `svg` element, and the box it is drawn in. */
export interface IconBody {
  readonly body: string
  readonly width: number
  readonly height: number
}

/** What loaders need of the process that they run in. It is set inside the bundle, from what web/server.ts hands over. */
export interface SiteContext {
  /** The origin under which visitors reach the site, without a trailing slash. */
  readonly siteUrl: string
  /** How long a toast that may close by itself stays, in ms; 0 for as long as one likes. */
  readonly toastAutoCloseMs: number
  /** How often an open page looks for a new version of the site, in ms; 0 for never. */
  readonly versionPollMs: number
  /** The icons of these names that there are, by name; undefined when there is no such collection. Never rejects. */
  icons(collection: string, names: readonly string[]): Promise<Readonly<Record<string, IconBody>> | undefined>
  /** One line for the operator. Never anything personal. */
  warn(facts: object, message: string): void
}

/** What the process hands to the bundle, which has the icon sets that came with the site. */
export interface SiteOptions extends Omit<SiteContext, 'icons'> {
  readonly createIcons: (
    installedSet: (collection: string) => Promise<Readonly<Record<string, IconBody>> | undefined>,
  ) => SiteContext['icons']
}

export const siteContext = createContext<SiteContext>()
