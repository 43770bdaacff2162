import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderExample } from '#tests/helpers/render-example.tsx'
import { examples } from './examples.ts'
import { PostCard } from './PostCard.tsx'

test('a post links to its page and shows its summary and its date in Brisbane time', () => {
  renderExample(<PostCard post={examples.full} />)
  expect(screen.getByRole('link', { name: 'Back in the garden' }).getAttribute('href')).toBe(
    '/blogs/back-in-the-garden',
  )
  expect(screen.getByText(examples.full.summary)).toBeDefined()
  expect(screen.getByText('20 November 2026').getAttribute('datetime')).toBe('2026-11-19T20:00:00Z')
})
