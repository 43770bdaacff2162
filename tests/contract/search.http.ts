import { expect, test } from '#tests/helpers/site-test.ts'

test('a search for markup shows it as text', async ({ request }) => {
  const html = await (await request.get(`/search?q=${encodeURIComponent('"><script>alert(1)</script>')}`)).text()
  expect(html).not.toContain('<script>alert(1)')
})
