import { act, fireEvent, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Profiler } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { defaultMenu, type MenuEntry, menuOf } from '#schema/menu.ts'
import { expectNoViolations, renderPart } from '#tests/helpers/axe.tsx'
import { menuTiming } from './menu-state.ts'
import { Navigation } from './Navigation.tsx'

/** The wide layout, in which the menu button is not displayed. */
const layout = document.createElement('style')
document.head.append(layout)
const wide = () => {
  layout.textContent = '[aria-controls="main-menu"] { display: none }'
}
const narrow = () => {
  layout.textContent = ''
}
beforeEach(wide)

afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

/** Advances the clock and runs due timers. */
const advance = (ms: number) =>
  act(() => {
    vi.advanceTimersByTime(ms)
  })

const more = (label: string) => screen.getByRole('button', { name: `${label}, more pages` })
const isOpen = (label: string) => more(label).getAttribute('aria-expanded') === 'true'
const entry = (label: string) => {
  const item = more(label).closest('li')
  if (!item) throw new Error(`No entry ${label}`)
  return item
}

test('axe reports no violations, closed and open', async () => {
  const { container } = renderPart(<Navigation entries={defaultMenu} />)
  await expectNoViolations(container)
  await userEvent.click(more('Services'))
  await expectNoViolations(container)
})

test('[S42] an entry of any level is a link that calls its own onSelect, by press and by keyboard', async () => {
  const selected: string[] = []
  const choice = (label: string, to: MenuEntry['to'], children?: readonly MenuEntry[]): MenuEntry => ({
    label,
    to,
    type: 'link',
    onSelect: () => void selected.push(label),
    ...(children && { children }),
  })
  const videos = choice('Great Gadget Videos', '/resources/education/great-gadget-videos')
  const entries = [
    choice('Careers', '/careers'),
    choice('Resources', '/resources', [choice('Education', '/resources/education', [videos])]),
  ]
  renderPart(<Navigation entries={menuOf(entries, () => true)} />)
  await userEvent.click(more('Resources'))
  expect(selected).toEqual([])
  const names = ['Careers', 'Resources', 'Education', 'Great Gadget Videos']
  for (const name of names) await userEvent.click(screen.getByRole('link', { name }))
  expect(selected).toEqual(names)
  screen.getByRole('link', { name: 'Education' }).focus()
  await userEvent.keyboard('{Enter}')
  expect(selected).toEqual([...names, 'Education'])
})

test('an entry with pages is a link beside a button; its pages are a plain list', () => {
  renderPart(<Navigation entries={defaultMenu} />)
  const about = within(entry('About Us'))
  expect(about.getAllByRole('link')[0]?.textContent).toBe('About Us')
  expect(about.getByRole('button').compareDocumentPosition(about.getByRole('list'))).toBe(
    Node.DOCUMENT_POSITION_FOLLOWING,
  )
  expect(screen.queryByRole('menu')).toBeNull()
})

test('by keyboard: Enter opens, Tab moves in, Escape closes and returns to the button', async () => {
  renderPart(<Navigation entries={defaultMenu} />)
  more('About Us').focus()
  await userEvent.keyboard('{Enter}')
  expect(isOpen('About Us')).toBe(true)
  await userEvent.tab()
  expect(document.activeElement?.textContent).toBe('Consumer Pathway')
  await userEvent.keyboard('{Escape}')
  expect(isOpen('About Us')).toBe(false)
  expect(document.activeElement).toBe(more('About Us'))
})

test('a button that receives the focus from its panel or list is closed by then, as a screen reader announces it', async () => {
  renderPart(<Navigation entries={defaultMenu} />)
  const states: (string | null)[] = []
  const watch = ({ target }: FocusEvent) => {
    if (target instanceof HTMLButtonElement) states.push(target.getAttribute('aria-expanded'))
  }
  more('About Us').focus()
  await userEvent.keyboard('{Enter}')
  await userEvent.tab()
  addEventListener('focusin', watch)
  await userEvent.keyboard('{Escape}')
  expect(states).toEqual(['false'])
  removeEventListener('focusin', watch)
})

test('a panel closes when the focus moves past its end, and when another opens', async () => {
  renderPart(<Navigation entries={defaultMenu} />)
  more('About Us').focus()
  await userEvent.keyboard('{Enter}')
  screen.getByRole('link', { name: 'Careers' }).focus()
  await userEvent.tab()
  expect(isOpen('About Us')).toBe(false)
  await userEvent.click(more('Services'))
  await userEvent.click(more('Resources'))
  expect([isOpen('Services'), isOpen('Resources')]).toEqual([false, true])
})

test('a press elsewhere closes a panel', async () => {
  renderPart(<Navigation entries={defaultMenu} />)
  await userEvent.click(more('About Us'))
  await userEvent.click(document.body)
  expect(isOpen('About Us')).toBe(false)
})

test.each([
  ['Escape', () => new KeyboardEvent('keydown', { key: 'Escape', bubbles: true })],
  ['a press elsewhere', () => new MouseEvent('pointerdown', { bubbles: true })],
])('%s closes a hovered panel as soon as it is visible', (_, event) => {
  vi.useFakeTimers()
  let shown = 0
  // React calls onRender before passive effects.
  const onRender = () => {
    if (isOpen('About Us') && ++shown === 1) document.body.dispatchEvent(event())
  }
  renderPart(
    <Profiler id="navigation" onRender={onRender}>
      <Navigation entries={defaultMenu} />
    </Profiler>,
  )
  fireEvent.pointerMove(entry('About Us'), { pointerType: 'mouse' })
  advance(menuTiming.firstOpen)
  expect(shown).toBe(1)
  expect(isOpen('About Us')).toBe(false)
})

test('hover opens a panel for a mouse only, never for touch or focus', () => {
  vi.useFakeTimers()
  renderPart(<Navigation entries={defaultMenu} />)
  fireEvent.pointerMove(entry('About Us'), { pointerType: 'touch' })
  screen.getByRole('link', { name: 'About Us' }).focus()
  advance(1000)
  expect(isOpen('About Us')).toBe(false)
  fireEvent.pointerMove(entry('About Us'), { pointerType: 'mouse' })
  advance(menuTiming.firstOpen)
  expect(isOpen('About Us')).toBe(true)
  fireEvent.keyDown(document.body, { key: 'Escape' })
  advance(1000)
  expect(isOpen('About Us')).toBe(false)
})

test('the current page and its section are marked', () => {
  renderPart(<Navigation entries={defaultMenu} />, '/services/chsp/home-maintenance')
  expect(screen.getByRole('link', { current: true }).textContent).toBe('Services')
  renderPart(<Navigation entries={[{ label: 'Our People', to: '/about/our-people' }]} />, '/about/our-people')
  expect(screen.getByRole('link', { current: 'page' }).textContent).toBe('Our People')
})

test('narrow: the menu button opens the list; Escape closes it and returns to the button', async () => {
  narrow()
  const { container } = renderPart(<Navigation entries={defaultMenu} />)
  const button = screen.getByRole('button', { name: 'Menu' })
  await userEvent.click(button)
  expect(button.getAttribute('aria-expanded')).toBe('true')
  expect(button.compareDocumentPosition(screen.getByRole('navigation'))).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  await expectNoViolations(container)
  await userEvent.click(more('Services'))
  screen.getByRole('link', { name: 'CHSP' }).focus()
  await userEvent.keyboard('{Escape}')
  expect(button.getAttribute('aria-expanded')).toBe('false')
  expect(document.activeElement).toBe(button)
})

test('narrow: a parent’s button keeps the list open, a link closes it', async () => {
  narrow()
  renderPart(<Navigation entries={defaultMenu} />, '/about')
  const button = screen.getByRole('button', { name: 'Menu' })
  await userEvent.click(button)
  await userEvent.click(more('Services'))
  expect(button.getAttribute('aria-expanded')).toBe('true')
  await userEvent.click(screen.getByRole('link', { name: 'CHSP' }))
  expect(button.getAttribute('aria-expanded')).toBe('false')
})

test('narrow: a link to the current page closes the list and returns to the button', async () => {
  narrow()
  renderPart(<Navigation entries={defaultMenu} />, '/services/chsp')
  const button = screen.getByRole('button', { name: 'Menu' })
  await userEvent.click(button)
  await userEvent.click(more('Services'))
  await userEvent.click(screen.getByRole('link', { name: 'CHSP' }))
  expect(button.getAttribute('aria-expanded')).toBe('false')
  expect(document.activeElement).toBe(button)
})

test('[S40] Given a pointer at rest, when scrolling brings an entry under it, then no panel opens', () => {
  vi.useFakeTimers()
  renderPart(<Navigation entries={defaultMenu} />)
  fireEvent.pointerEnter(entry('About Us'), { pointerType: 'mouse' })
  advance(1000)
  expect(isOpen('About Us')).toBe(false)
  fireEvent.pointerMove(entry('About Us'), { pointerType: 'mouse' })
  advance(menuTiming.firstOpen)
  expect(isOpen('About Us')).toBe(true)
})

test('narrow: no hover', () => {
  narrow()
  vi.useFakeTimers()
  renderPart(<Navigation entries={defaultMenu} />)
  fireEvent.pointerMove(entry('About Us'), { pointerType: 'mouse' })
  advance(1000)
  expect(isOpen('About Us')).toBe(false)
})
