import { expect, test } from 'vitest'
import { reasonAgainst } from './tree.ts'

test.each([
  ['a work tree with changes', { isClean: false }, /changes that no commit has/],
  ['several versions', { product: '' }, /older version/],
  ['one committed version', {}, /^$/],
])('whether the evidence of %s may be published', (_, change, reason) => {
  expect(reasonAgainst({ commit: '0123456789ab', isClean: true, product: 'abc', ...change }) ?? '').toMatch(reason)
})
