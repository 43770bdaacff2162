import { act, fireEvent, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createRoutesStub, Link } from 'react-router'
import { afterEach, expect, onTestFinished, test, vi } from 'vitest'
import { expectNoViolations } from '#tests/helpers/axe.tsx'
import { eventually } from '#tests/helpers/eventually.ts'
import { preferences } from '#web/lib/preferences.ts'
import { clearToasts, notify } from '#web/lib/toast-queue.ts'
import { LiveRegion } from './LiveRegion.tsx'
import { NotificationPanel } from './NotificationPanel.tsx'
import { Notifications } from './Notifications.tsx'

vi.spyOn(document, 'hasFocus').mockReturnValue(true)
vi.spyOn(window, 'scrollTo').mockReturnValue(undefined)

afterEach(() => {
  act(() => clearToasts())
  preferences.reset()
})

const Page = () => (
  <>
    <h1 id="page-title" tabIndex={-1}>
      A page
    </h1>
    <Link to="/about">About</Link>
    <Link to="/#here">Here</Link>
    <footer>
      <Notifications />
    </footer>
  </>
)

const show = () => {
  const Stub = createRoutesStub([
    {
      id: 'root',
      path: '*',
      Component: Page,
      loader: () => ({ toastAutoCloseMs: 60_000 }),
      HydrateFallback: () => null,
    },
  ])
  return render(<Stub />)
}
const button = () => screen.findByRole('button', { name: 'Notifications' })
const panel = () => screen.findByRole('region', { name: 'Notifications' })
const say = (text: string) => act(() => void notify({ type: 'success', text }))

test('[S55] without any toast F8 opens the panel, which is marked as empty; a second F8 closes it and returns the focus', async () => {
  const { container } = show()
  const link = await screen.findByRole('link', { name: 'About' })
  act(() => link.focus())
  await userEvent.keyboard('{F8}')
  const opened = await panel()
  expect(document.activeElement).toBe(opened)
  expect(screen.getByRole('region', { description: /^There are no messages/ })).toBe(opened)
  expect((await button()).getAttribute('aria-expanded')).toBe('true')
  await expectNoViolations(container)
  await userEvent.keyboard('{F8}')
  expect(screen.queryByRole('region')).toBeNull()
  expect(document.activeElement).toBe(link)
})

test('[S55] the button opens and closes the panel; Escape closes it and returns to the button', async () => {
  show()
  await userEvent.click(await button())
  await panel()
  await userEvent.keyboard('{Escape}')
  expect(screen.queryByRole('region')).toBeNull()
  expect(document.activeElement).toBe(await button())
  await userEvent.click(await button())
  await panel()
  await userEvent.click(await button())
  expect(screen.queryByRole('region')).toBeNull()
})

test('the panel closes when the focus leaves it, so that it does not cover the focused element', async () => {
  show()
  await userEvent.click(await button())
  await panel()
  const link = screen.getByRole('link', { name: 'About' })
  act(() => link.focus())
  expect(screen.queryByRole('region')).toBeNull()
  expect(document.activeElement).toBe(link)
})

test('the panel lists every message of the visit, newest first, with its time', async () => {
  show()
  await button()
  say('The first')
  say('The second')
  await screen.findByRole('region', { name: 'Notifications' })
  act(() => clearToasts())
  await userEvent.click(await button())
  const words = within(await panel())
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent)
  expect(words[0]).toMatch(/^Done: The second\d{1,2}(:\d\d)?\s[ap]m$/)
  expect(words[1]).toMatch(/^Done: The first/)
})

test.each([
  [0, 'There are no messages. Messages from this visit will appear here.'],
  [1, 'There is 1 message from this visit.'],
  [2, 'There are 2 messages from this visit, the newest first.'],
])('the panel of %i messages is described by their number', (count, description) => {
  const message = { type: 'success', text: 'Link copied', topic: 'Link copied', at: 0, isOver: true } as const
  const messages = Array.from({ length: count }, (_, index) => ({ ...message, id: index + 1, toast: index + 1 }))
  render(
    <NotificationPanel
      id="log"
      messages={messages}
      isPersistent={false}
      onPersistentChange={vi.fn()}
      onClose={vi.fn()}
    />,
  )
  screen.getByRole('region', { name: 'Notifications', description })
})

test('the setting in the panel keeps messages on the screen', async () => {
  show()
  await userEvent.click(await button())
  await userEvent.click(within(await panel()).getByRole('switch', { name: 'Keep messages on screen' }))
  expect(preferences.get('messages')).toBe('keep')
})

test('[S52] a new path closes the toasts, a hash does not', async () => {
  show()
  await button()
  say('Copied just now')
  const region = await screen.findByRole('region', { name: 'Notifications' })
  await userEvent.click(screen.getByRole('link', { name: 'Here' }))
  expect(within(region).getByText('Copied just now').closest('[inert]')).toBeNull()
  await userEvent.click(screen.getByRole('link', { name: 'About' }))
  await eventually(() => expect(within(region).queryByText('Copied just now')?.closest('[inert]')).not.toBeNull())
})

test('a message of before the region took over the page is announced; one of an earlier page is not', () => {
  const message = { type: 'success', topic: 'x', at: 0 } as const
  const { container } = render(
    <LiveRegion
      posted={[
        { ...message, id: 1001, toast: 1001, text: 'Earlier', isOver: true },
        { ...message, id: 1002, toast: 1002, text: 'Link copied', isOver: false },
      ]}
      isPlain={false}
    />,
  )
  expect(container.textContent).toBe('Done: Link copied')
})

test('a page that opens without a connection shows the warning', async () => {
  const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  onTestFinished(() => onLine.mockRestore())
  show()
  const region = await screen.findByRole('region', { name: 'Notifications' })
  expect(within(region).getByRole('group', { name: 'Important', description: /^You’re offline/ })).toBeTruthy()
  fireEvent(window, new Event('online'))
})

test('a lost connection shows a warning until it is back, on every page', async () => {
  show()
  // Repeats the event until the listener is ready, and at least once more: there is still only one warning.
  const region = await eventually(() => {
    fireEvent(window, new Event('offline'))
    return screen.getByRole('region', { name: 'Notifications' })
  })
  say('Copied just now')
  await userEvent.click(screen.getByRole('link', { name: 'About' }))
  await eventually(() => expect(within(region).getByText('Copied just now').closest('[inert]')).not.toBeNull())
  const warning = within(region).getByRole('group', { name: 'Important', description: /^You’re offline/ })
  fireEvent(window, new Event('online'))
  fireEvent(window, new Event('online'))
  expect(warning.closest('[inert]')).not.toBeNull()
  expect(within(region).getByRole('group', { name: 'Done', description: 'You’re back online.' })).toBeTruthy()
})
