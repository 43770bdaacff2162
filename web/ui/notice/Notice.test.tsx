import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { expectNoViolations } from '#tests/helpers/axe.tsx'
import { examples } from './examples.tsx'
import { Notice } from './Notice.tsx'

test.each(Object.entries(examples))('%s: axe reports no violations', async (_, props) => {
  await expectNoViolations(render(<Notice {...props} />).container)
})

test('the kind is stated in a word, not only by colour', () => {
  render(<Notice {...examples.error} />)
  expect(screen.getAllByRole('paragraph').map(({ textContent }) => textContent)).toEqual([
    'Problem',
    'We could not send this.',
  ])
})
