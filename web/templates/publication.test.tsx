import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { expectNoViolations } from '#tests/helpers/axe.tsx'
import { examples as tables } from '#web/blocks/table-block/examples.ts'
import { examples as texts } from '#web/blocks/rich-text/examples.ts'
import type { PublicationQuery } from '#web/graphql/generated.ts'
import * as publication from './publication.tsx'
import { renderRoute } from '#tests/helpers/render-route.tsx'

const ramps: NonNullable<PublicationQuery['publication']> = {
  __typename: 'Publication',
  id: 'publication-ramps',
  title: 'Ramps',
  summary: 'How steep, how wide, and who builds them.',
  publishedOn: '2026-07-01',
  blocks: [{ __typename: 'RichTextBlock', key: 'text', body: texts.full }, tables.threeColumns],
}

const show = (answer: PublicationQuery['publication']) =>
  renderRoute(publication, {
    pattern: '/resources/fact-sheet/:slug',
    address: '/resources/fact-sheet/ramps',
    answer: { publication: answer },
  })

test('a publication is a page with its date and its PDF at the top', async () => {
  const { requested, container } = show(ramps)
  expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe('Ramps')
  expect(requested).toEqual([{ path: '/resources/fact-sheet/ramps' }])
  expect(screen.getByText('1 July 2026').parentElement?.textContent).toBe('Published 1 July 2026')
  expect(screen.getByRole('link', { name: 'Download Ramps (PDF)' }).getAttribute('href')).toBe(
    '/documents/pdf/resources/fact-sheet/ramps',
  )
  expect(screen.getByRole('heading', { level: 2, name: 'What it costs' })).toBeTruthy()
  const crumbs = within(screen.getByRole('navigation', { name: 'Breadcrumb' })).getAllByRole('link')
  expect(crumbs.map((link) => link.textContent)).toEqual(['Home', 'Resources', 'Fact Sheets'])
  expect(document.title).toBe('Ramps – Wide Verandah')
  await expectNoViolations(container)
})

test('a publication without a date is still a page', async () => {
  show({ ...ramps, publishedOn: null })
  await screen.findByRole('heading', { level: 1 })
  expect(screen.queryByText(/Published/)).toBeNull()
})

test('an unknown publication is a 404', async () => {
  show(null)
  expect(await screen.findByText('Status 404')).toBeTruthy()
})
