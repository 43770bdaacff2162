import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderExample } from '#tests/helpers/render-example.tsx'
import { examples } from './examples.ts'
import { LatestPostsBlock } from './LatestPostsBlock.tsx'

test('the posts are cards, followed by a link to all posts', () => {
  renderExample(<LatestPostsBlock block={examples.full} />)
  expect(within(screen.getByRole('list')).getAllByRole('heading', { level: 3 })).toHaveLength(3)
  expect(screen.getByRole('link', { name: 'All of Blogs & News' }).getAttribute('href')).toBe('/blogs')
})

test('without posts it shows a message', () => {
  renderExample(<LatestPostsBlock block={examples.empty} />)
  expect(screen.getByText('Nothing has been posted yet.')).toBeTruthy()
  expect(screen.queryByRole('list')).toBeNull()
})
