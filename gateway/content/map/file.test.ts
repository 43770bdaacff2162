import { expect, test } from 'vitest'
import { file } from './file.ts'

test.each([
  [1, 'PDF, 1 kB'],
  [120_000, 'PDF, 120 kB'],
  [999_499, 'PDF, 999 kB'],
  [2_440_000, 'PDF, 2.4 MB'],
  [null, 'PDF'],
])('a PDF of %s bytes is %s', (size, typeAndSize) => {
  expect(file({ asset: 'file-abc-pdf', size })).toEqual({ url: '/files/abc.pdf', typeAndSize })
})

test.each([
  null,
  { asset: null, size: 1 },
  { asset: 'image-abc-1x1-png', size: 1 },
  { asset: 'file-../x-pdf', size: 1 },
])('%o is not a file', (content) => {
  expect(file(content)).toBeNull()
})
