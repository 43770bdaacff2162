import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { examples } from './examples.tsx'
import { Notice } from './Notice.tsx'

test('the kind is stated in a word, not only by colour', () => {
  render(<Notice {...examples.error} />)
  expect(screen.getAllByRole('paragraph').map(({ textContent }) => textContent)).toEqual([
    'Problem',
    'We could not send this.',
  ])
})
