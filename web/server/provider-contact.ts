import { randomUUID } from 'node:crypto'
import type { Execute } from '#web/graphql/link.ts'
import { newRequestContext } from '#web/graphql/request-context.ts'

export interface ProviderContact {
  readonly name: string
  readonly email: string
  /** As people write it. */
  readonly phone: string
}

/** The age in ms at which the last known contact is read again. */
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
 * The provider's name, email address and phone number from the site settings, for answers that are not rendered.
 * The gateway reads them: current content, else its stale fallback in memory or on disk.
 */
export function createProviderContact(execute: Execute) {
  let known: ProviderContact | undefined
  let readAt = -Infinity

  /** @throws Error when the settings cannot be read and have never been read. */
  const read = async (): Promise<ProviderContact> => {
    const { data } = await execute({ query, variables: {} }, newRequestContext(randomUUID()))
    const settings = data?.['siteSettings']
    known = {
      name: textAt(settings, 'providerName'),
      email: textAt(settings, 'contactEmail'),
      phone: textAt(settings, 'supportPhone', 'display'),
    }
    return known
  }

  /** Returns at once. A contact older than a minute is read again for the next call; a failed read keeps it. */
  const lastKnown = (): ProviderContact | undefined => {
    if (performance.now() - readAt >= refreshAfterMs) {
      readAt = performance.now()
      read().catch(() => undefined)
    }
    return known
  }

  // An error page may be the first answer of this process.
  lastKnown()
  return { read, lastKnown }
}
