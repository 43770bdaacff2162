import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderPart } from '#tests/helpers/axe.tsx'
import { examples } from './examples.tsx'
import { PageHeader } from './PageHeader.tsx'

test('its h1 is focusable, and has the id to which the skip link refers', () => {
  renderPart(<PageHeader {...examples.full} />)
  const title = screen.getByRole('heading', { level: 1, name: 'Home maintenance' })
  title.focus()
  expect(document.activeElement?.id).toBe('page-title')
})
