import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { siteMap } from '#schema/site-map.ts'
import { startSite } from '#tests/helpers/site.ts'
import { expect, test } from '#tests/helpers/site-test.ts'

const token = 'the-token-of-the-content-service'

/** Pages of every kind, their data, the other endpoints, and pages whose content fails. */
const addresses = [
  ...siteMap.filter(({ path }) => !path.includes(':')).flatMap(({ path }) => [path, `${path}.data`]),
  '/_root.data',
  '/no-such-page',
  ...['500', '429', 'garbage'].flatMap((kind) => [`/blogs/sentinel-${kind}`, `/blogs/sentinel-${kind}.data`]),
  '/search?q=rail',
  '/islands/alert.json',
  '/api/icons/site.json?icons=people',
  '/builds/latest.json',
  '/sitemap.xml',
  '/blogs/feed.json',
  '/healthz',
  '/metrics',
]

test('[S89] a configured token is in no page, data, header, log or stored file', async () => {
  const site = await startSite({ SANITY_TOKEN: token, LOG_LEVEL: 'debug' })
  try {
    for (const address of addresses) {
      const response = await fetch(site.url + address)
      expect(JSON.stringify([...response.headers]), address).not.toContain(token)
      expect(await response.text(), address).not.toContain(token)
    }
    const failed = await fetch(`${site.url}/graphql`, { method: 'POST', body: '{"query":"{"}' })
    expect(await failed.text()).not.toContain(token)
    const files = await readdir(site.dataDir, { recursive: true, withFileTypes: true })
    for (const file of files.filter((entry) => entry.isFile()))
      expect(await readFile(join(file.parentPath, file.name), 'latin1'), file.name).not.toContain(token)
    expect(site.log()).toContain('sentinel-500')
    expect(site.log()).not.toContain(token)
  } finally {
    await site.stop()
  }
})
