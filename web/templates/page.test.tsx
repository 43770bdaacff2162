import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { expectNoViolations } from '#tests/helpers/axe.tsx'
import { examples as calls } from '#web/blocks/call-to-action-block/examples.ts'
import { examples as panels } from '#web/blocks/contact-panel-block/examples.ts'
import { examples as points } from '#web/blocks/in-short-block/examples.ts'
import { examples as questions } from '#web/blocks/questions-block/examples.ts'
import { examples as related } from '#web/blocks/related-pages-block/examples.ts'
import { heading, textOf } from '#web/blocks/rich-text/examples.ts'
import { examples as steps } from '#web/blocks/steps-block/examples.ts'
import type { Blocks_BlockFragment, Page_PageFragment } from '#web/graphql/generated.ts'
import * as page from './page.tsx'
import { renderRoute } from '#tests/helpers/render-route.tsx'

const documentWith = (...blocks: Blocks_BlockFragment[]): Page_PageFragment => ({
  __typename: 'Page',
  id: 'page-test',
  title: 'Home modifications',
  lead: 'Changes to your home.',
  description: 'Rails, ramps and more.',
  lastReviewed: '2026-11-20',
  easyReadPath: null,
  picture: null,
  blocks,
})

const show = (pageDocument: Page_PageFragment | null, address = '/services/chsp/home-maintenance') =>
  renderRoute(page, { pattern: address, address, answer: { page: pageDocument, redirect: null } })

const canonical = () => document.querySelector('link[rel="canonical"]')?.getAttribute('href')
const robots = () => document.querySelector('meta[name="robots"]')?.getAttribute('content')

test('one query by path loads the page: h1, lead and head', async () => {
  const { requested, container, warnings } = show(documentWith())
  expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe('Home modifications')
  expect(screen.getByText('Changes to your home.')).toBeTruthy()
  expect(requested).toEqual([{ path: '/services/chsp/home-maintenance' }])
  expect(document.title).toBe('Home modifications – Wide Verandah')
  expect(document.querySelector('meta[name="description"]')?.getAttribute('content')).toBe('Rails, ramps and more.')
  expect(canonical()).toBe('https://site.example/services/chsp/home-maintenance')
  expect(robots()).toBeUndefined()
  expect(warnings).toEqual([])
  await expectNoViolations(container)
})

test('the breadcrumb lists the ancestors from the home page down', async () => {
  show(documentWith())
  const breadcrumb = await screen.findByRole('navigation', { name: 'Breadcrumb' })
  expect(
    within(breadcrumb)
      .getAllByRole('link')
      .map((link) => [link.textContent, link.getAttribute('href')]),
  ).toEqual([
    ['Home', '/'],
    ['Services', '/services'],
    ['CHSP', '/services/chsp'],
  ])
})

test('a first-level page has no breadcrumb, because the menu shows it', async () => {
  show(documentWith(), '/services')
  await screen.findByRole('heading', { level: 1 })
  expect(screen.queryByRole('navigation', { name: 'Breadcrumb' })).toBeNull()
})

test('five headings are listed with links to them, next steps last', async () => {
  const text: Blocks_BlockFragment = {
    __typename: 'RichTextBlock',
    key: 'text',
    body: textOf(heading(2, 'Costs', 'costs'), heading(2, 'Waiting', 'waiting')),
  }
  const { container } = show(documentWith(points.full, text, steps.full, calls.full, questions.full))
  const links = within(await screen.findByRole('navigation', { name: 'On this page' })).getAllByRole('link')
  expect(links.map((link) => link.textContent)).toEqual([
    'Costs',
    'Waiting',
    'What happens',
    'Questions people ask',
    calls.full.heading,
  ])
  for (const link of links)
    expect(container.querySelector(link.getAttribute('href') ?? '')?.textContent).toBe(link.textContent)
  await expectNoViolations(container)
})

test('four headings are not listed', async () => {
  const headings = [1, 2, 3].map((place) => heading(2, `Part ${place}`, `part-${place}`))
  const text: Blocks_BlockFragment = { __typename: 'RichTextBlock', key: 'text', body: textOf(...headings) }
  show(documentWith(text, steps.full))
  await screen.findByRole('heading', { level: 1 })
  expect(screen.queryByRole('navigation', { name: 'On this page' })).toBeNull()
})

test('the summary is first, then the text, next steps, related pages, and help last', async () => {
  show(documentWith(calls.full, panels.minimal, steps.minimal, related.minimal, points.full))
  await screen.findByRole('heading', { level: 1 })
  expect(screen.getAllByRole('heading', { level: 2 }).map((h2) => h2.textContent)).toEqual([
    'In short',
    'What happens',
    'What to do next',
    'Related pages',
    'Talk to us',
  ])
})

test('a page without a contact panel of its own shows the default one', async () => {
  show(documentWith(steps.minimal))
  expect(await screen.findByRole('heading', { level: 2, name: 'Talk to us' })).toBeTruthy()
})

test('the page shows the date of its last review', async () => {
  show(documentWith())
  expect((await screen.findByText('20 November 2026')).parentElement?.textContent).toBe(
    'Last reviewed: 20 November 2026',
  )
})

test('[S10] a route without its document is a 404, with one log line', async () => {
  const { warnings } = show(null)
  expect(await screen.findByText('Status 404')).toBeTruthy()
  expect(warnings).toEqual([{ path: '/services/chsp/home-maintenance' }])
})

test('a page with an Easy Read version links to it above all other content', async () => {
  const { container } = show({ ...documentWith(points.full), easyReadPath: '/easy-read/home-modifications' })
  const link = await screen.findByRole('link', { name: 'Easy Read version of this page' })
  expect(link.getAttribute('href')).toBe('/easy-read/home-modifications')
  expect(link.compareDocumentPosition(screen.getByRole('heading', { level: 2, name: 'In short' }))).toBe(
    Node.DOCUMENT_POSITION_FOLLOWING,
  )
  await expectNoViolations(container)
})

test('a title of 4,000 characters, right-to-left text, empty lists and missing pictures still render', async () => {
  const long = `${'Assistive '.repeat(200)}${'technology'.repeat(200)}`
  const { container } = show({
    ...documentWith(
      { ...steps.minimal, steps: [] },
      { ...questions.minimal, questions: [] },
      { ...related.minimal, pages: [] },
      { ...points.minimal, points: [] },
      { __typename: 'PublicationListBlock', key: 'p', heading: 'Reports', publications: [] },
      { __typename: 'VideoListBlock', key: 'v', heading: 'Videos', videos: [] },
      { __typename: 'RichTextBlock', key: 't', body: textOf(heading(2, 'مرحبا بكم في موقعنا', 'welcome')) },
    ),
    title: long,
    lead: 'نأتي إلى منزلك ونحضر معنا المعدات.',
  })
  expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe(long)
  expect(long).toHaveLength(4000)
  expect(screen.getByRole('heading', { level: 2, name: 'مرحبا بكم في موقعنا' })).toBeTruthy()
  expect(screen.getByText('There are no videos yet.')).toBeTruthy()
  await expectNoViolations(container)
})
