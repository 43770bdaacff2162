import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderExample } from '#tests/helpers/render-example.tsx'
import { TakeWithYou } from './TakeWithYou.tsx'

test('a page is offered as a PDF, in large print and for Word', () => {
  renderExample(<TakeWithYou path="/services/chsp" />)
  expect(screen.getByText(/^Take this page/).textContent).toContain('Take this page with you: ')
  const links = screen.getAllByRole('link')
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    '/documents/pdf/services/chsp',
    '/documents/large-print/services/chsp',
    '/documents/word/services/chsp',
  ])
  for (const name of ['This page as a PDF', 'This page in large print (PDF)', 'This page for Word'])
    expect(screen.getByRole('link', { name })).toBeTruthy()
})

test('a form is offered to fill in on paper', () => {
  renderExample(<TakeWithYou path="/contact-us/referral" />)
  expect(screen.getByText(/on paper/).textContent).toBe(
    'Fill this form in on paper: This form as a PDF, This form in large print (PDF), This form for Word',
  )
})

test.each(['/search', '/sitemap', '/say', '/accessibility/report'])('%s has no files', (path) => {
  renderExample(<TakeWithYou path={path} />)
  expect(screen.queryByRole('link')).toBeNull()
})
