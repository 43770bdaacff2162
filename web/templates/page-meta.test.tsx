// @vitest-environment node
import { renderToString } from 'react-dom/server'
import { createRoutesStub, Meta } from 'react-router'
import { expect, test } from 'vitest'
import { metaOf, tagsIn, thingsIn } from '#tests/helpers/html-head.ts'
import { settings } from '#web/shell/examples.ts'
import type { PageDescription } from './page-description.ts'
import { pageMeta } from './page-meta.ts'

/** The head as the server renders it. */
function headOf(page: Omit<PageDescription, 'site'>): string {
  const site = { siteUrl: 'https://site.example', settings }
  const Stub = createRoutesStub([{ path: '*', Component: Meta, meta: () => pageMeta({ site, ...page }) }])
  return renderToString(<Stub />)
}

test('an editor’s text can end neither an attribute nor the JSON-LD script', () => {
  const title = '"></script><script>alert(1)</script><!-- & $& <b>'
  const head = headOf({ title, description: title, path: '/services/chsp' })
  expect(metaOf(head)['og:title']).toBe(title)
  expect(thingsIn(head)).toMatchObject([
    {
      itemListElement: [
        { name: 'Home' },
        { name: 'Services' },
        { name: title, item: 'https://site.example/services/chsp' },
      ],
    },
  ])
  expect(head.match(/<script/g)).toHaveLength(1)
})

test('title, description and address are the same for people, search engines and link previews', () => {
  const head = headOf({ title: 'Posts, page 2 of 3', description: 'News', path: '/blogs?page=2', isIndexed: false })
  expect(head).toContain(`<title>Posts, page 2 of 3 – ${settings.providerName}</title>`)
  expect(metaOf(head)).toMatchObject({
    description: 'News',
    robots: 'noindex',
    'og:title': 'Posts, page 2 of 3',
    'og:description': 'News',
    'og:url': 'https://site.example/blogs?page=2',
  })
  expect(tagsIn(head, 'link').map(({ rel, href }) => [rel, href])).toEqual([
    ['canonical', 'https://site.example/blogs?page=2'],
    ['alternate', 'https://site.example/blogs/feed.xml'],
    ['alternate', 'https://site.example/blogs/feed.json'],
  ])
})

test('without a picture the preview shows our logo card, with its description', () => {
  const page = { title: 'About', description: 'Us', path: '/about' }
  expect(metaOf(headOf(page))).toMatchObject({
    'og:image': 'https://site.example/card-1.jpg',
    'og:image:alt': expect.stringContaining('kerb cut'),
  })
  const picture = { url: '/images/abc-640x480.svg?w=500&auto=format', alt: '' }
  expect(metaOf(headOf({ ...page, picture }))).toMatchObject({
    'og:image': 'https://site.example/cards/abc-640x480.svg.jpg',
    'og:image:alt': 'Picture beside “About”',
  })
})

const driver = {
  __typename: 'Job',
  id: 'job-driver',
  title: 'Driver',
  summary: 'Bring equipment to people who try it.',
  place: 'Brisbane or Townsville',
  hours: 'Part time',
  publishedAt: '2026-11-01T00:00:00Z',
  closesOn: '2026-12-04',
  isOpen: true,
  body: { __typename: 'RichText', nodes: [] },
} as const

const placeIn = (addressLocality: string) => ({ address: { addressLocality, addressCountry: 'AU' } })

test('search engines get the posting of an open job until the end of its last day in Brisbane, and none of a closed job', () => {
  const page = { title: 'Driver', description: 'A job', path: '/careers/driver' }
  const postings = (job: PageDescription['job']) =>
    thingsIn(headOf({ ...page, ...(job && { job }) })).filter((thing) => thing['@type'] === 'JobPosting')
  expect(postings(driver)).toMatchObject([
    {
      title: 'Driver',
      datePosted: '2026-11-01T00:00:00Z',
      validThrough: '2026-12-04T23:59:59+10:00',
      employmentType: ['PART_TIME'],
      jobLocation: [placeIn('Woolloongabba'), placeIn('Hyde Park')],
    },
  ])
  expect(postings({ ...driver, isOpen: false })).toEqual([])
  expect(postings({ ...driver, place: 'Anywhere' })).toEqual([])
})
