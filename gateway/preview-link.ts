/** `npm run preview:link -- <document id>`: prints a URL that shows the draft of one document for an hour. */
import { documentAddress } from '#schema/document-address.ts'
import { type Config, ConfigError, readConfig } from './config.ts'
import { createContentClient } from './content/client.ts'
import { previewTime, signPreview } from './preview-token.ts'
import { sanityFetch } from './sanity-fetch.ts'

interface Found {
  readonly _type: string
  readonly path?: string
  readonly slug?: string
  readonly kind?: string
}

/** The path of a page that shows the document's draft; undefined for documents without one. */
function addressOf({ _type: type, path, slug, kind }: Found): string | undefined {
  if (type === 'siteSettings') return '/'
  if (type === 'finderQuestion') return '/services/finder'
  if (type === 'boardQuestion') return '/say'
  // A product's page shows no draft.
  return type === 'product' ? undefined : documentAddress({ type, path, slug, kind })
}

async function find(config: Config, id: string): Promise<Found | null> {
  const client = createContentClient(config.content, {
    fetch: await sanityFetch(config, { warn: console.error }),
    isPreview: true,
  })
  return client.fetch<Found | null>(
    '*[_id == $id][0]{ _type, path, "slug": slug.current, kind }',
    { id },
    { signal: AbortSignal.timeout(10_000) },
  )
}

const id = process.argv[2]?.replace(/^drafts\./, '')
try {
  if (!id) throw new ConfigError('Name the document: npm run preview:link -- page-about')
  const config = readConfig(undefined, { generatesSecrets: false })
  if (config.content.kind === 'hosted' && config.content.token === undefined)
    throw new ConfigError('Drafts cannot be read: set SANITY_TOKEN to a token that may read them.')
  const found = await find(config, id)
  if (!found) throw new ConfigError(`There is no document with the id ${id}, and no draft of one.`)
  const path = addressOf(found)
  if (path === undefined) throw new ConfigError(`A ${found._type} has no page of its own to preview.`)
  console.log(`${config.siteUrl}${path}?preview=${signPreview(config.previewSecret, id, Date.now() + previewTime)}`)
} catch (error) {
  if (!(error instanceof ConfigError)) throw error
  console.error(error.message)
  process.exitCode = 1
}
