import { expect, test } from 'vitest'
import { crumbsTo } from './crumbs.ts'

test('a breadcrumb leads from the home page through the pages above, those of editors too', () => {
  const own = [{ label: 'Repairs', href: '/services/repairs' }]
  expect(crumbsTo('/services/repairs/hoists', own).map(({ label }) => label)).toEqual(['Home', 'Services', 'Repairs'])
  expect(crumbsTo('/repairs')).toEqual([])
})
