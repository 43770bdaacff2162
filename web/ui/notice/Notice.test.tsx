import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { expectNoViolations } from '#tests/helpers/axe.tsx'
import { examples } from './examples.tsx'
import { Notice } from './Notice.tsx'

test.each(Object.entries(examples))('%s: nothing that axe objects to', async (_, props) => {
  await expectNoViolations(render(<Notice {...props} />).container)
})

test('a word says what the colour says', () => {
  render(<Notice {...examples.error} />)
  expect(screen.getAllByRole('paragraph').map(({ textContent }) => textContent)).toEqual([
    'Problem',
    'We could not send this.',
  ])
})
