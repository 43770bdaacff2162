import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { siteMap } from '#schema/site-map.ts'
import { startSite } from '#tests/helpers/site.ts'
import { expect, test } from '#tests/helpers/site-test.ts'

const token = 'the-token-of-the-content-service'
/** A search word that occurs nowhere else. */
const searched = 'zwetschgenquark'

/** One page of each template, and its data. */
const pages = [
  ...new Map(siteMap.filter(({ path }) => !path.includes(':')).map(({ template, path }) => [template, path])).values(),
]

/** Pages of every kind, their data, the other endpoints, and pages whose content fails. */
const addresses = [
  ...pages.flatMap((path) => [path, `${path}.data`]),
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

test('[S89] neither a configured token nor a search query is in any other page, data, header, metric, log or stored file', async () => {
  const site = await startSite({ SANITY_TOKEN: token, LOG_LEVEL: 'debug' })
  const ask = (address: string) => fetch(site.url + address)
  try {
    for (const address of [
      `/search?q=${searched}`,
      `/search.data?q=${searched}`,
      `/search?q=${searched}&page=99`,
      `/search?q=${searched}&page=two`,
      `/search/?q=${searched}`,
      `/graphql?query=${encodeURIComponent(`{ search(query: "${searched}") { total } }`)}`,
    ]) {
      const answer = await ask(address)
      expect(await answer.text(), address).not.toContain(token)
      if (address.startsWith('/search'))
        expect(answer.headers.get('cache-control'), address).toMatch(/^private|^no-store/)
    }
    const html = await (await ask(`/search?q=${searched}`)).text()
    expect(html).toContain(`No results for ‘${searched}’`)
    expect(html).toContain('<meta name="robots" content="noindex"/>')
    expect(await (await ask('/search')).text()).not.toContain('name="robots"')

    for (const address of addresses) {
      const response = await ask(address)
      for (const words of [JSON.stringify([...response.headers]), await response.text()]) {
        expect(words, address).not.toContain(token)
        expect(words, address).not.toContain(searched)
      }
    }
    const failed = await fetch(`${site.url}/graphql`, { method: 'POST', body: '{"query":"{"}' })
    expect(await failed.text()).not.toContain(token)

    const files = await readdir(site.dataDir, { recursive: true, withFileTypes: true })
    for (const file of files.filter((entry) => entry.isFile())) {
      const text = await readFile(join(file.parentPath, file.name), 'latin1')
      expect(text.includes(token), file.name).toBe(false)
      expect(text.includes(searched), file.name).toBe(false)
    }
    // The log has the requests.
    expect(site.log()).toContain('sentinel-500')
    expect(site.log()).toContain('"/search"')
    expect(site.log()).not.toContain(token)
    expect(site.log()).not.toContain(searched)
  } finally {
    await site.stop()
  }
})
