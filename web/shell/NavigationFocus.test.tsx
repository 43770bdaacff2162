import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useEffect } from 'react'
import { createBrowserRouter, Outlet, RouterProvider, useLocation } from 'react-router'
import { beforeEach, expect, test, vi } from 'vitest'
import { focusHolderId } from '#web/focus/after-focus-loss.ts'
import { FollowedLinks } from '#web/lib/site-link/FollowedLinks.tsx'

// The component remembers the previous page in its module; each test is a separate visit.
beforeEach(() => vi.resetModules())

let isVacant = true

const Page = ({ title }: { title: string }) => (
  <>
    <h1 id="page-title">{title}</h1>
    <a href="/about">About Us</a>
    <a href="/about#costs">What it costs</a>
    <a href="/about#nowhere">Nowhere</a>
    {isVacant && <a href="/about">A vacancy</a>}
    <a href="#costs">Costs, below</a>
    <a href="#taken" onClick={(event) => event.preventDefault()}>
      Taken
    </a>
    <h2 id="costs">Costs</h2>
  </>
)

/** Like a form's step: each answer at the same address replaces what had the focus. */
const Careers = () => <Page key={useLocation().key} title="Careers" />

const openPage = async (address: string) => {
  history.replaceState(null, '', address)
  const { NavigationFocus } = await import('./NavigationFocus.tsx')
  const router = createBrowserRouter([
    {
      Component: () => (
        <>
          <Outlet />
          <NavigationFocus />
          <FollowedLinks />
        </>
      ),
      children: [
        { path: 'about', Component: () => <Page title="About Us" /> },
        { path: 'careers', Component: () => <Page title="Careers" /> },
      ],
    },
  ])
  render(<RouterProvider router={router} />)
  await screen.findByRole('heading', { level: 1 })
  return router
}

const press = (name: string) => userEvent.click(screen.getByRole('link', { name }))
const focused = () => document.activeElement?.textContent
const isFocused = (tag: string, text: string) =>
  waitFor(() => expect([document.activeElement?.tagName, focused()]).toEqual([tag, text]))
const goBack = async (to: string) => {
  history.back()
  await waitFor(() => expect(location.pathname + location.hash).toBe(to))
}

test('[S14] the first load leaves the focus alone, a new page focuses its h1', async () => {
  await openPage('/careers')
  expect(document.activeElement).toBe(document.body)
  await press('About Us')
  await isFocused('H1', 'About Us')
})

test('[S12] [S14] a lost focus moves to an element that stays, on a new page in the same task; it is empty and not focusable before and after', async () => {
  history.replaceState(null, '', '/careers')
  const { NavigationFocus } = await import('./NavigationFocus.tsx')
  const focusedAfterChange: string[] = []
  /** Its effect runs before the shell's effect, which moves the focus on. */
  function Listener() {
    useLocation()
    useEffect(() => {
      const { activeElement } = document
      focusedAfterChange.push(`${activeElement?.tagName} ${activeElement?.getAttribute('tabindex')}`)
    })
    return null
  }
  const router = createBrowserRouter([
    {
      Component: () => (
        <>
          <Listener />
          <main>
            <span id={focusHolderId} data-testid="holder" />
            <Outlet />
          </main>
          <NavigationFocus />
          <FollowedLinks />
        </>
      ),
      children: [
        { path: 'about', Component: () => <Page key="about" title="About Us" /> },
        { path: 'careers', Component: Careers },
      ],
    },
  ])
  render(<RouterProvider router={router} />)
  await screen.findByRole('heading', { level: 1 })
  const unused = screen.getByTestId('holder').outerHTML
  screen.getByRole('link', { name: 'About Us' }).focus()
  await press('About Us')
  await isFocused('H1', 'About Us')
  expect(screen.getByTestId('holder').outerHTML).toBe(unused)
  await goBack('/careers')
  await isFocused('A', 'About Us')
  expect(screen.getByTestId('holder').outerHTML).toBe(unused)
  expect(focusedAfterChange).toEqual(['BODY null', 'SPAN -1', 'SPAN -1'])

  // Within a page it moves later: moved in the same task, Orca announces the main area twice.
  await router.navigate('/careers')
  await isFocused('H1', 'Careers')
  expect(focusedAfterChange.at(-1)).toBe('BODY null')
})

test('[S13] a hash focuses its target, on the first load and later; a hash without a target focuses the h1', async () => {
  await openPage('/careers#costs')
  expect(focused()).toBe('Costs')
  await press('What it costs')
  await isFocused('H2', 'Costs')
  await press('Nowhere')
  await isFocused('H1', 'About Us')
})

test('[S13] a plain link to a hash adds one history entry with a router key, also when it is followed twice', async () => {
  const router = await openPage('/careers')
  const entries = history.length
  await press('Costs, below')
  await isFocused('H2', 'Costs')
  expect(router.state.location).toMatchObject({
    pathname: '/careers',
    hash: '#costs',
    key: expect.not.stringMatching('default'),
  })
  await press('Costs, below')
  await isFocused('H2', 'Costs')
  expect(history.length).toBe(entries + 1)
})

test('a link whose own handler prevents the default is not routed', async () => {
  await openPage('/careers')
  await press('Taken')
  expect(location.hash).toBe('')
})

test('[S12] Back focuses the followed link, after any number of pages and hashes', async () => {
  await openPage('/careers')
  await press('About Us')
  await isFocused('H1', 'About Us')
  await press('Costs, below')
  await isFocused('H2', 'Costs')
  await press('Nowhere')
  await isFocused('H1', 'About Us')
  await goBack('/about#costs')
  await isFocused('A', 'Nowhere')
  await goBack('/about')
  await isFocused('A', 'Costs, below')
  await goBack('/careers')
  await isFocused('A', 'About Us')
})

test('[S12] when the link no longer exists, Back focuses the h1', async () => {
  await openPage('/careers')
  await press('A vacancy')
  await isFocused('H1', 'About Us')
  isVacant = false
  await goBack('/careers')
  await isFocused('H1', 'Careers')
})
