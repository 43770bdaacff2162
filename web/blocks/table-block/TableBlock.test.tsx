import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { expectNoViolations } from '#tests/helpers/axe.tsx'
import { renderExample } from '#web/blocks/render-example.tsx'
import { examples } from './examples.ts'
import { TableBlock } from './TableBlock.tsx'

test.each(Object.entries(examples))('%s: nothing that axe objects to', async (_, block) => {
  await expectNoViolations(renderExample(<TableBlock block={block} />).container)
})

test('a table of three columns stays a table however it is laid out: every part names its role', () => {
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
  const parts = [...table.querySelectorAll('thead, tbody, tr, th, td')]
  expect(parts.filter((part) => !part.hasAttribute('role'))).toEqual([])
  expect(screen.queryByRole('region')).toBeNull()
})

test('the labels of a stacked row are seen, and not heard beside the header that says the same', () => {
  renderExample(<TableBlock block={examples.threeColumns} />)
  const [cell] = screen.getAllByRole('cell')
  expect(cell?.querySelector('[aria-hidden="true"]')?.textContent).toBe('Up to')
})

test('a wider table scrolls in a region that has a name and takes the focus', () => {
  renderExample(<TableBlock block={examples.wide} />)
  const region = screen.getByRole('region', { name: 'How the devices compare, scrolls sideways' })
  expect(region.tabIndex).toBe(0)
  expect(within(region).getByRole('table').hasAttribute('role')).toBe(false)
})
