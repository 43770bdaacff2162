import { act, fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { expectNoViolations } from '#tests/helpers/axe.tsx'
import { Button } from '#web/ui/button/Button.tsx'
import { examples } from './examples.tsx'
import { Tooltip } from './Tooltip.tsx'
import { tooltipTiming } from './tooltips.ts'

afterEach(() => {
  vi.useRealTimers()
  // After a focused element was removed, jsdom does not treat the next focus as visible.
  act(() => screen.getAllByRole('button').forEach((button) => button.blur()))
})

const tooltip = () => screen.queryByRole('tooltip')
const pass = (ms: number) =>
  act(() => {
    vi.advanceTimersByTime(ms)
  })
/** Simulates a mouse that has moved before. */
const hover = (element: Element) => {
  fireEvent.pointerMove(document.body, { pointerType: 'mouse' })
  fireEvent.pointerEnter(element, { pointerType: 'mouse' })
}

const leave = (element: Element) => fireEvent.pointerLeave(element, { pointerType: 'mouse' })

test.each(Object.entries(examples))('%s: axe reports no violations with its tooltip', async (_, props) => {
  render(
    <main>
      <Tooltip {...props} />
    </main>,
  )
  await userEvent.tab()
  await screen.findByRole('tooltip')
  await expectNoViolations(document.body)
})

test('an open tooltip describes its button', async () => {
  render(<Tooltip {...examples['long words']} />)
  const button = screen.getByRole('button', { name: 'Copy' })
  expect(button.hasAttribute('aria-describedby')).toBe(false)
  await userEvent.tab()
  expect(button.getAttribute('aria-describedby')).toBe(screen.getByRole('tooltip').id)
  screen.getByRole('button', { description: examples['long words'].text })
})

test('[S58] hover shows it after 700 ms; touch never does', () => {
  vi.useFakeTimers()
  render(<Tooltip {...examples.minimal} />)
  const button = screen.getByRole('button')
  fireEvent.pointerEnter(button, { pointerType: 'touch' })
  pass(5000)
  expect(tooltip()).toBeNull()
  // Opens and closes the tooltip first, so that the skip delay is measured on this test's fake clock.
  hover(button)
  pass(tooltipTiming.open)
  leave(button)
  pass(tooltipTiming.close + tooltipTiming.skip)
  expect(tooltip()).toBeNull()
  hover(button)
  pass(tooltipTiming.open - 1)
  expect(tooltip()).toBeNull()
  pass(1)
  expect(tooltip()).not.toBeNull()
})

test('the tooltip stays while the pointer is on it, and closes when the pointer has left', () => {
  vi.useFakeTimers()
  render(<Tooltip {...examples.minimal} />)
  const button = screen.getByRole('button')
  hover(button)
  pass(tooltipTiming.open)
  leave(button)
  pass(tooltipTiming.close - 1)
  expect(tooltip()).not.toBeNull()
  hover(screen.getByRole('tooltip'))
  pass(5000)
  expect(tooltip()).not.toBeNull()
  leave(screen.getByRole('tooltip'))
  pass(tooltipTiming.close)
  expect(tooltip()).toBeNull()
})

test('Escape closes only the tooltip; the focus stays', async () => {
  const onKeyDown = vi.fn()
  document.body.addEventListener('keydown', onKeyDown)
  render(<Tooltip {...examples.minimal} />)
  await userEvent.tab()
  onKeyDown.mockClear()
  await userEvent.keyboard('{Escape}')
  expect(tooltip()).toBeNull()
  expect(document.activeElement).toBe(screen.getByRole('button'))
  expect(onKeyDown).not.toHaveBeenCalled()
  await userEvent.keyboard('{Escape}')
  expect(onKeyDown).toHaveBeenCalledOnce()
  document.body.removeEventListener('keydown', onKeyDown)
})

test.each(['{Enter}', ' '])('%s presses it, which also closes the tooltip', async (key) => {
  const onPress = vi.fn()
  render(
    <Tooltip text="Close">
      <Button onPress={onPress}>Close</Button>
    </Tooltip>,
  )
  await userEvent.tab()
  await userEvent.keyboard(key)
  expect(onPress).toHaveBeenCalledOnce()
  expect(tooltip()).toBeNull()
})

test('React Aria adds no style element, which the page’s policy would block', () => {
  render(<Tooltip {...examples.minimal} />)
  expect(document.querySelector('style')).toBeNull()
})
