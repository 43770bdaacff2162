import { act, render, screen } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { type ReactNode, useEffect } from 'react'
import { expect, onTestFinished, test, vi } from 'vitest'
import { clearToasts, postedNotifications } from '#web/lib/toast-queue.ts'
import { OptionalPart } from './OptionalPart.tsx'

/** Throws as in a browser that lacks what the part uses. */
function Broken({ inEffect }: { readonly inEffect: boolean }) {
  if (!inEffect) throw new TypeError('Intl.Segmenter is not a constructor')
  useEffect(() => {
    throw new TypeError('Intl.Segmenter is not a constructor')
  }, [])
  return 'A part'
}

test.each([
  ['while it renders', false],
  ['in an effect', true],
])('a part that fails %s leaves the page and what was typed, and a message says so', (_, inEffect) => {
  const silenced = ['warn', 'error'] as const
  const spies = silenced.map((level) => vi.spyOn(console, level).mockReturnValue(undefined))
  onTestFinished(() => {
    for (const spy of spies) spy.mockRestore()
    act(() => clearToasts())
  })
  const onFail = vi.fn()
  const page = (part: ReactNode) => (
    <form>
      <input aria-label="Your name" />
      <OptionalPart onFail={onFail}>{part}</OptionalPart>
    </form>
  )
  const { rerender } = render(page('A part'))
  const field = screen.getByRole<HTMLInputElement>('textbox')
  field.value = 'Ada'
  rerender(page(<Broken inEffect={inEffect} />))
  expect(screen.getByRole('textbox')).toBe(field)
  expect(field.value).toBe('Ada')
  expect(screen.queryByText('A part')).toBeNull()
  expect(onFail).toHaveBeenCalledOnce()
  expect(postedNotifications.all().at(-1)).toMatchObject({
    type: 'error',
    text: expect.stringContaining('stopped working'),
  })
})

test('it adds nothing to the served page', () => {
  expect(renderToString(<OptionalPart>A part</OptionalPart>)).toBe('A part')
})
