import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderExample } from '#tests/helpers/render-example.tsx'
import { examples } from './examples.ts'
import { TableBlock } from './TableBlock.tsx'

test('a three-column table keeps its table roles in every layout', () => {
  renderExample(<TableBlock block={examples.threeColumns} />)
  const table = screen.getByRole('table', { name: 'What each tier pays' })
  expect(
    within(table)
      .getAllByRole('columnheader')
      .map((header) => header.textContent),
  ).toEqual(['Tier', 'Up to', 'What you need'])
  expect(
    within(table)
      .getAllByRole('rowheader')
      .map((header) => header.textContent),
  ).toEqual(['Low', 'High'])
  expect([...table.querySelectorAll('th')].map(({ scope }) => scope)).toEqual(['col', 'col', 'col', 'row', 'row'])
  const parts = [...table.querySelectorAll('thead, tbody, tr, th, td')]
  expect(parts.filter((part) => !part.hasAttribute('role'))).toEqual([])
  expect(screen.queryByRole('region')).toBeNull()
})

test('the facts of a table have their source once, below it', () => {
  renderExample(<TableBlock block={examples.threeColumns} />)
  expect(screen.getByRole('table').textContent).not.toContain('Checked')
  expect(screen.getByText(/^Checked/).textContent).toBe('Checked 20 November 2026 at My Aged Care.')
})

test('the labels of a stacked row are hidden from screen readers, which read the column header', () => {
  renderExample(<TableBlock block={examples.threeColumns} />)
  const [cell] = screen.getAllByRole('cell')
  expect(cell?.querySelector('[aria-hidden="true"]')?.textContent).toBe('Up to')
})

test('a wider table scrolls in a named region that can be focused', () => {
  renderExample(<TableBlock block={examples.wide} />)
  const region = screen.getByRole('region', { name: 'How the devices compare, scrolls sideways' })
  expect(region.tabIndex).toBe(0)
  expect(within(region).getByRole('table').hasAttribute('role')).toBe(false)
})
