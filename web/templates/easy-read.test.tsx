import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { expectNoViolations } from '#tests/helpers/axe.tsx'
import { decoration } from '#web/blocks/picture/examples.ts'
import type { EasyReadQuery } from '#web/graphql/generated.ts'
import * as easyRead from './easy-read.tsx'
import { renderRoute } from '#tests/helpers/render-route.tsx'

const ndis: NonNullable<EasyReadQuery['easyRead']> = {
  __typename: 'EasyRead',
  id: 'easy-read-ndis',
  title: 'The NDIS',
  fullPage: { __typename: 'PageSummary', id: 'page-ndis', path: '/resources/ndis', title: 'NDIS' },
  lines: [
    {
      __typename: 'EasyReadLine',
      heading: null,
      picture: decoration,
      sentences: ['We explain it.', 'Ask for a plan.'],
      links: [],
    },
    {
      __typename: 'EasyReadLine',
      heading: null,
      picture: null,
      sentences: ['You can ask us.', 'Therapists can see your plan.'],
      links: [],
    },
    {
      __typename: 'EasyReadLine',
      heading: 'Who can help',
      picture: null,
      sentences: ['Call the NDIS.'],
      links: [{ __typename: 'Link', label: '1800 800 110', href: 'tel:1800800110' }],
    },
  ],
  words: [
    { __typename: 'EasyReadWord', word: 'plan', meaning: ['It says what help you can buy.'] },
    { __typename: 'EasyReadWord', word: 'therapist', meaning: ['A therapist is a health worker.', 'They help you.'] },
  ],
}

const show = (answer: EasyReadQuery['easyRead']) =>
  renderRoute(easyRead, { pattern: '/easy-read/:slug', address: '/easy-read/ndis', answer: { easyRead: answer } })

/** The links and lines are in main, between the breadcrumb and the contact panel. */
test('each idea is a separate row, with a link to the full page at the top and at the end', async () => {
  const { requested, container } = show(ndis)
  expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe('The NDIS')
  expect(requested).toEqual([{ slug: 'ndis' }])
  const rows = within(screen.getByText('You can ask us.').closest('ul') ?? document.body).getAllByRole('listitem')
  expect(rows.map((row) => row.textContent)).toEqual([
    'We explain it.Ask for a plan.',
    'You can ask us.Therapists can see your plan.',
  ])
  const back = screen.getAllByRole('link', { name: 'Go to the full page: NDIS' })
  expect(back.map((link) => link.getAttribute('href'))).toEqual(['/resources/ndis', '/resources/ndis'])
  const crumbs = within(screen.getByRole('navigation', { name: 'Breadcrumb' })).getAllByRole('link')
  expect(crumbs.map((link) => link.getAttribute('href'))).toEqual(['/', '/resources', '/resources/ndis'])
  expect(document.title).toBe('The NDIS (Easy Read) – Wide Verandah')
  await expectNoViolations(container)
})

test('the first mention of a hard word is bold, and the words are explained together at the end', async () => {
  const { container } = show(ndis)
  const heading = await screen.findByRole('heading', { level: 2, name: 'Words on this page' })
  const bold = [...container.querySelectorAll('li strong')]
  expect(bold.map((word) => `${word.textContent} | ${word.parentElement?.textContent}`)).toEqual([
    'plan | Ask for a plan.',
    'Therapists | Therapists can see your plan.',
  ])
  const box = heading.closest('section') ?? document.body
  expect(
    within(box)
      .getAllByRole('term')
      .map((term) => term.textContent),
  ).toEqual(['plan', 'therapist'])
  expect(
    within(box)
      .getAllByRole('definition')
      .map((meaning) => meaning.textContent),
  ).toEqual(['It says what help you can buy.', 'A therapist is a health worker.', 'They help you.'])
  expect(screen.getByRole('link', { name: 'what the words mean' }).getAttribute('href')).toBe(`#${heading.id}`)
})

test('without hard words there is no box of words', async () => {
  show({ ...ndis, words: [] })
  await screen.findByRole('heading', { level: 1 })
  expect(screen.queryByRole('heading', { name: 'Words on this page' })).toBeNull()
  expect(screen.queryByRole('link', { name: 'what the words mean' })).toBeNull()
})

test('a heading starts a new part, and a phone number follows its line', async () => {
  show(ndis)
  expect((await screen.findByRole('heading', { level: 2, name: 'Who can help' })).textContent).toBe('Who can help')
  const row = screen.getByText('Call the NDIS.').closest('li') ?? document.body
  expect(within(row).getByRole('link', { name: '1800 800 110' }).getAttribute('href')).toBe('tel:1800800110')
  expect(within(row.closest('ul') ?? document.body).getAllByRole('listitem')).toHaveLength(1)
})

test('without its full page and without lines it still shows how to contact us', async () => {
  const { container } = show({ ...ndis, fullPage: null, lines: [], words: [] })
  await screen.findByRole('heading', { level: 1 })
  expect(screen.queryByRole('link', { name: /full page/ })).toBeNull()
  expect(screen.getByRole('link', { name: '1800 160 401' })).toBeTruthy()
  await expectNoViolations(container)
})

test('the breadcrumb of the home page’s Easy Read version lists home once', async () => {
  show({ ...ndis, fullPage: { __typename: 'PageSummary', id: 'page-home', path: '/', title: 'Welcome' } })
  const crumbs = within(await screen.findByRole('navigation', { name: 'Breadcrumb' })).getAllByRole('link')
  expect(crumbs.map((link) => link.textContent)).toEqual(['Home'])
})

test('an unknown Easy Read page is a 404', async () => {
  show(null)
  expect(await screen.findByText('Status 404')).toBeTruthy()
})
