import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createMemoryRouter, Link, Outlet, RouterProvider } from 'react-router'
import { expect, onTestFinished, test, vi } from 'vitest'
import { pageLoads } from './page-loads.ts'
import { usePageLoads } from './use-page-loads.ts'

const paint = vi.hoisted(() => ({ wait: Promise.resolve() }))
vi.mock(import('./painted.ts'), () => ({ painted: () => paint.wait }))
const startLater = vi.hoisted(() => vi.fn<() => void>())
vi.mock(import('./later.ts'), () => ({ startLater }))

test('[S71] the next page is not shown before the press is painted, though its data are there', async () => {
  const painted = Promise.withResolvers<void>()
  const router = createMemoryRouter([
    {
      path: '/',
      middleware: [pageLoads],
      loader: () => null,
      Component: Outlet,
      HydrateFallback: () => null,
      children: [
        { index: true, Component: () => <Link to="/about">About</Link> },
        { path: 'about', loader: () => null, Component: () => <h1>About us</h1> },
      ],
    },
  ])
  render(<RouterProvider router={router} />)
  const link = await screen.findByRole('link')
  paint.wait = painted.promise
  await userEvent.click(link)
  await act(() => vi.waitFor(() => expect(router.state.navigation.state).toBe('loading')))
  expect(screen.queryByRole('heading')).toBeNull()
  painted.resolve()
  expect(await screen.findByRole('heading')).toBeDefined()
})

test('[S61] what a page does not need to be read begins one second after its load, not a millisecond before or after', async () => {
  vi.stubEnv('PROD', true)
  vi.useFakeTimers()
  class NavigationTiming {
    readonly loadEventEnd = 500
  }
  vi.stubGlobal('PerformanceNavigationTiming', NavigationTiming)
  vi.stubGlobal('performance', { now: () => 0, getEntriesByType: () => [new NavigationTiming()] })
  onTestFinished(() => {
    vi.useRealTimers()
    vi.unstubAllGlobals()
    vi.unstubAllEnvs()
  })
  const Page = () => {
    usePageLoads()
    return null
  }
  const router = createMemoryRouter([{ id: 'root', path: '/', loader: () => null, Component: Page }], {
    hydrationData: { loaderData: { root: { versionPollMs: 0 } } },
  })
  render(<RouterProvider router={router} />)
  await vi.advanceTimersByTimeAsync(1499)
  await vi.dynamicImportSettled()
  expect(startLater).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  await vi.dynamicImportSettled()
  expect(startLater).toHaveBeenCalledExactlyOnceWith({ versionPollMs: 0 })
})
