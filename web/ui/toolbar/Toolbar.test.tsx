import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { renderPart } from '#tests/helpers/axe.tsx'
import { examples } from './examples.tsx'
import { Toolbar } from './Toolbar.tsx'

test('a toolbar is one Tab stop, and arrow keys move between its buttons', async () => {
  renderPart(
    <>
      <Toolbar {...examples.full} />
      <a href="/after">After</a>
    </>,
  )
  expect(screen.getByRole('toolbar', { name: 'Read aloud' })).toBeTruthy()
  await userEvent.tab()
  expect(document.activeElement?.textContent).toBe('Back')
  await userEvent.keyboard('{ArrowRight}')
  expect(document.activeElement?.textContent).toBe('Play')
  await userEvent.tab()
  expect(document.activeElement?.textContent).toBe('After')
  await userEvent.tab({ shift: true })
  expect(document.activeElement?.textContent).toBe('Play')
})
