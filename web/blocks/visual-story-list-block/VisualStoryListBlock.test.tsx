import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderExample } from '#tests/helpers/render-example.tsx'
import { examples } from './examples.ts'
import { VisualStoryListBlock } from './VisualStoryListBlock.tsx'

test('each visual story links to its page', () => {
  renderExample(<VisualStoryListBlock block={examples.full} />)
  expect(screen.getByRole('link', { name: 'When we visit you at home' }).getAttribute('href')).toBe(
    '/visual-stories/home-visit',
  )
})

test('without visual stories it shows a message', () => {
  renderExample(<VisualStoryListBlock block={examples.minimal} />)
  expect(screen.getByText('There are no visual stories yet.')).toBeTruthy()
})
