import { expect, test } from 'vitest'
import { pageFileHref, pageFileOf, pageFileFormats, templateWithFiles } from './page-files.ts'

test.each(['/', '/services/chsp', '/blogs/a-post', '/pdf', '/word/large-print'])(
  '%s: an address leads back to its page',
  (path) => {
    for (const format of pageFileFormats) expect(pageFileOf(pageFileHref(format, path))).toEqual({ format, path })
  },
)

test.each([
  '/documents',
  '/documents/',
  '/documents/pdf/',
  '/documents/pdfs',
  '/documents/epub/about',
  '/about',
  '/documents/PDF/about',
])('%s is no address of a file', (address) => expect(pageFileOf(address)).toBeUndefined())

test('public pages with a document have files, and private ones, lists and steps have none', () => {
  const templates = ['/', '/about', '/blogs/a-post', '/services/a-page-of-an-editor', '/easy-read/home'].map(
    templateWithFiles,
  )
  expect(templates).toEqual(['home', 'page', 'post', 'page', 'easy-read'])
  const none = [
    '/search',
    '/contact-us/feedback',
    '/say/send/yes',
    '/blogs',
    '/services/finder/home',
    '/About',
    '/about/',
    '/documents/pdf',
  ]
  expect(none.filter((path) => templateWithFiles(path) !== undefined)).toEqual([])
})
