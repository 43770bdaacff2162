import { screen, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { expectNoViolations } from '#tests/helpers/axe.tsx'
import { heading, textOf } from '#web/blocks/rich-text/examples.ts'
import { exampleEvidence } from '#web/audit/example.ts'
import { lastAudit } from '#web/audit/evidence.server.ts'
import { renderRoute } from '#tests/helpers/render-route.tsx'
import * as statement from './statement.tsx'

vi.mock('#web/audit/evidence.server.ts', () => ({ lastAudit: vi.fn() }))

const show = (stored = exampleEvidence) => {
  vi.mocked(lastAudit).mockReturnValue(stored)
  const parts = ['How we test', 'Tell us', 'What works', 'What fails']
  const body = textOf(...parts.map((part) => heading(2, part, part.replace(' ', '-'))))
  return renderRoute(statement, {
    pattern: '/accessibility',
    address: '/accessibility',
    answer: {
      page: {
        __typename: 'Page',
        id: 'page-accessibility',
        title: 'Accessibility',
        lead: 'How this website works for everyone.',
        description: 'Our accessibility statement.',
        lastReviewed: '2026-11-20',
        easyReadPath: null,
        picture: null,
        blocks: [{ __typename: 'RichTextBlock', key: 'text', body }],
      },
      redirect: null,
    },
  })
}

test('the statement has the day in Brisbane of the last audit and what it found, and its contents link to it', async () => {
  const { container } = show()
  const result = await screen.findByRole('heading', { level: 2, name: 'What our last test found' })
  const link = within(screen.getByRole('navigation', { name: 'On this page' })).getByRole('link', {
    name: 'What our last test found',
  })
  expect(link.getAttribute('href')).toBe(`#${result.id}`)
  expect(screen.getByText(/^On our audit/).textContent).toBe(
    'On 20 November 2026 our audit went through every page and found one fault.',
  )
  expect(screen.getByText(/^A program also did/).textContent).toBe(
    'A program also did 20 tasks with the screen reader Orca 46. In 19 of them it said what we expect. It said something else, or nothing, in “Go back to the page before”.',
  )
  expect(screen.getByRole('link', { name: 'The report for auditors' }).getAttribute('href')).toBe(
    '/accessibility/report',
  )
  await expectNoViolations(container)
})

test('the statement says that parts have changed since the audit, if so', async () => {
  show({ ...exampleEvidence, hasChanged: true, findings: [] })
  expect((await screen.findByText(/^On our audit/)).textContent).toBe(
    'On 20 November 2026 our audit went through every page and found no faults. Parts of the site have changed since then.',
  )
})
