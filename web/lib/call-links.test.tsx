import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { withCallLinks } from './call-links.tsx'

test('the emergency numbers of a text are links that call them', () => {
  const { container } = render(<p>{withCallLinks('Call 000 now, or 106 by teletypewriter.')}</p>)
  expect(screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['000', 'tel:000'],
    ['106', 'tel:106'],
  ])
  expect(container.textContent).toBe('Call 000 now, or 106 by teletypewriter.')
})

test.each(['It costs $15,000.', 'Call 1300 555 000.', 'A room of 1060 m', 'No number'])('%s calls no one', (text) => {
  render(<p>{withCallLinks(text)}</p>)
  expect(screen.queryByRole('link')).toBeNull()
})
