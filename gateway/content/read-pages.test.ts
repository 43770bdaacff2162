import { expect, test } from 'vitest'
import { documentsPerPage, readPages } from './read-pages.ts'

const documents = Array.from({ length: 2 * documentsPerPage + 1 }, (_, n) => ({ _id: String(n).padStart(5, '0') }))
const after = (id: string) => documents.filter(({ _id }) => _id > id).slice(0, documentsPerPage)

test('all documents are read, one page at a time', async () => {
  const pages = await readPages((id) => Promise.resolve(after(id)))
  expect(pages.map((page) => page.length)).toEqual([documentsPerPage, documentsPerPage, 1])
  expect(pages.flat()).toEqual(documents)
})

test('a service that repeats its first page does not cause an endless loop', async () => {
  let requests = 0
  const pages = await readPages(() => {
    requests++
    return Promise.resolve(after(''))
  })
  expect([pages.length, requests]).toEqual([2, 2])
})

test('without documents there is no page', async () => {
  expect(await readPages(() => Promise.resolve(null))).toEqual([])
})
