/** `npm run preview:link -- <document id>`: prints a URL that shows the draft of one document for an hour. */
import { type Config, ConfigError, readConfig } from './config.ts'
import { createContentClient } from './content/client.ts'
import { startContentService } from './content-service/start.ts'
import { previewTime, signPreview } from './preview-token.ts'

interface Found {
  readonly _type: string
  readonly path?: string
  readonly slug?: string
  readonly kind?: string
}

/** The URL of a document's page; undefined for documents without one. */
function addressOf({ _type, path, slug = '', kind }: Found): string | undefined {
  const named = encodeURIComponent(slug)
  if (_type === 'page') return path
  if (_type === 'siteSettings') return '/'
  if (_type === 'finderQuestion') return '/services/finder'
  if (_type === 'post') return `/blogs/${named}`
  if (_type === 'job') return `/careers/${named}`
  if (_type === 'story') return `/resources/consumer-stories/${named}`
  if (_type === 'easyRead') return `/easy-read/${named}`
  if (_type === 'publication')
    return kind === 'annualReport' ? `/about/annual-reports/${named}` : `/resources/fact-sheet/${named}`
  return undefined
}

async function find(config: Config, id: string): Promise<Found | null> {
  const service = config.content.kind === 'local' ? await startContentService(config) : undefined
  try {
    const client = createContentClient(config.content, service?.origin, { isPreview: true })
    return await client.fetch<Found | null>(
      '*[_id == $id][0]{ _type, path, "slug": slug.current, kind }',
      { id },
      { signal: AbortSignal.timeout(10_000) },
    )
  } finally {
    await service?.stop()
  }
}

const id = process.argv[2]?.replace(/^drafts\./, '')
try {
  if (!id) throw new ConfigError('Name the document: npm run preview:link -- page-about')
  const config = readConfig()
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
