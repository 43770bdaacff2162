import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { formsPerNetwork } from '#gateway/security/rate-limit.ts'
import { startFaultyContent } from '#tests/helpers/faulty-content.ts'
import { operation } from '#tests/helpers/operations.ts'
import { startSite } from '#tests/helpers/site.ts'

/** The built site in circumstances that its own content does not bring about. */
export type SiteName = 'alert' | 'away' | 'limited'

interface Running {
  readonly url: string
  readonly stop: () => Promise<void>
}

const dataset = fileURLToPath(new URL('../../schema/dataset', import.meta.url))

const ways: Readonly<Record<SiteName | 'usual', () => Promise<Running>>> = {
  usual: () => startSite(),
  /** A separate site, because its rate limit counts all visitors; shared, so that each page does not need a new one. */
  limited: () => startSite(),
  /** A site without cached content and without a content service. */
  async away() {
    const content = await startFaultyContent()
    content.fault = 'dead'
    const site = await startSite(content.settings).catch((error: unknown) => {
      content.stop()
      throw error
    })
    return { url: site.url, stop: () => site.stop().finally(content.stop) }
  },
  async alert() {
    const folder = await mkdtemp(join(tmpdir(), 'dataset-alert-'))
    await cp(dataset, folder, { recursive: true })
    const file = join(folder, 'site-settings/siteSettings.json')
    const siteAlert = {
      _type: 'siteAlert',
      message: 'Our Townsville office is closed today because of flooding. You can still call us.',
      link: { _type: 'link', label: 'Call 1800 160 401', href: 'tel:1800160401' },
      endsAt: new Date(Date.now() + 86_400_000).toISOString(),
    }
    await writeFile(file, JSON.stringify({ ...JSON.parse(await readFile(file, 'utf8')), siteAlert }))
    const site = await startSite({ CONTENT_DATASET_DIR: folder })
    return { url: site.url, stop: () => site.stop().finally(() => rm(folder, { recursive: true })) }
  },
}

/** Starts each site when a state first needs it. */
export function startSites() {
  const started = new Map<SiteName | 'usual', Promise<Running>>()
  return {
    urlOf: async ({ site }: { readonly site?: SiteName }): Promise<string> => {
      const name = site ?? 'usual'
      const running = started.get(name) ?? ways[name]()
      started.set(name, running)
      return (await running).url
    },
    async stop(): Promise<void> {
      for (const running of await Promise.allSettled(started.values()))
        if (running.status === 'fulfilled') await running.value.stop()
    },
  }
}

/** Sends forms until the site refuses more from this network. */
export async function limitForms(address: string): Promise<void> {
  const body = JSON.stringify({ query: operation('SubmitEnquiry'), variables: { input: { token: '' } } })
  for (let count = 0; count <= formsPerNetwork.points; count++) {
    const response = await fetch(new URL('/graphql', address), {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body,
      signal: AbortSignal.timeout(30_000),
    })
    if ((await response.text()).includes('SubmissionLimited')) return
  }
  throw new Error('The site did not refuse any form')
}
