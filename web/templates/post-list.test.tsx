import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { expectNoViolations } from '#tests/helpers/axe.tsx'
import { eventually } from '#tests/helpers/eventually.ts'
import { examples as posts } from '#web/blocks/post-card/examples.ts'
import type { PostListQuery } from '#web/graphql/generated.ts'
import * as postList from './post-list.tsx'
import { renderRoute } from '#tests/helpers/render-route.tsx'

const listPage: NonNullable<PostListQuery['posts']>['listPage'] = {
  __typename: 'Page',
  id: 'page-blogs',
  title: 'Blogs & News',
  lead: 'Things worth knowing.',
  description: 'Plain articles.',
  lastReviewed: null,
  easyReadPath: null,
  picture: null,
  blocks: [],
}

const postPage = (number: number, pageCount = 3): PostListQuery['posts'] => ({
  __typename: 'PostPage',
  listPage,
  posts: pageCount > 0 ? [posts.full, posts.minimal] : [],
  page: number,
  pageCount: Math.max(pageCount, 1),
  total: 2 * pageCount,
})

const show = (address: string, answer: PostListQuery['posts']) =>
  renderRoute(postList, { pattern: '/blogs', address, answer: { posts: answer } })

// jsdom has no layout, so it cannot scroll.
Element.prototype.scrollIntoView = () => {}

test('[S48] the second page of the list has its number in the heading and title, and its own address', async () => {
  const { requested, container } = show('/blogs?page=2', postPage(2))
  expect((await screen.findByRole('heading', { level: 2, name: 'Posts, page 2 of 3' })).tabIndex).toBe(-1)
  expect(requested).toEqual([{ page: 2 }])
  expect(screen.getAllByRole('heading', { level: 3 }).map((title) => title.textContent)).toEqual([
    'Back in the garden',
    'Back in the garden',
  ])
  expect(document.title).toBe('Blogs & News, page 2 of 3 – Wide Verandah')
  expect(document.querySelector('link[rel="canonical"]')?.getAttribute('href')).toBe(
    'https://site.example/blogs?page=2',
  )
  await expectNoViolations(container)
})

test('the first page has the list’s own address', async () => {
  const { requested } = show('/blogs', postPage(1))
  await screen.findByRole('heading', { level: 2, name: 'Posts, page 1 of 3' })
  expect(requested).toEqual([{ page: 1 }])
  expect(document.title).toBe('Blogs & News – Wide Verandah')
  expect(document.querySelector('link[rel="canonical"]')?.getAttribute('href')).toBe('https://site.example/blogs')
})

test('paging consists of links, and the current page is marked', async () => {
  show('/blogs?page=2', postPage(2))
  const links = within(await screen.findByRole('navigation', { name: 'Pages of this list' })).getAllByRole('link')
  expect(links.map((link) => [link.textContent, link.getAttribute('href'), link.getAttribute('aria-current')])).toEqual(
    [
      ['Previous page', '/blogs', null],
      ['Page 1', '/blogs', null],
      ['Page 2', '/blogs?page=2', 'page'],
      ['Page 3', '/blogs?page=3', null],
      ['Next page', '/blogs?page=3', null],
    ],
  )
})

test('[S14] a paging link moves the focus to the heading of the results; the first load does not', async () => {
  show('/blogs', postPage(1))
  const heading = await screen.findByRole('heading', { level: 2, name: /^Posts/ })
  expect(document.activeElement).toBe(document.body)
  await userEvent.click(screen.getByRole('link', { name: 'Next page' }))
  await eventually(() => expect(document.activeElement).toBe(heading))
})

test('a single page has no paging, and an empty list shows a message', async () => {
  const { container } = show('/blogs', postPage(1, 0))
  expect(await screen.findByText('Nothing has been posted yet.')).toBeTruthy()
  expect(screen.getByRole('heading', { level: 2, name: 'Posts' })).toBeTruthy()
  expect(screen.queryByRole('navigation', { name: 'Pages of this list' })).toBeNull()
  await expectNoViolations(container)
})

test('an invalid page number is a 404 without a query', async () => {
  const { requested } = show('/blogs?page=two', postPage(1))
  expect(await screen.findByText('Status 404')).toBeTruthy()
  expect(requested).toEqual([])
})

test('a page beyond the last is a 404', async () => {
  show('/blogs?page=99', null)
  expect(await screen.findByText('Status 404')).toBeTruthy()
})
