import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { expectNoViolations, renderPart } from '#tests/helpers/axe.tsx'
import { preferences } from '#web/lib/preferences.ts'
import { examples } from './examples.ts'
import { WayPast } from './WayPast.tsx'

beforeEach(() => {
  Element.prototype.checkVisibility = () => true
})
afterEach(() => preferences.reset())

const group = (length: number) => (
  <>
    <nav aria-label="Main">
      <WayPast {...examples.minimal} />
      {Array.from({ length }, (_, index) => (
        <a key={index} href={`/${index}`}>{`Link ${index}`}</a>
      ))}
    </nav>
    <button type="button" disabled>
      Not possible
    </button>
    <a href="/after">After</a>
  </>
)

test('with large targets, a press moves the focus past a long group, and axe finds nothing', async () => {
  preferences.set('targets', 'large')
  const { container } = renderPart(group(8))
  const skip = await screen.findByRole('button', { name: 'Skip the menu' })
  await expectNoViolations(container)
  await userEvent.tab()
  expect(document.activeElement).toBe(skip)
  await userEvent.keyboard('{Enter}')
  expect(document.activeElement).toBe(screen.getByRole('link', { name: 'After' }))
})

test('a short group has none, and without large targets a long one has none either', async () => {
  preferences.set('targets', 'large')
  const view = renderPart(
    <>
      {group(8)}
      <div>
        <WayPast of="these two" />
        <a href="/1">One</a>
        <a href="/2">Two</a>
      </div>
    </>,
  )
  await screen.findByRole('button', { name: 'Skip the menu' })
  expect(screen.queryByRole('button', { name: 'Skip these two' })).toBeNull()
  view.unmount()
  preferences.reset()
  renderPart(group(8))
  expect(screen.queryByRole('button', { name: 'Skip the menu' })).toBeNull()
})
