import { act, render, screen } from '@testing-library/react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { Component, type ReactNode, Suspense, useEffect, useState } from 'react'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { clearToasts } from '#web/lib/toast-queue.ts'
import { ServedPart } from './ServedPart.tsx'

let warned: unknown[][]
beforeEach(() => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue(undefined)
  const error = vi.spyOn(console, 'error').mockReturnValue(undefined)
  warned = warn.mock.calls
  onTestFinished(() => {
    warn.mockRestore()
    error.mockRestore()
    act(() => clearToasts())
  })
})

/** What fails in the browser only, while it renders or in an effect. */
function Late({
  fails,
  children,
}: {
  readonly fails: 'rendering' | 'effect' | undefined
  readonly children: ReactNode
}) {
  if (fails === 'rendering') throw new TypeError('not a function')
  useEffect(() => {
    if (fails) throw new TypeError('not a function')
  }, [fails])
  return children
}

const page = (fails: 'rendering' | 'effect' | undefined, isMain = false) => (
  <main>
    <Suspense>
      <ServedPart name="one" isMain={isMain}>
        <Late fails={fails}>
          <p>
            In danger, <a href="tel:000">call 000</a>
          </p>
        </Late>
      </ServedPart>
      <ServedPart name="two">
        <Count />
      </ServedPart>
    </Suspense>
  </main>
)

function Count() {
  const [count, setCount] = useState(0)
  return <button onClick={() => setCount(count + 1)}>{count}</button>
}

test.each(['rendering', 'effect'] as const)(
  'a served part whose code fails in the browser (%s) stays as it was served, and the others work',
  async (fails) => {
    const place = document.createElement('div')
    place.innerHTML = renderToString(page(undefined))
    document.body.append(place)
    await act(async () => void hydrateRoot(place, page(fails), { onRecoverableError: () => undefined }))
    expect(screen.getByRole('link', { name: 'call 000' }).getAttribute('href')).toBe('tel:000')
    await act(async () => screen.getByRole('button').click())
    expect(screen.getByRole('button').textContent).toBe('1')
    expect(warned.map(([text]) => text)).toEqual(['The part ‘one’ failed; what was served stays'])
  },
)

test('a part that fails later keeps what it last showed', () => {
  const { rerender } = render(page(undefined))
  rerender(page('rendering'))
  expect(screen.getByRole('link', { name: 'call 000' })).toBeDefined()
})

/** Stands for the router, which shows the error page. */
class Outer extends Component<{ readonly children: ReactNode }, { readonly hasFailed: boolean }> {
  override state = { hasFailed: false }
  static getDerivedStateFromError = () => ({ hasFailed: true })
  override render() {
    return this.state.hasFailed ? 'The error page' : this.props.children
  }
}

test('the main part of a page of which nothing was shown becomes the error page, another part is left out', () => {
  render(<Outer>{page('rendering', true)}</Outer>)
  expect(screen.getByText('The error page')).toBeDefined()
  document.body.replaceChildren()
  render(<Outer>{page('rendering')}</Outer>)
  expect(screen.queryByText('The error page')).toBeNull()
  expect(screen.getByRole('button')).toBeDefined()
})
