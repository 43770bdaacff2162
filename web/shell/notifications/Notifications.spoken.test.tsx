import { virtual } from '@guidepup/virtual-screen-reader'
import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createRoutesStub } from 'react-router'
import { afterEach, expect, test, vi } from 'vitest'
import { eventually } from '#tests/helpers/eventually.ts'
import { startScreenReader } from '#tests/helpers/screen-reader.ts'
import { clearToasts, notify } from '#web/lib/toast-queue.ts'
import { Notifications } from './Notifications.tsx'

vi.spyOn(document, 'hasFocus').mockReturnValue(true)
vi.spyOn(window, 'scrollTo').mockReturnValue(undefined)

afterEach(() => act(() => clearToasts()))

const listen = async () => {
  const Stub = createRoutesStub([
    {
      id: 'root',
      path: '*',
      Component: () => (
        <>
          <h1 id="page-title" tabIndex={-1}>
            A page
          </h1>
          <button type="button">Elsewhere</button>
          <footer>
            <Notifications />
          </footer>
        </>
      ),
      loader: () => ({ toastAutoCloseMs: 60_000 }),
      HydrateFallback: () => null,
    },
  ])
  const { container } = render(<Stub />)
  await screen.findByRole('button', { name: 'Notifications' })
  await startScreenReader(container)
}

// Runs first, while there is no message.
test('[S55] without a toast F8 announces the panel, and that it is empty', async () => {
  await listen()
  await userEvent.keyboard('{F8}')
  await screen.findByRole('region')
  await eventually(async () =>
    expect(await virtual.spokenPhraseLog()).toEqual([
      'region, Notifications, There are no messages. Messages from this visit will appear here.',
    ]),
  )
})

test('[S50] a message is announced once, politely, although a toast shows it too; closing announces nothing', async () => {
  await listen()
  act(() => void notify({ type: 'success', text: 'Link copied' }))
  const close = await screen.findByRole('button', { name: 'Close message: Link copied' })
  expect(await virtual.spokenPhraseLog()).toEqual(['polite: Done: Link copied'])
  // The virtual screen reader observes only existing regions; real ones also announce inserted elements with these roles.
  const loud = '[aria-live], [role=alert], [role=alertdialog], [role=status], [role=log], output'
  expect(document.querySelectorAll(loud)).toHaveLength(1)
  await userEvent.click(close)
  expect(await virtual.spokenPhraseLog()).toEqual(['polite: Done: Link copied'])
})

test('a second message does not repeat the first, and identical messages are both announced', async () => {
  await listen()
  for (const text of ['Link copied', 'Link copied', 'Your list has three things.'])
    act(() => void notify({ type: 'info', text }))
  await screen.findAllByRole('group')
  expect(await virtual.spokenPhraseLog()).toEqual([
    'polite: Good to know: Link copied',
    'polite: Good to know: Link copied',
    'polite: Good to know: Your list has three things.',
  ])
})

test('[S55] F8 announces the region, Tab the button of a toast, and a second F8 the previous position', async () => {
  await listen()
  act(() => void notify({ type: 'error', text: 'It did not work' }))
  await screen.findByRole('group', { description: 'It did not work' })
  act(() => screen.getByRole('button', { name: 'Elsewhere' }).focus())
  await virtual.clearSpokenPhraseLog()
  await userEvent.keyboard('{F8}')
  await userEvent.tab()
  await userEvent.keyboard('{F8}')
  expect(await virtual.spokenPhraseLog()).toEqual([
    'region, Notifications',
    'button, Close message: It did not work',
    'button, Elsewhere',
  ])
})
