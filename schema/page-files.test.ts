import { expect, test } from 'vitest'
import { formIds, isFormId } from './forms/forms.ts'
import { isPaperForm, pageFileHref, pageFileOf, pageFileFormats, templateWithFiles } from './page-files.ts'
import { siteMap } from './site-map.ts'

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

test('every form can be filled in on paper', () => {
  const paths = siteMap.flatMap(({ path, template }) => (isFormId(template) ? [path] : []))
  expect(
    paths
      .map((path) => templateWithFiles(path))
      .filter(isPaperForm)
      .sort(),
  ).toEqual([...formIds].sort())
})

test('pages with a document have files, and lists and steps have none', () => {
  const templates = ['/', '/about', '/blogs/a-post', '/services/a-page-of-an-editor', '/easy-read/home'].map((path) =>
    templateWithFiles(path),
  )
  expect(templates).toEqual(['home', 'page', 'post', 'page', 'easy-read'])
  const none = [
    '/search',
    '/sitemap',
    '/say',
    '/say/send/yes',
    '/blogs',
    '/services/finder',
    '/accessibility/report',
  ].concat(['/resources/product-database', '/About', '/about/', '/documents/pdf'])
  expect(none.filter((path) => templateWithFiles(path) !== undefined)).toEqual([])
})

const at = (query: string) => templateWithFiles('/resources/product-database', new URLSearchParams(query))

test('a comparison has files, which its address tells from the list', () => {
  expect(at('compare=a&compare=b&view=compare')).toBe('product-list')
  expect(at('compare=a&compare=b')).toBeUndefined()
})
