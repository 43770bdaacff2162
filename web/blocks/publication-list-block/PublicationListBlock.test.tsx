import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderExample } from '#tests/helpers/render-example.tsx'
import { examples } from './examples.ts'
import { PublicationListBlock } from './PublicationListBlock.tsx'

test('each publication links to its page, then to its file with type, size and page count, and shows its date', () => {
  renderExample(<PublicationListBlock block={examples.full} />)
  expect(screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Ramps', '/resources/fact-sheet/ramps'],
    ['Download Ramps (PDF, 120 kB, 2 pages)', '/files/abc.pdf'],
    ['Rails', '/resources/fact-sheet/rails'],
    ['Download Rails (PDF, 120 kB, 2 pages)', '/files/abc.pdf'],
  ])
  expect(screen.getAllByRole('time').map((date) => date.textContent)).toEqual(['1 July 2026', '1 July 2026'])
})

test('a publication without a file still links to its page', () => {
  renderExample(<PublicationListBlock block={examples.missingFile} />)
  expect(screen.getAllByRole('link').map((link) => link.textContent)).toEqual(['Ramps'])
})
