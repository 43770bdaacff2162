import { act, fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { expectNoViolations } from '#tests/helpers/axe.tsx'
import { examples } from './examples.ts'
import { IconButton } from './IconButton.tsx'
import { tooltipTiming } from './tooltips.ts'

afterEach(() => {
  vi.useRealTimers()
  // jsdom takes no focus for visible after one that vanished with its element.
  act(() => screen.getAllByRole('button').forEach((button) => button.blur()))
})

/** It repeats the name, so only the eye meets it. */
const tooltip = () => screen.queryByRole('tooltip', { hidden: true })
const pass = (ms: number) =>
  act(() => {
    vi.advanceTimersByTime(ms)
  })
/** As a mouse does, which has moved before. */
const hover = (element: Element) => {
  fireEvent.pointerMove(document.body, { pointerType: 'mouse' })
  fireEvent.pointerEnter(element, { pointerType: 'mouse' })
}

const leave = (element: Element) => fireEvent.pointerLeave(element, { pointerType: 'mouse' })

test.each(Object.entries(examples))(
  '%s: nothing that axe objects to, with and without its tooltip',
  async (_, props) => {
    const { container } = render(<IconButton {...props} />)
    await expectNoViolations(container)
    await userEvent.tab()
    expect(tooltip()).not.toBeNull()
    await expectNoViolations(document.body)
  },
)

test('the tooltip repeats the name and describes nothing, so that a screen reader says it once', async () => {
  render(<IconButton {...examples.minimal} />)
  await userEvent.tab()
  const button = screen.getByRole('button', { name: 'Close' })
  expect(tooltip()?.textContent).toBe('Close')
  expect(screen.queryByRole('tooltip')).toBeNull()
  expect(button.hasAttribute('aria-describedby')).toBe(false)
})

test('[S58] hover shows it after 700 ms; a finger never does', () => {
  vi.useFakeTimers()
  render(<IconButton {...examples.minimal} />)
  const button = screen.getByRole('button')
  fireEvent.pointerEnter(button, { pointerType: 'touch' })
  pass(5000)
  expect(tooltip()).toBeNull()
  // The one before has gone by this test's clock: by the machine's, its neighbour's might not wait.
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

test('[S58] a pointer that leaves within the 700 ms opens nothing', () => {
  vi.useFakeTimers()
  render(<IconButton {...examples.minimal} />)
  const button = screen.getByRole('button')
  hover(button)
  pass(tooltipTiming.open - 1)
  leave(button)
  pass(5000)
  expect(tooltip()).toBeNull()
})

test('[S59] the neighbour’s opens at once within 300 ms, and later waits again', () => {
  vi.useFakeTimers()
  render(
    <>
      <IconButton {...examples.minimal} />
      <IconButton {...examples['long words']} />
    </>,
  )
  const [first, second] = screen.getAllByRole('button')
  if (!first || !second) throw new Error('Two buttons')
  for (const [gap, isAtOnce] of [
    [tooltipTiming.close + 299, true],
    [tooltipTiming.close + 301, false],
  ] as const) {
    hover(first)
    pass(tooltipTiming.open)
    leave(first)
    pass(gap)
    hover(second)
    pass(0)
    expect(tooltip() !== null, `${gap} ms`).toBe(isAtOnce)
    leave(second)
    pass(5000)
  }
})

test('it stays while the pointer is on it, and goes when the pointer has left', () => {
  vi.useFakeTimers()
  render(<IconButton {...examples.minimal} />)
  const button = screen.getByRole('button')
  hover(button)
  pass(tooltipTiming.open)
  leave(button)
  pass(tooltipTiming.close - 1)
  expect(tooltip()).not.toBeNull()
  hover(screen.getByRole('tooltip', { hidden: true }))
  pass(5000)
  expect(tooltip()).not.toBeNull()
  leave(screen.getByRole('tooltip', { hidden: true }))
  pass(tooltipTiming.close)
  expect(tooltip()).toBeNull()
})

test('Escape closes it, and nothing else; the focus stays', async () => {
  const onKeyDown = vi.fn()
  document.body.addEventListener('keydown', onKeyDown)
  render(<IconButton {...examples.minimal} />)
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

test.each(['{Enter}', ' '])('is pressed by %s, which also closes the tooltip', async (key) => {
  const onPress = vi.fn()
  render(<IconButton {...examples.minimal} onPress={onPress} />)
  await userEvent.tab()
  await userEvent.keyboard(key)
  expect(onPress).toHaveBeenCalledOnce()
  expect(tooltip()).toBeNull()
})

test('React Aria brings no style element of its own: the page’s policy would refuse it', () => {
  render(<IconButton {...examples.minimal} />)
  expect(document.querySelector('style')).toBeNull()
})
