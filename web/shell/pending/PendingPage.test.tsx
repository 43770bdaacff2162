import { act, render, screen } from '@testing-library/react'
import { createMemoryRouter, Outlet, RouterProvider } from 'react-router'
import { afterEach, expect, test, vi } from 'vitest'
import { expectNoViolations } from '#tests/helpers/axe.tsx'
import { PendingPage, speakAfterMs } from './PendingPage.tsx'

afterEach(() => void vi.useRealTimers())

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))
const seen = () => screen.queryByText('Loading…') !== null
const said = () => screen.getByRole('status').textContent

/** A page that comes when the test says so. */
const setOff = async () => {
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

test('a page that keeps one waiting is shown to be on its way, and said to be once it takes long', async () => {
  const { arrive, container } = await setOff()
  expect(seen()).toBe(true)
  await pass(speakAfterMs - 1)
  expect(said()).toBe('')
  await pass(1)
  expect(said()).toBe('The page is loading.')
  vi.useRealTimers()
  await expectNoViolations(container)
  await arrive()
  expect([seen(), said()]).toEqual([false, ''])
})

test('of a page that comes soon nothing is said', async () => {
  const { arrive } = await setOff()
  await pass(speakAfterMs - 1)
  await arrive()
  await pass(speakAfterMs)
  expect([seen(), said()]).toEqual([false, ''])
})
