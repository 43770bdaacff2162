import { render, screen } from '@testing-library/react'
import { virtual } from '@guidepup/virtual-screen-reader'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { expectNoViolations } from '#tests/helpers/axe.tsx'
import { startScreenReader } from '#tests/helpers/screen-reader.ts'
import { examples } from './examples.ts'
import { IconButton } from './IconButton.tsx'

test.each(Object.entries(examples))('%s: axe reports no violations with its tooltip', async (_, props) => {
  render(
    <main>
      <IconButton {...props} />
    </main>,
  )
  await userEvent.tab()
  expect((await screen.findByRole('tooltip', { hidden: true })).textContent).toBe(props.label)
  await expectNoViolations(document.body)
})

test('a screen reader announces the name once, also while the tooltip shows it', async () => {
  render(<IconButton {...examples.minimal} />)
  await userEvent.tab()
  expect(screen.queryByRole('tooltip')).toBeNull()
  expect(screen.getByRole('button', { name: 'Close' }).hasAttribute('aria-describedby')).toBe(false)
  await startScreenReader(document.body)
  await virtual.next()
  expect(await virtual.lastSpokenPhrase()).toBe('button, Close')
})

test.each(['{Enter}', ' '])('%s presses it', async (key) => {
  const onPress = vi.fn()
  render(<IconButton {...examples.minimal} onPress={onPress} />)
  await userEvent.tab()
  await userEvent.keyboard(key)
  expect(onPress).toHaveBeenCalledOnce()
})
