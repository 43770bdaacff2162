import { fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useLayoutEffect, useRef } from 'react'
import { expect, test, vi } from 'vitest'
import { DisclosureButton } from './DisclosureButton.tsx'
import { useDismiss } from './use-dismiss.ts'

function Example({ isOpen = true, onEscape = vi.fn(), onLeave = vi.fn() }) {
  const panel = useRef<HTMLElement>(null)
  useDismiss({ panel, id: 'panel', isOpen, onEscape, onLeave })
  return (
    <>
      <DisclosureButton controls="panel" isExpanded={isOpen} onPress={vi.fn()}>
        More
      </DisclosureButton>
      <section ref={panel} id="panel" aria-label="Panel">
        <button>First</button>
        <button>Second</button>
      </section>
      <button>After</button>
    </>
  )
}
const focus = (name: string) => screen.getByRole('button', { name }).focus()

test.each([
  ['First', true],
  ['More', true],
  ['After', false],
])('Escape with the focus on %s: it is inside or on the button is %s', async (name, isInside) => {
  const onEscape = vi.fn()
  render(<Example onEscape={onEscape} />)
  focus(name)
  await userEvent.keyboard('{Escape}')
  expect(onEscape).toHaveBeenCalledExactlyOnceWith(isInside)
})

test('the focus leaves to another element, not within the panel, to its button or out of the window', () => {
  const onLeave = vi.fn()
  render(<Example onLeave={onLeave} />)
  for (const name of ['First', 'Second', 'More', 'First']) focus(name)
  fireEvent.focusOut(screen.getByRole('button', { name: 'First' }), { relatedTarget: null })
  expect(onLeave).not.toHaveBeenCalled()
  focus('After')
  expect(onLeave).toHaveBeenCalledExactlyOnceWith(screen.getByRole('button', { name: 'After' }))
})

test('elsewhere an open tooltip closes first', async () => {
  const onEscape = vi.fn()
  render(
    <>
      <Example onEscape={onEscape} />
      <p role="tooltip">Close</p>
    </>,
  )
  focus('More')
  await userEvent.keyboard('{Escape}')
  expect(onEscape).not.toHaveBeenCalled()
  focus('First')
  await userEvent.keyboard('{Escape}')
  expect(onEscape).toHaveBeenCalledOnce()
})

/** React runs passive effects after the browser has painted and may have delivered a key. This component acts before that. */
function ActsAtOnce({ act, ...props }: Parameters<typeof Example>[0] & { readonly act: () => void }) {
  useLayoutEffect(act)
  return <Example {...props} />
}

const pressEscape = () => {
  document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }))
}
const leave = () => {
  focus('First')
  focus('After')
}

test('Escape counts as soon as the panel is open, and calls the newest handler', () => {
  const [onEscape, newest] = [vi.fn(), vi.fn()]
  const { rerender } = render(<ActsAtOnce act={pressEscape} onEscape={onEscape} isOpen={false} />)
  expect(onEscape).not.toHaveBeenCalled()
  rerender(<ActsAtOnce act={pressEscape} onEscape={onEscape} />)
  expect(onEscape).toHaveBeenCalledOnce()
  rerender(<ActsAtOnce act={pressEscape} onEscape={newest} />)
  expect(newest).toHaveBeenCalledOnce()
  expect(onEscape).toHaveBeenCalledOnce()
})

test('the focus can leave as soon as the panel is open', () => {
  const onLeave = vi.fn()
  render(<ActsAtOnce act={leave} onLeave={onLeave} />)
  expect(onLeave).toHaveBeenCalledOnce()
})

test('a closed panel is not observed', async () => {
  const onEscape = vi.fn()
  render(<Example isOpen={false} onEscape={onEscape} />)
  focus('First')
  await userEvent.keyboard('{Escape}')
  expect(onEscape).not.toHaveBeenCalled()
})
