import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { ContentConfig } from '#gateway/config.ts'
import { isRecord } from '#schema/is-record.ts'
import type { ProviderContact } from './provider-contact.ts'

/** In ms. A build does not wait longer for content that it can do without. */
const deadline = 5_000

const query = '*[_id == "siteSettings"][0]{ providerName, contactEmail, supportPhone }'

async function settingsOf(content: ContentConfig): Promise<unknown> {
  if (content.kind === 'local')
    return JSON.parse(await readFile(join(content.datasetDir, 'site-settings/siteSettings.json'), 'utf8'))
  const { projectId, dataset, apiHost = `https://${projectId}.apicdn.sanity.io` } = content
  const address = `${apiHost}/v2025-02-19/data/query/${dataset}?${new URLSearchParams({ query })}`
  const answer: unknown = await (await fetch(address, { signal: AbortSignal.timeout(deadline) })).json()
  return isRecord(answer) ? answer['result'] : undefined
}

/**
 * Reads the provider's contact from the content when the site is built, for the error page of a site whose content never came. A build
 * without content gets null, and its error page has neither name nor phone number.
 */
export async function providerAtBuild(content: ContentConfig): Promise<ProviderContact | null> {
  const found = await settingsOf(content).catch(() => undefined)
  if (!isRecord(found)) return null
  const { providerName: name, contactEmail: email, supportPhone: phone } = found
  return typeof name === 'string' && typeof email === 'string' && typeof phone === 'string'
    ? { name, email, phone }
    : null
}
