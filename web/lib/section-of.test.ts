import { expect, test } from 'vitest'
import { sectionOf } from './section-of.ts'

test.each([
  ['/services', 'services'],
  ['/services/chsp/home-maintenance', 'services'],
  ['/resources/product-database/jar-opener', 'equipment'],
  ['/resources/consumer-stories/eleven-steps', 'stories'],
  ['/about/our-people', 'people'],
  ['/blogs/try-it-first', 'news'],
  ['/', undefined],
  ['/resources', undefined],
  ['/services-elsewhere', undefined],
])('%s is of the section %s', (path, section) => {
  expect(sectionOf(path)).toBe(section)
})
