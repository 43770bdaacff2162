import { act, cleanup, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { maxKept } from '#schema/kept-list.ts'
import { expectNoViolations } from '#tests/helpers/axe.tsx'
import { renderExample } from '#tests/helpers/render-example.tsx'
import { keptList } from '#web/lib/kept-list.ts'
import { postedNotifications } from '#web/lib/toast-queue.ts'
import { KeepProduct, YourListLink } from './KeepProduct.tsx'

beforeEach(() => localStorage.clear())
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

const show = () =>
  renderExample(
    <>
      <KeepProduct slug="grab-rail" name="Grab rail" />
      <YourListLink />
    </>,
  )
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))
const lastNotification = () => postedNotifications.all().at(-1)
const link = () => screen.queryByRole('link')

test('the button’s label is its state, each press is announced, and the list is linked once it has a product', async () => {
  const { container } = show()
  expect(link()).toBeNull()
  await press('Keep Grab rail')
  expect(lastNotification()).toMatchObject({ type: 'success', text: 'Grab rail is on your list.' })
  expect([link()?.textContent, link()?.getAttribute('href')]).toEqual([
    'Your list (1)',
    '/resources/product-database/your-list',
  ])
  await expectNoViolations(container)
  await press('Kept: take off Grab rail')
  expect(lastNotification()).toMatchObject({ type: 'info', text: 'Grab rail is off your list.' })
  expect(screen.getByRole('button', { name: 'Keep Grab rail' })).toBe(document.activeElement)
  expect(link()).toBeNull()
})

test('a change in another tab is shown', () => {
  show()
  act(() => {
    localStorage.setItem('kept product grab-rail', JSON.stringify({ at: Date.now() }))
    dispatchEvent(new StorageEvent('storage'))
  })
  expect(screen.getByRole('button', { name: 'Kept: take off Grab rail' })).toBeDefined()
})

test('the thirty-first product gets a message, in the page and as a toast', async () => {
  for (let count = 0; count < maxKept; count++) keptList.keep(`product-${count}`)
  const { container } = show()
  await press('Keep Grab rail')
  const text = 'Your list already has 30 products, which is as many as it can hold. Take one off, then keep Grab rail.'
  expect(lastNotification()).toMatchObject({ type: 'warning', text })
  expect(screen.getByText(text)).toBeDefined()
  await expectNoViolations(container)
  act(() => keptList.takeOff(['product-3']))
  await press('Keep Grab rail')
  expect(screen.queryByText(text)).toBeNull()
})

test('a browser that refuses to store says so', async () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  show()
  await press('Keep Grab rail')
  expect(screen.getByText(/^We couldn’t keep Grab rail: your browser doesn’t allow it/)).toBeDefined()
  expect(screen.getByRole('button', { name: 'Keep Grab rail' })).toBeDefined()
})

test('the served page has the button for scripts only, and no link', () => {
  const html = renderToString(<KeepProduct slug="grab-rail" name="Grab rail" />) + renderToString(<YourListLink />)
  expect(html).toMatch(/<button[^>]* data-needs-scripts=""/)
  expect(html).not.toContain('<a')
})
