import { act, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { eventually } from '#tests/helpers/eventually.ts'
import { preferences } from '#web/lib/preferences.ts'
import { postedNotifications } from '#web/lib/toast-queue.ts'
import { expectNoViolations, renderPart } from '#tests/helpers/axe.tsx'
import { useDisplay } from './use-display.tsx'

beforeEach(() => {
  Element.prototype.scrollIntoView = () => {}
  window.scrollTo = () => {}
})
afterEach(() => {
  preferences.reset()
  localStorage.clear()
})

function Page({ offersTargets = true }) {
  const { button, panel } = useDisplay(undefined, offersTargets)
  return (
    <>
      {button}
      {panel}
      <a href="/elsewhere">Elsewhere</a>
    </>
  )
}
const button = () => screen.getByRole('button', { name: 'Display' })
const panel = () => screen.queryByRole('region', { name: 'Display' })

/** Opens the panel through its button. */
async function open() {
  const view = renderPart(<Page />)
  await userEvent.click(button())
  await screen.findByRole('region', { name: 'Display' })
  return view
}

// First, because the panel's code stays loaded.
test('without a connection a message explains that it cannot open, and the button is unchanged', async () => {
  const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  const messageCount = postedNotifications.all().length
  renderPart(<Page />)
  await userEvent.click(button())
  await eventually(() => expect(postedNotifications.all()).toHaveLength(messageCount + 1))
  expect(button().getAttribute('aria-expanded')).toBe('false')
  onLine.mockRestore()
})

test('axe reports no violations, closed and open, and there is no style element', async () => {
  const { container } = renderPart(<Page />)
  await expectNoViolations(container)
  await userEvent.click(button())
  await screen.findByRole('region', { name: 'Display' })
  await expectNoViolations(container)
  expect(document.querySelector('style')).toBeNull()
})

test('the button opens the panel right after itself and keeps the focus; Escape inside closes it and returns the focus', async () => {
  await open()
  expect(button().getAttribute('aria-expanded')).toBe('true')
  expect(button().getAttribute('aria-controls')).toBe(panel()?.id)
  expect(document.activeElement).toBe(button())
  expect(button().nextElementSibling).toBe(panel())
  await userEvent.click(screen.getByRole('radio', { name: '125%' }))
  await userEvent.keyboard('{Escape}')
  expect(panel()).toBeNull()
  expect(document.activeElement).toBe(button())
  expect(button().getAttribute('aria-expanded')).toBe('false')
})

test.each(['Close', 'Close display settings'])('“%s” closes it and returns the focus', async (name) => {
  await open()
  await userEvent.click(screen.getByRole('button', { name }))
  expect(panel()).toBeNull()
  expect(document.activeElement).toBe(button())
})

test('its button receives the focus when it is closed, as a screen reader announces it', async () => {
  await open()
  const states: (string | null)[] = []
  button().addEventListener('focus', () => states.push(button().getAttribute('aria-expanded')))
  await userEvent.click(screen.getByRole('button', { name: 'Close' }))
  expect(states).toEqual(['false'])
})

test('its button closes it; Escape elsewhere does not', async () => {
  await open()
  screen.getByRole('link', { name: 'Elsewhere' }).focus()
  await userEvent.keyboard('{Escape}')
  expect(panel()).not.toBeNull()
  await userEvent.click(button())
  expect(panel()).toBeNull()
})

test.each([
  ['Text size', '200%', 'textSize', '200'],
  ['Space between lines', 'Wider', 'lineSpacing', 'wider'],
  ['Space between letters', 'Wide', 'letterSpacing', 'wide'],
  ['Line length', 'Short', 'contentWidth', 'narrow'],
  ['Contrast', 'Higher', 'contrast', 'more'],
  ['Contrast', 'Dark mode (low glare)', 'contrast', 'low-glare'],
] as const)('%s: %s applies at once, and the default resets it', async (legend, label, name, value) => {
  await open()
  const group = within(screen.getByRole('radiogroup', { name: legend }))
  await userEvent.click(group.getByRole('radio', { name: label }))
  expect(preferences.get(name)).toBe(value)
  expect(group.getByRole<HTMLInputElement>('radio', { name: label }).checked).toBe(true)
  await userEvent.click(group.getByRole('radio', { name: name === 'textSize' ? '100%' : 'Standard' }))
  expect(preferences.get(name)).toBeUndefined()
})

test.each([
  ['Less movement', 'motion', 'reduce', 'Turns off animation.'],
  ['Open menus only when I press', 'menus', 'press', 'Menus won’t open when you hover.'],
  [
    'Bigger buttons and links',
    'targets',
    'large',
    'For eye gaze, a head mouse, switches or unsteady hands. They’re further apart too, and menus open only when you press.',
  ],
  ['Keep messages on screen', 'messages', 'keep', 'Until you close them or go to another page.'],
] as const)('%s can be switched on and off, and its effect is described', async (label, name, value, description) => {
  await open()
  const group = within(screen.getByRole('group', { name: 'Movement, menus, buttons, pictures and messages' }))
  const box = group.getByRole<HTMLInputElement>('switch', { name: label, description })
  await userEvent.click(box)
  expect([box.checked, preferences.get(name)]).toEqual([true, value])
  await userEvent.click(box)
  expect([box.checked, preferences.get(name)]).toEqual([false, undefined])
})

test('it shows earlier choices, and choices from elsewhere while it is open', async () => {
  preferences.set('contrast', 'more')
  await open()
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Higher' }).checked).toBe(true)
  preferences.set('messages', 'keep')
  expect((await screen.findByRole<HTMLInputElement>('switch', { checked: true, name: /^Keep/ })).checked).toBe(true)
})

test('“Reset everything” resets all choices and confirms it, until the next choice', async () => {
  await open()
  await userEvent.click(screen.getByRole('radio', { name: '150%' }))
  await userEvent.click(screen.getByRole('switch', { name: 'Less movement' }))
  await userEvent.click(screen.getByRole('button', { name: 'Reset everything' }))
  expect(screen.getByRole('status').textContent).toBe('All settings are back to normal.')
  expect(screen.getByRole<HTMLInputElement>('radio', { name: '100%' }).checked).toBe(true)
  expect(screen.queryByRole('switch', { checked: true })).toBeNull()
  await userEvent.click(screen.getByRole('switch', { name: 'Less movement' }))
  expect(screen.getByRole('status').textContent).toBe('')
})

test('where an editor has switched large targets off, the panel does not offer them, and an earlier choice ends', async () => {
  preferences.set('targets', 'large')
  const { container } = renderPart(<Page offersTargets={false} />)
  expect(preferences.get('targets')).toBeUndefined()
  await userEvent.click(button())
  await screen.findByRole('region', { name: 'Display' })
  expect(screen.queryByRole('switch', { name: 'Bigger buttons and links' })).toBeNull()
  await expectNoViolations(container)
  // As a choice in another tab.
  act(() => void preferences.set('targets', 'large'))
  expect(preferences.get('targets')).toBeUndefined()
})
