import { act, cleanup } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { renderPart } from '#tests/helpers/axe.tsx'
import { PhoneStaffed } from './PhoneStaffed.tsx'
import { refreshIslands } from './refresh.ts'
import { SiteAlert } from './SiteAlert.tsx'

afterEach(() => {
  cleanup()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const minute = 60_000
const linkOf = (label: string) => ({ label, href: `https://${label}.example/` })

// First, because the islands that were loaded stay for the document.
test('[S70] an open page shows all that the islands hold, with or without their optional parts, and an invalid island changes nothing', async () => {
  vi.useFakeTimers()
  vi.spyOn(console, 'warn').mockReturnValue()
  let answers: readonly unknown[] = []
  vi.stubGlobal('fetch', (path: string) =>
    Promise.resolve(Response.json(answers[path === '/islands/site-alert.json' ? 0 : 1])),
  )
  const { container } = renderPart(
    <>
      <SiteAlert
        served={{ __typename: 'SiteAlert', message: 'As served.', link: { __typename: 'Link', ...linkOf('served') } }}
      />
      <PhoneStaffed />
    </>,
  )
  const shown = () => {
    const link = container.querySelector('a')
    return [container.textContent.replaceAll(/\s+/g, ' '), link?.textContent, link?.getAttribute('href')]
  }
  expect(shown()).toEqual(['As served. served', 'served', 'https://served.example/'])
  refreshIslands()
  for (const [alert, isStaffed, ...expected] of [
    [
      { message: 'One.', link: linkOf('first') },
      true,
      'One. firstOur phone lines are open now.',
      'first',
      'https://first.example/',
    ],
    [
      { message: 'One.', link: linkOf('other') },
      false,
      'One. otherOur phone lines are closed right now.',
      'other',
      'https://other.example/',
    ],
    [{ message: 'Two.', link: null }, null, 'Two. '],
    [{ message: 3 }, true, 'Two. Our phone lines are open now.'],
    [null, null, ''],
  ] as const) {
    answers = [{ alert }, { isStaffed }]
    await act(() => vi.advanceTimersByTimeAsync(minute))
    expect(shown()).toEqual([...expected, undefined, undefined].slice(0, 3))
  }
})

test('[S70] islands refresh each minute while the page is visible and online, and at once when it is shown again', () => {
  vi.useFakeTimers()
  const fetch = vi.fn(() => Promise.resolve(Response.json({ alert: null, isStaffed: true })))
  vi.stubGlobal('fetch', fetch)
  const document = Object.assign(new EventTarget(), { hidden: false })
  const navigator = { onLine: true }
  vi.stubGlobal('document', document)
  vi.stubGlobal('navigator', navigator)
  /** The number of refreshes so far: each requests both islands. */
  const refreshes = () => fetch.mock.calls.length / 2

  refreshIslands()
  expect(refreshes()).toBe(1)
  vi.advanceTimersByTime(minute)
  expect(refreshes()).toBe(2)

  document.hidden = true
  vi.advanceTimersByTime(5 * minute)
  expect(refreshes(), 'while hidden').toBe(2)
  document.hidden = false
  document.dispatchEvent(new Event('visibilitychange'))
  expect(refreshes(), 'when shown again').toBe(3)
  document.dispatchEvent(new Event('visibilitychange'))
  expect(refreshes(), 'when shown twice in a short time').toBe(3)

  navigator.onLine = false
  vi.advanceTimersByTime(5 * minute)
  expect(refreshes(), 'while offline').toBe(3)
})

test('[S70] islands do not refresh for a visitor who saves data', () => {
  const fetch = vi.fn()
  vi.stubGlobal('fetch', fetch)
  vi.stubGlobal('navigator', { onLine: true, connection: { saveData: true } })
  refreshIslands()
  expect(fetch).not.toHaveBeenCalled()
})
