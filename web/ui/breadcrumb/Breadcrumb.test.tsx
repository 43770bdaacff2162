import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderPart } from '#tests/helpers/axe.tsx'
import { Breadcrumb } from './Breadcrumb.tsx'
import { examples } from './examples.ts'

test('lists the levels from the home page down; the current page is marked and is not a link', () => {
  renderPart(<Breadcrumb {...examples.full} />)
  const trail = within(screen.getByRole('navigation', { name: 'Breadcrumb' }))
  expect(trail.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Home',
    'Services',
    'CHSP',
    'Home maintenance',
  ])
  expect(trail.getAllByRole('link')).toHaveLength(3)
  expect(trail.getByText('Home maintenance').closest('li')?.getAttribute('aria-current')).toBe('page')
})
