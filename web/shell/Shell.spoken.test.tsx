import { virtual } from '@guidepup/virtual-screen-reader'
import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createBrowserRouter, Link, Outlet, RouterProvider } from 'react-router'
import { beforeEach, expect, test, vi } from 'vitest'
import { eventually } from '#tests/helpers/eventually.ts'
import { startScreenReader } from '#tests/helpers/screen-reader.ts'
import { settings } from './examples.ts'

// They have nothing to say here, and timers of their own.
vi.mock('./notifications/Notifications.tsx', () => ({ Notifications: () => null }))

// The shell remembers the page that was shown last; each test is a visit of its own.
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

/** A visit that begins on the Careers page, with everything that stands around it. */
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
/** What is said once a link has the focus. */
const heard = async () => (await virtual.spokenPhraseLog()).filter((phrase) => !phrase.startsWith('link'))
const expectHeard = async (...phrases: readonly string[]) => {
  await eventually(async () => expect(await heard()).toHaveLength(phrases.length))
  // Nothing comes after it either.
  await act(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))))
  expect(await heard()).toEqual(phrases)
  await virtual.clearSpokenPhraseLog()
}

test('[S14] a new page says its title once, by the focus alone; Back says the link that was followed', async () => {
  await listen()
  await press('Who we are')
  // The link goes with its page: by way of the main area, which stays.
  await expectHeard('main', 'heading, Our People, level 1')
  act(() => history.back())
  await eventually(async () => expect(await virtual.spokenPhraseLog()).toEqual(['main', 'link, Who we are']))
})

test('[S14] a hash says its target', async () => {
  await listen()
  await press('What we pay')
  await expectHeard('heading, Pay, level 2')
})

test('[S43] a page that is chosen in the menu says its title', async () => {
  await listen()
  await userEvent.click(screen.getByRole('button', { name: 'Menu' }))
  await virtual.clearSpokenPhraseLog()
  await press('Our People')
  await expectHeard('heading, Our People, level 1')
})
