import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderExample } from '#tests/helpers/render-example.tsx'
import { examples } from './examples.ts'
import { PublicationListBlock } from './PublicationListBlock.tsx'

test('each publication links to its page, then to its PDF, and shows its date', () => {
  renderExample(<PublicationListBlock block={examples.full} />)
  expect(screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Ramps', '/resources/fact-sheet/ramps'],
    ['Download Ramps (PDF)', '/documents/pdf/resources/fact-sheet/ramps'],
    ['Rails', '/resources/fact-sheet/rails'],
    ['Download Rails (PDF)', '/documents/pdf/resources/fact-sheet/rails'],
  ])
  expect(screen.getAllByRole('time').map((date) => date.textContent)).toEqual(['1 July 2026', '1 July 2026'])
})

test('a publication without a date has no time', () => {
  renderExample(<PublicationListBlock block={examples.missingDate} />)
  expect(screen.queryByRole('time')).toBeNull()
})
