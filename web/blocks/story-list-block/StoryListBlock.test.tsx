import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderExample } from '#tests/helpers/render-example.tsx'
import { examples } from './examples.ts'
import { StoryListBlock } from './StoryListBlock.tsx'

test('each story shows the person’s name and links to its page', () => {
  renderExample(<StoryListBlock block={examples.full} />)
  expect(screen.getByRole('link', { name: 'Tea at her own bench' }).getAttribute('href')).toBe(
    '/resources/consumer-stories/joyce',
  )
  expect(within(screen.getByRole('list')).getAllByRole('listitem')[0]?.textContent).toContain('Joyce')
})

test('without stories it shows a message', () => {
  renderExample(<StoryListBlock block={examples.minimal} />)
  expect(screen.getByText('There are no stories yet.')).toBeTruthy()
})
