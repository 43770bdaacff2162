import { axeViolations } from '#tests/helpers/axe-browser.ts'
import budgets from '#tests/contract/byte-budgets.json' with { type: 'json' }
import { expect, test } from '#tests/e2e/test.ts'

const pages = ['', '/state-1.html', '/wcag-em.html', '/conformance.html', '/repeat.html']

test('the report of the released version is served, page by page, with its data @slow', async ({ request, page }) => {
  const { result } = await (await request.get('/accessibility/report/result.json')).json()
  for (const width of [1280, 320]) {
    await page.setViewportSize({ width, height: 800 })
    for (const name of pages) {
      await page.goto(`/accessibility/report${name}`)
      expect(await axeViolations(page), `${name} at ${width} px`).toEqual([])
      expect(await page.evaluate(() => document.documentElement.scrollWidth), name).toBeLessThanOrEqual(width)
    }
  }
  await page.goto('/accessibility/report')
  await expect(page.getByRole('table', { name: 'All criteria at levels A and AA' }).getByRole('row')).toHaveCount(56)
  for (const name of ['openacr.yaml', 'earl.jsonld', 'report.sarif', 'report.css'])
    expect((await request.get(`/accessibility/report/${name}`)).status(), name).toBe(200)
  expect((await request.get('/accessibility/report/nothing')).status()).toBe(404)
  const earl = await request.get('/accessibility/report/earl.jsonld', { headers: { 'accept-encoding': 'br' } })
  expect(earl.headers()['content-type']).toBe('application/ld+json')
  expect(Number(earl.headers()['content-length'])).toBeLessThanOrEqual(budgets.earlInBytes.brotli)
  expect((await earl.body()).byteLength).toBeLessThanOrEqual(budgets.earlInBytes.identity)
  expect(result.commit).toMatch(/^[0-9a-f]{12}$/)
})

test('the statement takes its figures only from a stored result of the whole website', async ({ request }) => {
  const { result } = await (await request.get('/accessibility/report/result.json')).json()
  // React separates the parts of a text by comments.
  const html = (await (await request.get('/accessibility')).text()).replaceAll('<!-- -->', '')
  const states = new Set(result.cells.map(({ state }: { state: string }) => state)).size
  expect(html.includes(`in ${states} states`)).toBe(result.isWhole)
  expect(html.includes(`We tested version ${result.commit}`)).toBe(result.isWhole)
  expect(html.includes('href="/accessibility/report"')).toBe(result.isWhole)
})
