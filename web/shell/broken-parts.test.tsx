import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useEffect } from 'react'
import { createRoutesStub } from 'react-router'
import { expect, test, vi } from 'vitest'
import { useDisplay } from './display/use-display.tsx'
import { Notifications } from './notifications/Notifications.tsx'
import { ListenButton, ListenPlayer } from './read-aloud/Listen.tsx'

/** A part whose code loads and then fails in an effect, where React would replace the whole page. */
const Broken = () => {
  useEffect(() => {
    throw new TypeError('A method that this browser lacks is not a function')
  }, [])
  return 'Never'
}

vi.mock('#web/loading/load-styles.ts', () => ({ loadStyles: () => Promise.resolve() }))
vi.mock('./display/DisplayPanel.tsx', () => ({ DisplayPanel: Broken }))
vi.mock('./notifications/NotificationCentre.tsx', () => ({ NotificationCentre: Broken }))
vi.mock('./read-aloud/ReadAloud.tsx', () => ({ ReadAloud: Broken, sheet: '' }))

function Page() {
  const { button, panel } = useDisplay(undefined, true)
  return (
    <>
      {button}
      {panel}
      <ListenButton />
      <input aria-label="Your name" />
      <ListenPlayer />
      <Notifications />
    </>
  )
}

test.each(['Display', 'Listen', 'Notifications'])(
  'when %s fails, the page and what was typed stay, and one sentence says so, even if the toasts fail too',
  async (name) => {
    for (const level of ['warn', 'error'] as const) vi.spyOn(console, level).mockReturnValue(undefined)
    const Stub = createRoutesStub([
      { id: 'root', path: '*', Component: Page, loader: () => ({}), HydrateFallback: () => null },
    ])
    render(<Stub />)
    const field = await screen.findByRole<HTMLInputElement>('textbox')
    await userEvent.type(field, 'Ada')
    await userEvent.click(screen.getByRole('button', { name }))
    expect(await screen.findAllByText(/^Problem: Part of this page has stopped working\./)).not.toEqual([])
    expect(screen.getByRole('textbox')).toBe(field)
    expect(field.value).toBe('Ada')
    // The message loads the toasts, which fail in turn.
    await waitFor(() => expect(screen.queryByText('Never')).toBeNull())
    expect(screen.getByRole('button', { name }).getAttribute('aria-expanded')).toBe('false')
  },
)
