import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { expectNoViolations } from '#tests/helpers/axe.tsx'
import { renderExample } from '#web/blocks/render-example.tsx'
import { examples } from './examples.ts'
import { JobListBlock } from './JobListBlock.tsx'

test.each(Object.entries(examples))('%s: nothing that axe objects to', async (_, block) => {
  await expectNoViolations(renderExample(<JobListBlock block={block} />).container)
})

test('each open job leads to its page and says place, hours and the last day', () => {
  renderExample(<JobListBlock block={examples.full} />)
  expect(screen.getByRole('link', { name: 'Occupational therapist' }).getAttribute('href')).toBe(
    '/careers/occupational-therapist',
  )
  const [therapist] = within(screen.getByRole('list')).getAllByRole('listitem')
  expect(therapist?.textContent).toContain('Townsville, Full time. Apply by 4 December 2026')
})

test('while no job is open it says what the page has for that', () => {
  renderExample(<JobListBlock block={examples.minimal} />)
  expect(screen.getByText('No jobs are open today. You can still write to us.')).toBeTruthy()
  expect(screen.queryByRole('list')).toBeNull()
})
