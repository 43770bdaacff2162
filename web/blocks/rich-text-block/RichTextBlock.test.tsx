import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderExample } from '#tests/helpers/render-example.tsx'
import { examples } from './examples.ts'
import { RichTextBlock } from './RichTextBlock.tsx'

test('its headings begin at h2, because the template renders the h1', () => {
  renderExample(<RichTextBlock block={examples.full} />)
  expect(screen.getByRole('heading', { level: 2, name: 'What it costs' })).toBeTruthy()
  expect(screen.queryByRole('heading', { level: 1 })).toBeNull()
  expect(within(screen.getByText(/^Equipment of/)).getAllByRole('link')).toHaveLength(2)
})
