import { createContext } from 'react-router'
import { isRecord } from '#schema/is-record.ts'

/** An icon as Iconify describes it: the content of an `svg` element, and the size of its view box. */
export interface IconBody {
  readonly body: string
  readonly width: number
  readonly height: number
}

/** The site and the request for loaders and actions, built inside the bundle from what web/server.ts passes in. */
export interface SiteContext {
  /** Whether the request shows a draft. */
  readonly isPreview: boolean
  /** True when a page of another origin sent the request: an action then shows the submitted values and changes nothing. */
  readonly isCrossOrigin: boolean
  /** The public origin of the site, without a trailing slash. */
  readonly siteUrl: string
  /** How long a toast that closes by itself stays open, in ms; 0 for no limit. */
  readonly toastAutoCloseMs: number
  /** How often an open page polls for a new version of the site, in ms; 0 for never. */
  readonly versionPollMs: number
  /** Returns the icons that exist, by name; undefined for an unknown collection. Never rejects. */
  icons(collection: string, names: readonly string[]): Promise<Readonly<Record<string, IconBody>> | undefined>
  /** Logs one warning for the operator. Must not contain personal data. */
  warn(facts: object, message: string): void
}

/** The provider, for an error page without settings. */
export interface Contact {
  readonly name: string
  /** Formatted for people. */
  readonly phone: string
}

export const isContact = (value: unknown): value is Contact =>
  isRecord(value) && typeof value['name'] === 'string' && typeof value['phone'] === 'string'

/** What the server process passes to the bundle. The bundle adds the icon sets for a site that runs without a build. */
export interface SiteOptions extends Omit<SiteContext, 'icons' | 'isPreview' | 'isCrossOrigin'> {
  readonly createIcons: (
    bundledSet: (collection: string) => Promise<Readonly<Record<string, IconBody>> | undefined>,
  ) => SiteContext['icons']
  /** The provider's contact; undefined until it is known. */
  readonly contact: () => Contact | undefined
}

export const siteContext = createContext<SiteContext>()
