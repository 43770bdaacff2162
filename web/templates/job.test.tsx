import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { expectNoViolations } from '#tests/helpers/axe.tsx'
import { examples as texts } from '#web/blocks/rich-text/examples.ts'
import type { JobQuery } from '#web/graphql/generated.ts'
import * as job from './job.tsx'
import { renderRoute } from '#tests/helpers/render-route.tsx'

const driver: NonNullable<JobQuery['job']> = {
  __typename: 'Job',
  id: 'job-driver',
  title: 'Driver',
  summary: 'Bring equipment to people who try it.',
  place: 'Brisbane',
  hours: 'Part time',
  publishedAt: '2026-11-01T00:00:00Z',
  closesOn: '2026-12-04',
  isOpen: true,
  body: texts.full,
}

const show = (answer: JobQuery['job']) =>
  renderRoute(job, { pattern: '/careers/:slug', address: '/careers/driver', answer: { job: answer } })

const robots = () => document.querySelector('meta[name="robots"]')?.getAttribute('content')

test('a job shows its place, hours and closing date; the breadcrumb links to the other jobs', async () => {
  const { requested, container } = show(driver)
  expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe('Driver')
  expect(requested).toEqual([{ slug: 'driver' }])
  expect(screen.getAllByRole('term').map((term) => term.textContent)).toEqual([
    'Location',
    'Hours',
    'Published',
    'Last day to apply',
  ])
  expect(screen.getAllByRole('definition').map((said) => said.textContent)).toEqual([
    'Brisbane',
    'Part time',
    '1 November 2026',
    '4 December 2026, until midnight in Brisbane',
  ])
  const crumbs = within(screen.getByRole('navigation', { name: 'Breadcrumb' })).getAllByRole('link')
  expect(crumbs.map((link) => link.getAttribute('href'))).toEqual(['/', '/careers'])
  expect(document.title).toBe('Driver – Wide Verandah')
  expect(robots()).toBeUndefined()
  expect(screen.queryByText('This job is closed')).toBeNull()
  await expectNoViolations(container)
})

test('a closed job states that first and in its title, and links to the open jobs', async () => {
  const { container } = show({ ...driver, isOpen: false })
  expect(await screen.findByText('This job is closed')).toBeTruthy()
  expect(screen.getByText('Applications closed').nextElementSibling?.textContent).toBe('4 December 2026')
  expect(screen.getByRole('link', { name: 'See the jobs that are open' }).getAttribute('href')).toBe('/careers')
  expect(document.title).toBe('Driver (closed) – Wide Verandah')
  expect(robots()).toBe('noindex')
  await expectNoViolations(container)
})

test('an unknown job is a 404', async () => {
  show(null)
  expect(await screen.findByText('Status 404')).toBeTruthy()
})
