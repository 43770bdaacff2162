import { screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { expectNoViolations } from '#tests/helpers/axe.tsx'
import { renderRoute } from '#tests/helpers/render-route.tsx'
import { criteria } from '#web/audit/criteria.ts'
import { exampleEvidence } from '#web/audit/example.ts'
import * as report from './audit-report.tsx'

vi.mock('#web/audit/evidence.server.ts', () => ({ lastAudit: () => exampleEvidence }))

const itemsOf = (list: Element | null | undefined) => [...(list?.children ?? [])].map(({ textContent }) => textContent)
const listAfter = (heading: string) => itemsOf(screen.getByRole('heading', { name: heading }).nextElementSibling)

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
    'Version 0123456789ab of this website, on 20 November 2026: 2 pages in 3 states, 7 examinations in all, and the PDFs of 5 pages.',
  )
  expect(listAfter('How it was tested')).toEqual([
    'axe-core 4.1',
    'IBM 5.2',
    expect.stringMatching(/^Our own checks/),
    'Orca 46 with Firefox 140, 20 tasks by keyboard, done by a program on 21 November 2026. In 19 of them it said what we expect. It said something else, or nothing, in “Go back to the page before”.',
  ])
  const ways = screen.getByText('Each state was examined in up to 4 ways:')
  expect(itemsOf(ways.nextElementSibling)).toEqual(['1280 px wide', '794 px wide', '390 px wide', '320 px wide'])
  expect(screen.getByText(/^Of 55 criteria/).textContent).toBe(
    'Of 55 criteria, 2 are met as far as a program can tell, 1 are not met, 3 are about things this website doesn’t have, and 49 need a person to check them. Faults and open questions: 2.',
  )
  const contrast = screen.getByRole('link', { name: '1.4.3 Contrast (Minimum)' })
  expect(contrast.getAttribute('href')).toBe('https://www.w3.org/WAI/WCAG22/Understanding/contrast-minimum')
  expect([...(contrast.closest('li')?.children ?? [])].map(({ textContent }) => textContent)).toEqual([
    '1.4.3 Contrast (Minimum) (AA)',
    `Not met, judged in 3 states by axe and our checks. ${criteria.find(({ number }) => number === '1.4.3')?.note}`,
  ])
  expect(screen.getByText(/^Fault, /).textContent).toBe(
    'Fault, 1.4.3: The contrast is too low axe/color-contrast, the menu, wide',
  )
  expect(screen.getByText(/^Orca 46 with/).textContent).toMatch(/nothing, in “Go back to the page before”\.$/)
  // Its address shows something else on this site.
  expect(screen.getByRole('link', { name: 'the menu' })).toBeTruthy()
  expect(screen.queryByRole('link', { name: 'no content' })).toBeNull()
  expect(screen.getByText(/^Open question, /).textContent).toBe(
    'Open question, best practice: Does it mean a place? ibm/text_sensory, no content, phone',
  )
  expect(itemsOf(screen.getByText('All 3 pages and states').nextElementSibling)).toEqual([
    '/: Open the address.',
    'the menu: Press Menu.',
    'no content: Stop the content service.',
  ])
  expect(
    ['EARL (JSON-LD)', 'OpenACR (YAML)'].map((name) => screen.getByRole('link', { name }).getAttribute('href')),
  ).toEqual(['/accessibility/report/earl.jsonld', '/accessibility/report/openacr.yaml'])
  await expectNoViolations(container)
})
