import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderExample } from '#tests/helpers/render-example.tsx'
import { examples } from './examples.ts'
import { JobListBlock } from './JobListBlock.tsx'

test('each open job links to its page and shows its place, hours and closing date', () => {
  renderExample(<JobListBlock block={examples.full} />)
  expect(screen.getByRole('link', { name: 'Occupational therapist' }).getAttribute('href')).toBe(
    '/careers/occupational-therapist',
  )
  const [therapist] = within(screen.getByRole('list')).getAllByRole('listitem')
  expect(therapist?.textContent).toContain('Townsville, Full time. Apply by 4 December 2026')
})

test('without open jobs it shows the editor’s text for an empty list', () => {
  renderExample(<JobListBlock block={examples.minimal} />)
  expect(screen.getByText('No jobs are open today. You can still write to us.')).toBeTruthy()
  expect(screen.queryByRole('list')).toBeNull()
})
