/** `npm run preview:link -- <document id>`: prints a URL that shows the draft of one document for an hour. */
import { ConfigError, readConfig } from './config.ts'
import { createContentClient } from './content/client.ts'
import { readDraft } from './content/drafts.ts'
import { previewUrl } from './preview-token.ts'
import { sanityFetch } from './sanity-fetch.ts'

const id = process.argv[2]?.replace(/^drafts\./, '')
try {
  if (!id) throw new ConfigError('Name the document: npm run preview:link -- page-about')
  const config = readConfig(undefined, { generatesSecrets: false })
  if (config.content.kind === 'hosted' && config.content.token === undefined)
    throw new ConfigError('Drafts cannot be read: set SANITY_TOKEN to a token that may read them.')
  const fetch = await sanityFetch(config, { warn: console.error })
  const found = await readDraft(createContentClient(config.content, { fetch, isPreview: true }), id)
  if (!found) throw new ConfigError(`There is no document with the id ${id}, and no draft of one.`)
  const url = previewUrl(config, found)
  if (url === undefined) throw new ConfigError(`A ${found._type} has no page of its own to preview.`)
  console.log(url)
} catch (error) {
  if (!(error instanceof ConfigError)) throw error
  console.error(error.message)
  process.exitCode = 1
}
