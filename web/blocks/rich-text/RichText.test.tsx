import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderExample } from '#tests/helpers/render-example.tsx'
import { datedFact, examples, heading, textOf, words } from './examples.ts'
import { RichText } from './RichText.tsx'

test('headings have their anchors, and a link stays one link where part of its text is strong', () => {
  renderExample(<RichText text={examples.full} />)
  expect(screen.getByRole('heading', { level: 2, name: 'What it costs' }).id).toBe('what-it-costs')
  expect(screen.getByRole('link', { name: 'home modifications' }).getAttribute('href')).toBe(
    '/services/home-modifications',
  )
  expect(screen.getByText('your home').tagName).toBe('STRONG')
  expect(screen.getByText('try').tagName).toBe('EM')
})

test('the day and source of a fact that may change are at the end of its paragraph', () => {
  renderExample(<RichText text={examples.full} />)
  const [paragraph] = screen.getAllByText(/^Equipment of up to/)
  expect(paragraph?.textContent).toBe(
    'Equipment of up to $15,000 can be paid for. Call 1800 200 422. Checked 20 November 2026 at My Aged Care.',
  )
  expect(screen.getByRole('link', { name: '1800 200 422' }).getAttribute('href')).toBe('tel:1800200422')
  expect(screen.getByText('20 November 2026').getAttribute('datetime')).toBe('2026-11-20')
})

test('facts in a list have their source once, below the list', () => {
  const items = ['Up to ', 'More than '].map((text) => ({
    __typename: 'ListItem' as const,
    level: 1,
    isNumbered: false,
    spans: [words(text), datedFact],
  }))
  renderExample(<RichText text={textOf({ __typename: 'List', items })} />)
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Up to $15,000',
    'More than $15,000',
  ])
  expect(screen.getByText(/^Checked/).textContent).toBe('Checked 20 November 2026 at My Aged Care.')
})

test('text in another language has a lang attribute', () => {
  renderExample(<RichText text={examples.full} />)
  expect(screen.getByText('Chúng tôi nói tiếng Việt').lang).toBe('vi')
})

test('a nested list is rendered inside its item', () => {
  renderExample(<RichText text={examples.full} />)
  const item = screen.getByText('A letter from your doctor')
  expect(within(item).getByRole('listitem').textContent).toBe('about the last year')
})

test('below a block’s heading, headings move down and never past h6', () => {
  renderExample(<RichText text={textOf(heading(2, 'Two', 'two'), heading(4, 'Four', 'four'))} under={3} />)
  expect(screen.getByRole('heading', { level: 4, name: 'Two' })).toBeTruthy()
  expect(screen.getByRole('heading', { level: 6, name: 'Four' })).toBeTruthy()
})
