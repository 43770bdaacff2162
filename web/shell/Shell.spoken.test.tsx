import { virtual } from '@guidepup/virtual-screen-reader'
import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createBrowserRouter, Link, Outlet, RouterProvider } from 'react-router'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { eventually } from '#tests/helpers/eventually.ts'
import { startScreenReader } from '#tests/helpers/screen-reader.ts'
import { settings } from './examples.ts'

// Notifications announce nothing here, and run timers.
vi.mock('./notifications/Notifications.tsx', () => ({ Notifications: () => null }))

// The shell remembers the previous page in its modules; each test is a separate visit.
beforeEach(() => vi.resetModules())

const Page = ({ title }: { title: string }) => (
  <>
    <h1 id="page-title" tabIndex={-1}>
      {title}
    </h1>
    <Link to="/about/our-people">Who we are</Link>
    <Link to="/careers#pay">What we pay</Link>
    <h2 id="pay">Pay</h2>
  </>
)

const wideLayout = document.createElement('style')
wideLayout.textContent = '[aria-controls="main-menu"] { display: none }'

/** Starts a visit on the Careers page, with the whole shell. */
const listen = async () => {
  history.replaceState(null, '', '/careers')
  const { Shell } = await import('./Shell.tsx')
  const router = createBrowserRouter([
    {
      id: 'root',
      loader: () => ({}),
      HydrateFallback: () => null,
      Component: () => (
        <Shell settings={settings}>
          <Outlet />
        </Shell>
      ),
      children: [
        { path: 'careers', Component: () => <Page title="Careers" /> },
        { path: 'about/our-people', Component: () => <Page title="Our People" /> },
      ],
    },
  ])
  const { container } = render(<RouterProvider router={router} />)
  await screen.findByRole('heading', { level: 1 })
  await startScreenReader(container)
}

const press = (name: string) => userEvent.click(screen.getByRole('link', { name }))
/** Returns the announcements after a link received the focus. */
const announced = async () => (await virtual.spokenPhraseLog()).filter((phrase) => !phrase.startsWith('link'))
const expectAnnounced = async (...phrases: readonly string[]) => {
  await eventually(async () => expect(await announced()).toHaveLength(phrases.length))
  // Nothing else is announced later either.
  await act(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))))
  expect(await announced()).toEqual(phrases)
  await virtual.clearSpokenPhraseLog()
}

test('[S14] a new page announces its title once, through the focus alone; Back announces the link that was followed', async () => {
  await listen()
  await press('Who we are')
  await expectAnnounced('heading, Our People, level 1')
  act(() => history.back())
  await eventually(async () => expect(await virtual.spokenPhraseLog()).toEqual(['link, Who we are']))
})

test('[S14] a hash announces its target', async () => {
  await listen()
  await press('What we pay')
  await expectAnnounced('heading, Pay, level 2')
})

test('[S43] a page chosen in the menu announces its title', async () => {
  await listen()
  // The wide layout, in which the link stays focused.
  document.head.append(wideLayout)
  onTestFinished(() => wideLayout.remove())
  await press('Our People')
  await expectAnnounced('heading, Our People, level 1')
})
