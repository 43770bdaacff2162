import type { Config } from './config.ts'
import { createContentClient } from './content/client.ts'
import { sanityFetch } from './sanity-fetch.ts'

/** In ms. A build does not wait longer for content that it can do without. */
const deadline = 5_000

const query = '*[_id == "siteSettings"][0]{ "name": providerName, "email": contactEmail, "phone": supportPhone }'

interface Provider {
  readonly name: string
  readonly email: string
  /** Formatted for people. */
  readonly phone: string
}

/**
 * Reads the provider's contact from the content when the site is built, for the error page of a site whose content never came. A build
 * without content gets null, and its error page has neither name nor phone number.
 */
export async function providerAtBuild(
  config: Pick<Config, 'content' | 'hasContentSentinels'>,
): Promise<Provider | null> {
  const signal = AbortSignal.timeout(deadline)
  const read = async () => {
    const client = createContentClient(config.content, { fetch: await sanityFetch(config, { warn() {}, signal }) })
    return client.fetch<Partial<Provider> | null>(query, {}, { signal })
  }
  const { name, email, phone } = (await read().catch(() => null)) ?? {}
  return name && email && phone ? { name, email, phone } : null
}
