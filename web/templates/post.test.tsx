import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { expectNoViolations } from '#tests/helpers/axe.tsx'
import { photo } from '#web/blocks/picture/examples.ts'
import { examples as texts } from '#web/blocks/rich-text/examples.ts'
import type { PostQuery } from '#web/graphql/generated.ts'
import * as post from './post.tsx'
import { renderRoute } from '#tests/helpers/render-route.tsx'

const garden: PostQuery['post'] = {
  __typename: 'Post',
  id: 'post-garden',
  title: 'Back in the garden',
  summary: 'A power chair, a wider gate and a raised bed.',
  publishedAt: '2026-11-19T20:00:00Z',
  topics: ['Power chairs', 'Gardens'],
  author: { __typename: 'Author', id: 'author-ana', name: 'Ana Example', role: 'Occupational therapist' },
  picture: photo,
  body: texts.full,
}

const show = (answer: PostQuery['post']) =>
  renderRoute(post, { pattern: '/blogs/:slug', address: '/blogs/back-in-the-garden', answer: { post: answer } })

test('[S48] a post by its slug: title, date in Brisbane, author, topics, text', async () => {
  const { requested, container } = show(garden)
  expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe('Back in the garden')
  expect(requested).toEqual([{ slug: 'back-in-the-garden' }])
  // 20:00 UTC on the 19th is the morning of the 20th in Brisbane.
  expect(screen.getByText(/by Ana Example/).textContent).toBe(
    '20 November 2026, by Ana Example, Occupational therapist',
  )
  expect(screen.getByText('About: Power chairs, Gardens')).toBeTruthy()
  expect(screen.getByRole('heading', { level: 2, name: 'What it costs' })).toBeTruthy()
  const breadcrumb = screen.getByRole('navigation', { name: 'Breadcrumb' })
  expect(
    within(breadcrumb)
      .getAllByRole('link')
      .map((link) => link.textContent),
  ).toEqual(['Home', 'Blogs & News'])
  expect(document.title).toBe('Back in the garden – Wide Verandah')
  expect(document.querySelector('link[rel="canonical"]')?.getAttribute('href')).toBe(
    'https://site.example/blogs/back-in-the-garden',
  )
  await expectNoViolations(container)
})

test('a post without a picture, topics or an author’s role omits them', async () => {
  show({ ...garden, picture: null, topics: [], author: { ...garden.author, role: null } })
  await screen.findByRole('heading', { level: 1 })
  expect(screen.getByText(/by Ana Example/).textContent).toBe('20 November 2026, by Ana Example')
  expect(screen.queryByText(/^About:/)).toBeNull()
  expect(screen.queryByRole('img')).toBeNull()
})

test('an unknown slug is a 404', async () => {
  show(null)
  expect(await screen.findByText('Status 404')).toBeTruthy()
})
