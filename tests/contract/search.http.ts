import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { startSite } from '#tests/helpers/site.ts'

/** A word that occurs nowhere else. */
const secret = 'zwetschgenquark'

test('search queries are not stored: not in logs, metrics, files or any cache', async () => {
  const site = await startSite({ LOG_LEVEL: 'debug' })
  const ask = (address: string) => fetch(site.url + address)
  const addresses = [
    `/search?q=${secret}`,
    `/search.data?q=${secret}`,
    `/search?q=${secret}&page=99`,
    `/search?q=${secret}&page=two`,
    `/search/?q=${secret}`,
    `/graphql?query=${encodeURIComponent(`{ search(query: "${secret}") { total } }`)}`,
  ]
  for (const address of addresses) {
    const answer = await ask(address)
    await answer.text()
    if (address.startsWith('/search'))
      expect(answer.headers.get('cache-control'), address).toMatch(/^private|^no-store/)
  }
  const html = await (await ask(`/search?q=${secret}`)).text()
  expect(html).toContain(`No results for ‘${secret}’`)
  expect(html).toContain('<meta name="robots" content="noindex"/>')
  expect(await (await ask('/search')).text()).not.toContain('name="robots"')

  expect(await (await ask('/metrics')).text()).not.toContain(secret)
  // The log has the requests.
  expect(site.log()).toContain('"/search"')
  expect(site.log()).not.toContain(secret)
  for (const file of await readdir(site.dataDir, { recursive: true, withFileTypes: true }))
    if (file.isFile())
      expect(
        (await readFile(join(file.parentPath, file.name))).includes(secret),
        join(file.parentPath, file.name),
      ).toBe(false)
  await site.stop()
})

test('a search for markup shows it as text', async () => {
  const site = await startSite()
  const html = await (await fetch(`${site.url}/search?q=${encodeURIComponent('"><script>alert(1)</script>')}`)).text()
  expect(html).not.toContain('<script>alert(1)')
  await site.stop()
})
