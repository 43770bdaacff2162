import { screen, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { expectNoViolations } from '#tests/helpers/axe.tsx'
import { renderRoute } from '#tests/helpers/render-route.tsx'
import { exampleEvidence } from '#web/audit/example.ts'
import * as report from './audit-report.tsx'

vi.mock('#web/audit/evidence.server.ts', () => ({ lastAudit: () => exampleEvidence }))

test('the report says what was tested, how, when, of which version, with what result, and how to repeat it', async () => {
  const { container } = renderRoute(report, {
    pattern: '/accessibility/report',
    address: '/accessibility/report',
    answer: {
      page: {
        __typename: 'Page',
        id: 'page-accessibility-report',
        title: 'Accessibility report',
        lead: 'What our last audit tested.',
        description: 'Our last audit.',
        lastReviewed: null,
        easyReadPath: null,
        picture: null,
        blocks: [],
      },
      redirect: null,
    },
  })
  const headings = await screen.findAllByRole('heading', { level: 2 })
  expect(headings.map(({ textContent }) => textContent)).toEqual([
    'What was tested, and when',
    'How it was tested',
    'Result',
    'Each criterion',
    'How to repeat it',
    'Pages and states',
    'The same as data',
    'Talk to us',
  ])
  expect(screen.getByText(/^Version/).textContent).toBe(
    'Version 0123456789ab of this website, on 20 November 2026: 1 pages in 3 states, 2 examinations in all, and the PDFs of 1 pages.',
  )
  expect(screen.getByText(/^Of 55 criteria/).textContent).toContain(
    '1 are met as far as a program can tell, 1 are not met',
  )
  const contrast = screen.getByRole('link', { name: '1.4.3 Contrast (Minimum)' }).closest('li')
  expect(contrast && within(contrast).getByText('Not met')).toBeTruthy()
  expect(contrast?.textContent).toContain('judged in 2 states by axe and our checks')
  expect(screen.getByText(/^Fault, 1.4.3/).textContent).toContain('The contrast is too low')
  expect(screen.getByRole('link', { name: 'EARL (JSON-LD)' }).getAttribute('href')).toBe(
    '/accessibility/report/earl.jsonld',
  )
  expect(screen.getByText(/^Orca 1 with/).textContent).toMatch(/nothing, in “Go back to the page before”\.$/)
  // Its address shows something else on this site.
  expect(screen.getByRole('link', { name: 'the menu' })).toBeTruthy()
  expect(screen.queryByRole('link', { name: 'no content' })).toBeNull()
  await expectNoViolations(container)
})
