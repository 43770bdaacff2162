import { act, fireEvent, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { readFileSync } from 'node:fs'
import { Profiler, useState, useSyncExternalStore } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { expectNoViolations } from '#tests/helpers/axe.tsx'
import {
  clearToasts,
  closeToast,
  type Notification,
  type NotificationType,
  notificationWords,
  notify,
  postedNotifications,
} from '#web/lib/toast-queue.ts'
import { examples } from './examples.ts'
import { ToastRegion } from './ToastRegion.tsx'
import { toastIcons } from './toast-icons.ts'
import { autoCloseMs } from './use-auto-close.ts'
import { collapseMs } from './use-collapsing.ts'

const hasFocus = vi.spyOn(document, 'hasFocus')
const visibility = vi.spyOn(document, 'visibilityState', 'get')

beforeEach(() => {
  hasFocus.mockReturnValue(true)
  visibility.mockReturnValue('visible')
})
afterEach(() => {
  act(() => clearToasts())
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** The toasts on a page with another focusable element. */
function Page({
  ms,
  isPersistent = false,
}: {
  readonly ms?: number | undefined
  readonly isPersistent?: boolean | undefined
}) {
  const messages = useSyncExternalStore(postedNotifications.subscribe, postedNotifications.all)
  const [isPersistentNow, setPersistent] = useState(isPersistent)
  return (
    <>
      <h1 id="page-title" tabIndex={-1}>
        A page
      </h1>
      <button type="button">Elsewhere</button>
      <ToastRegion
        messages={messages}
        onClose={closeToast}
        autoCloseMs={ms}
        isPersistent={isPersistentNow}
        onPersistentChange={setPersistent}
      />
      <button type="button" onClick={() => setPersistent((was) => !was)}>
        Setting
      </button>
    </>
  )
}

const add = (content: Notification) => act(() => void notify(content))

function show(
  contents: readonly Notification[],
  options: { readonly ms?: number; readonly isPersistent?: boolean } = {},
) {
  const view = render(<Page {...options} />)
  contents.forEach(add)
  return view
}

const pass = (ms: number) => act(() => void vi.advanceTimersByTime(ms))
const isOpen = (text: string) => {
  const element = screen.queryByText(text)
  return element !== null && element.closest('[inert]') === null
}
const toast = (text: string) => screen.getByRole('group', { description: text })

const done = { type: 'success', text: 'Link copied' } as const
const stays = { type: 'error', text: 'It did not work' } as const

test('[S50] axe reports no violations for toasts of any type', async () => {
  for (const [name, content] of Object.entries(examples)) {
    const { container, unmount } = show([content])
    await expectNoViolations(container)
    expect(container.querySelector('[style]'), name).toBeNull()
    unmount()
  }
})

const types = Object.keys(notificationWords) as NotificationType[]

test.each(types)('[S50] %s: has an icon and a word, not colour alone, and the text', (type) => {
  show([{ type, text: 'Something happened' }])
  const group = screen.getByRole('group', { name: notificationWords[type], description: 'Something happened' })
  expect(group.querySelector('svg')).not.toBeNull()
  expect(within(group).getByText(notificationWords[type])).toBeTruthy()
})

test('[S50] no two types have the same icon or word', () => {
  for (const marks of [Object.values(toastIcons), Object.values(notificationWords)])
    expect(new Set(marks).size).toBe(marks.length)
})

test.each([
  ['the site’s 1000 ms', 1000],
  ['five seconds by default', undefined],
])('[S51] a toast closes after exactly %s', (_, ms) => {
  vi.useFakeTimers()
  show([done], ms === undefined ? {} : { ms })
  pass((ms ?? 5000) - 1)
  expect(isOpen(done.text)).toBe(true)
  pass(1)
  expect(isOpen(done.text)).toBe(false)
})

test.each(['default', 'info', 'success'] as const)('[S51] %s closes by itself after the site’s time', (type) =>
  expect(autoCloseMs({ type, text: '' }, 1000)).toBe(1000),
)

test.each<Notification>([
  { type: 'error', text: '' },
  { type: 'warning', text: '' },
  { type: 'loading', text: '' },
  { type: 'success', text: '', action: { label: 'Undo', onAction: () => undefined } },
])('[S51] a message that is urgent, in progress or has an action never closes by itself: %o', (content) => {
  expect(autoCloseMs(content, 1000)).toBe(0)
})

test('[S51] an error stays open', () => {
  vi.useFakeTimers()
  show([stays], { ms: 1000 })
  pass(3_600_000)
  expect(isOpen(stays.text)).toBe(true)
})

test('[S51] with persistent messages none closes, and switching that off resumes the time', () => {
  vi.useFakeTimers()
  show([done], { ms: 1000, isPersistent: true })
  pass(60_000)
  add({ type: 'info', text: 'Another' })
  pass(60_000)
  expect([isOpen(done.text), isOpen('Another')]).toEqual([true, true])
  fireEvent.click(screen.getByRole('button', { name: 'Setting' }))
  pass(999)
  expect([isOpen(done.text), isOpen('Another')]).toEqual([true, true])
  pass(1)
  expect([isOpen(done.text), isOpen('Another')]).toEqual([false, false])
})

test('[S50] [S51] a message of the same topic replaces the open one in its toast, which keeps the focus and starts its time again', () => {
  vi.useFakeTimers()
  show([{ ...done, topic: 'copy' }, stays], { ms: 1000 })
  pass(600)
  const close = screen.getByRole('button', { name: `Close message: ${done.text}` })
  act(() => close.focus())
  add({ type: 'info', text: 'Copied again', topic: 'copy' })
  expect(screen.getAllByRole('group')).toHaveLength(2)
  expect(isOpen(done.text)).toBe(false)
  expect(document.activeElement).toBe(close)
  expect(close.textContent).toBe('Close message: Copied again')
  act(() => close.blur())
  pass(999)
  expect(isOpen('Copied again')).toBe(true)
  pass(1)
  expect([isOpen('Copied again'), isOpen(stays.text)]).toEqual([false, true])
})

test('a replaced message closes from its toast', async () => {
  show([
    { ...stays, topic: 'save' },
    { type: 'warning', text: 'Still not saved', topic: 'save' },
  ])
  await userEvent.click(screen.getByRole('button', { name: 'Close message: Still not saved' }))
  expect(isOpen('Still not saved')).toBe(false)
})

test('[S56] a closing toast collapses for 300 ms, inert within its list item, and is then removed', () => {
  vi.useFakeTimers()
  show([done], { ms: 1000 })
  pass(1000)
  const inert = screen.getByText(done.text).closest('[inert]')
  expect(inert).not.toBeNull()
  // An inert item would leave a list without items.
  expect(inert?.parentElement?.closest('li')).not.toBeNull()
  pass(299)
  expect(screen.queryByText(done.text)).not.toBeNull()
  pass(1)
  expect(screen.queryByText(done.text)).toBeNull()
})

test('[S56] with reduced motion it is removed at once', () => {
  vi.useFakeTimers()
  vi.stubGlobal('matchMedia', (query: string) => ({ matches: query === '(prefers-reduced-motion: reduce)' }))
  show([done, stays], { ms: 1000 })
  pass(1000)
  expect(screen.queryByText(done.text)).toBeNull()
  expect(isOpen(stays.text)).toBe(true)
})

test('[S56] the style sheet’s animation is as long as the script waits', () => {
  expect(collapseMs).toBe(300)
  expect(readFileSync('web/ui/toast/Toast.module.css', 'utf8')).toContain(`grid-template-rows ${collapseMs}ms`)
})

/** The events that pause toasts, and those that resume them. */
const pauses: Record<string, readonly [() => void, () => void]> = {
  'the pointer is over them': [
    () => fireEvent.pointerEnter(screen.getByRole('region'), { pointerType: 'mouse' }),
    () => fireEvent.pointerLeave(screen.getByRole('region'), { pointerType: 'mouse' }),
  ],
  'the focus is in them': [
    () => act(() => screen.getAllByRole('button', { name: /^Close/ })[0]?.focus()),
    () => act(() => screen.getByRole('button', { name: 'Elsewhere' }).focus()),
  ],
  'the page is hidden': [
    () => {
      visibility.mockReturnValue('hidden')
      fireEvent(document, new Event('visibilitychange'))
    },
    () => {
      visibility.mockReturnValue('visible')
      fireEvent(document, new Event('visibilitychange'))
    },
  ],
  'the window has no focus': [
    () => {
      hasFocus.mockReturnValue(false)
      fireEvent(window, new Event('blur'))
    },
    () => {
      hasFocus.mockReturnValue(true)
      fireEvent(window, new Event('focus'))
    },
  ],
}

test.each(Object.entries(pauses))('[S57] toasts are paused while %s', (_, [start, end]) => {
  vi.useFakeTimers()
  show([done], { ms: 1000 })
  pass(600)
  start()
  pass(60_000)
  expect(isOpen(done.text)).toBe(true)
  end()
  pass(399)
  expect(isOpen(done.text)).toBe(true)
  pass(1)
  expect(isOpen(done.text)).toBe(false)
})

test('[S57] a toast that is posted while the others are paused is paused too', () => {
  vi.useFakeTimers()
  show([done], { ms: 1000 })
  pauses['the page is hidden']?.[0]()
  add({ type: 'info', text: 'Another' })
  pass(60_000)
  expect(isOpen('Another')).toBe(true)
  pauses['the page is hidden']?.[1]()
  pass(1000)
  expect(isOpen('Another')).toBe(false)
})

test('[S57] of two reasons to pause, both must end', () => {
  vi.useFakeTimers()
  show([done], { ms: 1000 })
  pauses['the pointer is over them']?.[0]()
  pauses['the window has no focus']?.[0]()
  pauses['the pointer is over them']?.[1]()
  pass(60_000)
  expect(isOpen(done.text)).toBe(true)
  pauses['the window has no focus']?.[1]()
  pass(1000)
  expect(isOpen(done.text)).toBe(false)
})

const three = ['oldest', 'middle', 'newest'].map((text) => ({ type: 'error', text }) as const)

test.each([
  ['with motion', false],
  ['without', true],
])(
  '[S55] closing a focused toast moves the focus to the next toast, else to the previous one, else back: %s',
  async (_, isStill) => {
    vi.stubGlobal('matchMedia', () => ({ matches: isStill }))
    show(three)
    const elsewhere = screen.getByRole('button', { name: 'Elsewhere' })
    elsewhere.focus()
    const close = async (text: string) => {
      act(() =>
        within(toast(text))
          .getByRole('button', { name: `Close message: ${text}` })
          .focus(),
      )
      await userEvent.keyboard('{Enter}')
    }
    await close('middle')
    expect(document.activeElement).toBe(toast('oldest'))
    await close('oldest')
    expect(document.activeElement).toBe(toast('newest'))
    await close('newest')
    expect(document.activeElement).toBe(elsewhere)
  },
)

test('[S55] when no element had the focus before, it moves to the h1', async () => {
  show([stays])
  await userEvent.keyboard('{F8}')
  await userEvent.tab()
  await userEvent.keyboard('{Enter}')
  expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }))
})

test.each(['F8', 'F6'])('[S55] %s moves the focus to the region and, pressed again, back', async (key) => {
  show([stays])
  const elsewhere = screen.getByRole('button', { name: 'Elsewhere' })
  elsewhere.focus()
  await userEvent.keyboard(`{${key}}`)
  expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Notifications' }))
  await userEvent.keyboard(`{${key}}`)
  expect(document.activeElement).toBe(elsewhere)
  await userEvent.keyboard(`{Control>}{${key}}{/Control}`)
  expect(document.activeElement).toBe(elsewhere)
})

test('[S55] F8 moves the focus to the region as soon as a toast is visible', () => {
  const press = vi.fn(() => document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'F8', bubbles: true })))
  // React calls onRender before passive effects.
  const pressOnce = () => {
    if (screen.queryByRole('region', { name: 'Notifications' }) && press.mock.calls.length === 0) press()
  }
  render(
    <Profiler id="toasts" onRender={pressOnce}>
      <Page />
    </Profiler>,
  )
  add(stays)
  expect(press).toHaveBeenCalledOnce()
  expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Notifications' }))
})

test('[S55] a mouse press closes a toast and does not move the focus', async () => {
  show(three)
  const elsewhere = screen.getByRole('button', { name: 'Elsewhere' })
  elsewhere.focus()
  await userEvent.click(screen.getByRole('button', { name: 'Close message: newest' }))
  expect(isOpen('newest')).toBe(false)
  expect(document.activeElement).toBe(elsewhere)
})

test('an action is a button', async () => {
  const onAction = vi.fn()
  show([{ type: 'info', text: 'There is a new version.', action: { label: 'Load it now', onAction } }])
  await userEvent.click(screen.getByRole('button', { name: 'Load it now' }))
  expect(onAction).toHaveBeenCalledOnce()
})

/** Renders a toast with the given message, whose `id` is its number in the visit. */
function showAs(id: number, content: Notification) {
  const onClose = vi.fn()
  const onPersistentChange = vi.fn()
  const message = { type: 'default', topic: '', ...content, id, toast: id, at: 0, isOver: false } as const
  const region = (isPersistent: boolean) => (
    <ToastRegion messages={[message]} autoCloseMs={1000} {...{ onClose, isPersistent, onPersistentChange }} />
  )
  const { rerender } = render(region(false))
  return { onClose, onPersistentChange, setPersistent: () => rerender(region(true)) }
}
const offers = (text: string) => within(toast(text)).queryByText('Keep messages on screen') !== null
const offer = () => screen.queryByRole('button', { name: 'Keep messages on screen' })

test('[S51] the first toast of a visit offers to keep messages on screen; when pressed, the offer confirms it and has the focus', async () => {
  const { onPersistentChange, setPersistent } = showAs(1, done)
  act(() => offer()?.focus())
  await userEvent.keyboard('{Enter}')
  expect(onPersistentChange).toHaveBeenCalledExactlyOnceWith(true)
  expect(offer()?.getAttribute('aria-pressed')).toBe('false')
  setPersistent()
  expect(offer()?.getAttribute('aria-pressed')).toBe('true')
  expect(document.activeElement).toBe(offer())
})

test('[S51] later toasts do not offer it, nor does one whose outcome stays in sight', () => {
  const messages = ['in sight', 'first', 'later'].map((text, index) => {
    const id = index + 1
    return { type: 'error', text, topic: text, isInSight: index === 0, id, toast: id, at: 0, isOver: false } as const
  })
  render(<ToastRegion {...{ messages, isPersistent: false, onClose: vi.fn(), onPersistentChange: vi.fn() }} />)
  expect(messages.map(({ text }) => text).filter(offers)).toEqual(['first'])
})

test('[S51] a toast with the offer still closes after 1000 ms, and is paused while the offer has the focus', () => {
  vi.useFakeTimers()
  const { onClose } = showAs(1, done)
  pass(999)
  act(() => offer()?.focus())
  pass(60_000)
  expect(onClose).not.toHaveBeenCalled()
  act(() => offer()?.blur())
  pass(0)
  expect(onClose).not.toHaveBeenCalled()
  pass(1)
  expect(onClose).toHaveBeenCalledExactlyOnceWith(1)
})
