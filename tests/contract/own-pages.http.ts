import { editableSite } from '#tests/helpers/editable-site.ts'
import { expect, test } from '#tests/helpers/site-test.ts'

const page = (id: string, path: string, title: string) => ({
  _id: id,
  _type: 'page',
  path,
  title,
  lead: 'How to have a wheelchair mended.',
  description: 'How to have a wheelchair mended, and what to do until then.',
  lastReviewed: '2026-11-20',
  reviewDue: '2027-11-20',
  blocks: [
    { _type: 'inShortBlock', _key: 'short', points: ['Call us first.', 'We lend you a chair.', 'We call you.'] },
  ],
})

test('an editor adds a page by its document alone: served, cached, in the menu, the sitemaps, search and breadcrumbs; without it there is a redirect or a 404', async () => {
  const { site, write, edit, remove, words, stop } = await editableSite()
  const path = '/services/wheelchair-repairs'
  const statusOf = async (address: string) => (await fetch(site.url + address, { redirect: 'manual' })).status
  expect(await statusOf(path)).toBe(404)

  await write('page/page-repairs.json', page('page-repairs', path, 'Wheelchair repairs'))
  await write('page/page-hoists.json', page('page-hoists', `${path}/hoists`, 'Hoists'))
  await expect.poll(() => statusOf(path), { timeout: 30_000 }).toBe(200)
  const response = await fetch(site.url + path)
  expect(response.headers.get('cache-control')).toContain('s-maxage')
  expect(await response.text()).toContain('<h1')
  const below = await words(`${path}/hoists`)
  expect(below).toContain(`href="${path}">Wheelchair repairs</a>`)
  expect(await words('/sitemap.xml')).toContain(`${path}</loc>`)
  expect(await words('/sitemap')).toContain(`href="${path}">Wheelchair repairs</a>`)
  await expect.poll(() => words('/search?q=wheelchair+repairs'), { timeout: 30_000 }).toContain(`href="${path}"`)
  const entry = '{ "_key": "own", "_type": "menuPage", "page": { "_type": "reference", "_ref": "page-repairs" } },'
  await edit('menu/menu.json', (menu) =>
    menu.replace(/(?="_key": "services-assistive)/, () => `${entry.slice(2, -3)} }, { `),
  )
  await expect.poll(() => words('/'), { timeout: 30_000 }).toMatch(new RegExp(`<nav[^]*href="${path}"[^]*</nav>`))
  // Data for a page change in the browser, and an address with a query.
  expect(await statusOf(`${path}.data`)).toBe(200)
  expect(await statusOf(`${path}?utm_source=letter`)).toBe(200)

  await write('redirect/redirect-repairs.json', {
    _id: 'redirect-repairs',
    _type: 'redirect',
    from: `${path}/hoists`,
    to: '/services',
  })
  await edit('menu/menu.json', (menu) => menu.replace(`${entry.slice(2, -3)} }, { `, ''))
  await remove('page/page-repairs.json')
  await remove('page/page-hoists.json')
  await expect.poll(() => statusOf(path), { timeout: 30_000 }).toBe(404)
  await expect.poll(() => statusOf(`${path}/hoists`), { timeout: 30_000 }).toBe(308)
  await stop()
})
