import { screen, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { expectNoViolations } from '#tests/helpers/axe.tsx'
import { heading, textOf } from '#web/blocks/rich-text/examples.ts'
import { lastAudit } from '#web/templates/statement/last-audit.server.ts'
import { renderRoute } from '#tests/helpers/render-route.tsx'
import * as statement from './statement.tsx'

vi.mock('#web/templates/statement/last-audit.server.ts', () => ({ lastAudit: vi.fn() }))

const audit: NonNullable<ReturnType<typeof lastAudit>> = {
  // The morning of the 20th in Brisbane.
  date: '2026-11-19T20:00:00.000Z',
  commit: '0123456789ab',
  product: 'abc',
  hasChanged: false,
  pages: 90,
  states: 120,
  findings: 1,
  undecided: 2,
  criteria: 55,
  passed: 30,
  failed: 1,
  absent: 10,
  forPeople: 14,
  tools: ['axe-core 4', 'Chromium 156'],
}

const show = (stored: typeof audit | null) => {
  vi.mocked(lastAudit).mockReturnValue(stored)
  const body = textOf(heading(2, 'How we test', 'how-we-test'), heading(2, 'Tell us', 'tell-us'))
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

test('the statement has the figures and the day in Brisbane of the last audit, and its contents link to them', async () => {
  const { container } = show(audit)
  const result = await screen.findByRole('heading', { level: 2, name: 'What our last test found' })
  const link = within(screen.getByRole('navigation', { name: 'On this page' })).getByRole('link', {
    name: 'What our last test found',
  })
  expect(link.getAttribute('href')).toBe(`#${result.id}`)
  expect(screen.getByText(/^The last test was on/).textContent).toBe(
    'The last test was on 20 November 2026. It looked at 90 pages, and found one fault. 14 of the 55 rules need a person to check them.',
  )
  expect(screen.getAllByText('20 November 2026').map((day) => day.getAttribute('datetime'))).toEqual([
    audit.date,
    '2026-11-20',
  ])
  await expectNoViolations(container)
})

test('the statement says that parts have changed since the last audit, if so', async () => {
  const { unmount } = show(audit)
  expect((await screen.findByText(/^The last test was on/)).textContent).not.toContain('have changed')
  unmount()
  show({ ...audit, hasChanged: true })
  expect((await screen.findByText(/^The last test was on/)).textContent).toContain(
    'Parts of the site have changed since then.',
  )
})

test('without an audit of the whole website the statement has no figures', async () => {
  show(null)
  await screen.findByRole('heading', { level: 1 })
  expect(screen.queryByText('What our last test found')).toBeNull()
})
