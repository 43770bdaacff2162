import { render } from '@testing-library/react'
import { createMemoryRouter, RouterContextProvider, RouterProvider } from 'react-router'
import { expect, onTestFinished, test, vi } from 'vitest'
import { pageLoads } from './page-loads.ts'
import { usePageLoads } from './use-page-loads.ts'

const paint = vi.hoisted(() => ({ wait: Promise.resolve() }))
vi.mock(import('./painted.ts'), () => ({ painted: () => paint.wait }))
const startLater = vi.hoisted(() => vi.fn<() => void>())
vi.mock(import('./later.ts'), () => ({ startLater }))

test('[S71] the router receives the next page’s data only after the press is painted', async () => {
  const pressed = Promise.withResolvers<void>()
  paint.wait = pressed.promise
  const url = new URL('/about', location.origin)
  const request = {
    request: new Request(url),
    url,
    params: {},
    pattern: '/about',
    context: new RouterContextProvider(),
  }
  const next = vi.fn<() => Promise<Record<string, never>>>(() => Promise.resolve({}))
  const arrived = vi.fn<() => void>()
  const load = async () => {
    await pageLoads(request, next)
    arrived()
  }
  const loading = load()
  await new Promise((resolve) => {
    setImmediate(resolve)
  })
  expect(next).toHaveBeenCalledOnce()
  expect(arrived).not.toHaveBeenCalled()
  pressed.resolve()
  await loading
  expect(arrived).toHaveBeenCalledOnce()
})

const Page = () => {
  usePageLoads()
  return null
}

test('[S61] deferred work starts exactly one second after the page has loaded', async () => {
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
  const router = createMemoryRouter([{ id: 'root', path: '/', loader: () => null, Component: Page }], {
    hydrationData: { loaderData: { root: { versionPollMs: 0 } } },
  })
  const whenIdle = vi.fn((start: () => void, _options: IdleRequestOptions) => start())
  vi.stubGlobal('requestIdleCallback', whenIdle)
  render(<RouterProvider router={router} />)
  await vi.advanceTimersByTimeAsync(1499)
  await vi.dynamicImportSettled()
  expect(startLater).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  await vi.dynamicImportSettled()
  expect(startLater).toHaveBeenCalledExactlyOnceWith({ versionPollMs: 0 })
  // A page that is never idle delays it by two seconds at most.
  expect(whenIdle).toHaveBeenCalledExactlyOnceWith(expect.any(Function), { timeout: 2000 })
})
