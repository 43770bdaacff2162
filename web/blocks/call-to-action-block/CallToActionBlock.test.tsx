import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderExample } from '#tests/helpers/render-example.tsx'
import { CallToActionBlock } from './CallToActionBlock.tsx'
import { examples } from './examples.ts'

test('the heading is followed by its text and its links, each with its own address', () => {
  renderExample(<CallToActionBlock block={examples.full} />)
  expect(screen.getByRole('heading', { level: 2, name: 'What to do next' })).toHaveProperty('id', 'next')
  expect(screen.getByText(/^Tell us what you would like/)).toBeTruthy()
  expect(screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Ask us a question', '/contact-us/general-enquiry'],
    ['Refer someone', '/contact-us/referral'],
    ['Visit My Aged Care', 'https://www.myagedcare.gov.au/'],
  ])
})
