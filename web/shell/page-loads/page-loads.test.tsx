import { render } from '@testing-library/react'
import { createMemoryRouter, RouterContextProvider, RouterProvider } from 'react-router'
import { expect, onTestFinished, test, vi } from 'vitest'
import { outdate } from '#web/loading/outdated-document.ts'
import { pageLoads } from './page-loads.ts'
import { usePageLoads } from './use-page-loads.ts'

const paint = vi.hoisted(() => ({ wait: Promise.resolve() }))
vi.mock(import('./painted.ts'), () => ({ painted: () => paint.wait }))
const startLater = vi.hoisted(() => vi.fn<() => void>())
vi.mock(import('./later.ts'), () => ({ startLater }))
const loadInFull = vi.hoisted(() => vi.fn<(address: string) => void>())
vi.mock(import('./full-load.ts'), async (original) => ({ ...(await original()), loadInFull }))

const argsOf = (request: Request, context = new RouterContextProvider()) => {
  const url = new URL(request.url)
  return { request, url, params: {}, pattern: url.pathname, context }
}

test('[S71] the router receives the next page’s data only after the press is painted', async () => {
  const pressed = Promise.withResolvers<void>()
  paint.wait = pressed.promise
  const next = vi.fn<() => Promise<Record<string, never>>>(() => Promise.resolve({}))
  const arrived = vi.fn<() => void>()
  const load = async () => {
    await pageLoads(argsOf(new Request(`${location.origin}/about`)), next)
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

test('[S64] [S65] in an outdated document the response to a post is shown, and the next link loads in full', async () => {
  paint.wait = Promise.resolve()
  outdate()
  const next = vi.fn<() => Promise<Record<string, never>>>(() => Promise.resolve({}))
  // React Router loads the data of a page again after a post to it, in the context of the post.
  const context = new RouterContextProvider()
  await pageLoads(argsOf(new Request(`${location.origin}/form`, { method: 'POST' }), context), next)
  await pageLoads(argsOf(new Request(`${location.origin}/form`), context), next)
  expect(next).toHaveBeenCalledTimes(2)
  expect(loadInFull).not.toHaveBeenCalled()
  void pageLoads(argsOf(new Request(`${location.origin}/about`)), next)
  expect(loadInFull).toHaveBeenCalledExactlyOnceWith(`${location.origin}/about`)
})
