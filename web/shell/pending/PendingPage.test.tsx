import { act, render, screen } from '@testing-library/react'
import { createMemoryRouter, Outlet, RouterProvider } from 'react-router'
import { afterEach, expect, test, vi } from 'vitest'
import { expectNoViolations } from '#tests/helpers/axe.tsx'
import { PendingPage, speakAfterMs } from './PendingPage.tsx'

afterEach(() => void vi.useRealTimers())

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))
const seen = () => screen.queryByText('Loading…') !== null
const announcement = () => screen.getByRole('status').textContent

/** Starts a navigation that the test completes. */
const navigate = async () => {
  vi.useFakeTimers()
  const arrival = Promise.withResolvers<null>()
  const router = createMemoryRouter([
    {
      Component: () => (
        <>
          <Outlet />
          <PendingPage />
        </>
      ),
      children: [
        { path: '/', Component: () => null },
        { path: '/slow', loader: () => arrival.promise, Component: () => null },
      ],
    },
  ])
  const { container } = render(<RouterProvider router={router} />)
  expect(seen()).toBe(false)
  act(() => void router.navigate('/slow'))
  const arrive = () => act(async () => arrival.resolve(null))
  return { arrive, container }
}

test('a slow page shows that it is loading, and announces it after a while', async () => {
  const { arrive, container } = await navigate()
  expect(seen()).toBe(true)
  await pass(speakAfterMs - 1)
  expect(announcement()).toBe('')
  await pass(1)
  expect(announcement()).toBe('The page is loading.')
  vi.useRealTimers()
  await expectNoViolations(container)
  await arrive()
  expect([seen(), announcement()]).toEqual([false, ''])
})

test('a fast page announces nothing while it is loading', async () => {
  const { arrive } = await navigate()
  await pass(speakAfterMs - 1)
  await arrive()
  await pass(speakAfterMs)
  expect([seen(), announcement()]).toEqual([false, ''])
})
