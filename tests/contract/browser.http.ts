/** The resources that browser code requests: build descriptions, data, islands, icons. */
import { siteMap } from '#schema/site-map.ts'
import { expect, test } from '#tests/helpers/site-test.ts'

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

test('[S60] [S62] the serving build names itself, is never cached, and describes itself', async ({ request }) => {
  const latest = await request.get(`/builds/latest.json?${Date.now()}`)
  expect(latest.status()).toBe(200)
  expect(latest.headers()['cache-control']).toBe('no-store')
  const { id, timestamp }: { id: string; timestamp: number } = await latest.json()
  expect(id).toMatch(/^[a-z0-9]{8}$/)
  expect(new Date(timestamp).getFullYear()).toBeGreaterThan(2025)

  const meta = await request.get(`/builds/meta/${id}.json`)
  expect(meta.headers()['cache-control']).toContain('immutable')
  expect(await meta.json()).toEqual({
    id,
    timestamp,
    routeRules: Object.fromEntries(siteMap.map(({ path, cache }) => [path, { cache }])),
    prerendered: [],
  })
  expect((await request.get('/builds/meta/00000000.json')).status()).toBe(404)
  // The pages reference it.
  expect(await (await request.get('/')).text()).toContain(`/assets/manifest-${id}.js`)
})

test('[S68] the data of every page names its build and is cached briefly; the data of a form or a search is not cached', async ({
  request,
}) => {
  const { id }: { id: string } = await (await request.get('/builds/latest.json')).json()
  const rows = siteMap.filter(({ path }) => !path.includes(':'))
  const addresses = rows.map(({ path, cache }) => ({
    address: `${path === '/' ? '/_' : path}.data?_routes=${encodeURIComponent(path)}`,
    cache,
  }))
  for (const { address, cache } of [
    ...addresses,
    { address: '/blogs.data?page=2&_routes=%2Fblogs', cache: 'public' },
  ]) {
    const response = await request.get(address)
    const headers = response.headers()
    expect(response.status(), address).toBe(200)
    expect(headers['x-build-id'], address).toBe(id)
    expect(headers['content-type'], address).toContain('text/x-script')
    if (cache === 'private') {
      expect(headers['cache-control'], address).toBe('private, no-cache')
      continue
    }
    expect(headers['cache-control'], address).toMatch(/^public, max-age=30\b/)
    const again = await request.get(address, { headers: { 'if-none-match': headers['etag'] ?? '' } })
    expect(again.status(), address).toBe(304)
  }
})

test('[S70] an island is served as data and revalidated each time, and an unknown one is a 404', async ({
  request,
}) => {
  const alert = await request.get('/islands/site-alert.json')
  expect(await alert.json()).toEqual({ key: 'site-alert', alert: null })
  expect(alert.headers()['content-type']).toContain('application/json')
  expect(alert.headers()['cache-control']).toBe('public, no-cache')
  const again = await request.get('/islands/site-alert.json', {
    headers: { 'if-none-match': alert.headers()['etag'] ?? '' },
  })
  expect(again.status()).toBe(304)

  const phone: unknown = await (await request.get('/islands/phone.json')).json()
  expect(
    isObject(phone) && phone['key'] === 'phone' && [true, false, null].includes(phone['isStaffed'] as boolean),
  ).toBe(true)

  for (const path of [
    '/islands/none.json',
    '/islands/site-alert',
    '/islands/',
    '/islands/../healthz.json',
    '/islands/__proto__.json',
  ])
    expect((await request.get(path)).status(), path).toBe(404)
})

test('[S75] icons are served from the site’s own set, cached for a week and revalidated by ETag', async ({
  request,
}) => {
  const response = await request.get('/api/icons/kerbcut.json?icons=phone,email')
  expect(response.status()).toBe(200)
  expect(response.headers()['cache-control']).toBe('public, max-age=604800, stale-while-revalidate=604800')
  const set: unknown = await response.json()
  expect(set).toMatchObject({ prefix: 'kerbcut', width: 24, height: 24, icons: { phone: { width: 24 }, email: {} } })
  expect(JSON.stringify(set)).toContain('<path ')
  const etag = response.headers()['etag'] ?? ''
  expect(
    (await request.get('/api/icons/kerbcut.json?icons=phone,email', { headers: { 'if-none-match': etag } })).status(),
  ).toBe(304)

  const partly = await request.get('/api/icons/kerbcut.json?icons=phone,unicorn,constructor')
  expect(await partly.json()).toMatchObject({ icons: { phone: {} }, not_found: ['unicorn', 'constructor'] })
  expect(partly.headers()['cache-control']).toBe('public, max-age=60')
})

test('[S75] an invalid icon name is refused with an explanation, and without an icon service no other set is served', async ({
  request,
}) => {
  for (const query of [
    '',
    '?icons=',
    '?icons=../x',
    `?icons=${Array.from({ length: 51 }, (_, n) => `i${n}`).join(',')}`,
  ]) {
    const response = await request.get(`/api/icons/kerbcut.json${query}`)
    expect(response.status(), query).toBe(400)
    expect(await response.text(), query).toContain('Name from 1 to 50 icons')
  }
  for (const path of [
    '/api/icons/mdi.json?icons=home',
    '/api/icons/kerbcut?icons=phone',
    '/api/icons/__proto__.json?icons=phone',
  ])
    expect((await request.get(path)).status(), path).toBe(404)
})
