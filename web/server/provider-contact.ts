import { randomUUID } from 'node:crypto'
import type { Execute } from '#web/graphql/gateway-link.ts'
import { newRequestContext } from '#web/graphql/request-context.ts'

export interface ProviderContact {
  readonly name: string
  readonly email: string
  /** Formatted for people. */
  readonly phone: string
}

/** The age at which the last known contact is read again, in ms. */
const refreshAfterMs = 60_000

const query = 'query ProviderContact { siteSettings { providerName contactEmail supportPhone { display } } }'

const textAt = (value: unknown, ...keys: readonly string[]): string => {
  const found = keys.reduce<unknown>(
    (at, key) => (typeof at === 'object' && at ? Reflect.get(at, key) : undefined),
    value,
  )
  if (typeof found !== 'string') throw new Error(`The site settings have no ${keys.join('.')}`)
  return found
}

/**
 * Reads the provider's name, email address and phone number from the site settings, for responses that are not rendered.
 * The gateway returns the current content, or else its stale fallback from memory or disk.
 * @param atBuild The contact when the site was built: it serves until the content has been read.
 */
export function createProviderContact(execute: Execute, atBuild: ProviderContact | null = null) {
  let known = atBuild ?? undefined
  let readAt = -Infinity

  /** @throws Error when the settings cannot be read now. */
  const read = async (): Promise<void> => {
    const { data } = await execute({ query, variables: {} }, newRequestContext(randomUUID()))
    const settings = data?.['siteSettings']
    known = {
      name: textAt(settings, 'providerName'),
      email: textAt(settings, 'contactEmail'),
      phone: textAt(settings, 'supportPhone', 'display'),
    }
  }

  /** Returns at once. A contact older than a minute is refreshed for the next call; if that fails, it stays. */
  const lastKnown = (): ProviderContact | undefined => {
    if (performance.now() - readAt >= refreshAfterMs) {
      readAt = performance.now()
      read().catch(() => undefined)
    }
    return known
  }

  // The first response of this process may be an error page.
  lastKnown()
  return lastKnown
}
