import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createRoutesStub } from 'react-router'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { removeFeatures, youngerFeatures } from '#tests/lint/younger-features.ts'
import { fakeSpeech } from './read-aloud/fake-speech.ts'

// jsdom loads no style sheets.
vi.mock('#web/loading/load-styles.ts', () => ({ loadStyles: () => Promise.resolve() }))

let putBack = () => {}

beforeEach(() => {
  vi.resetModules()
  vi.spyOn(window, 'scrollTo').mockReturnValue(undefined)
  window.scrollBy = () => {}
  Range.prototype.getBoundingClientRect = () => new DOMRect()
  putBack = removeFeatures(youngerFeatures)
})
afterEach(() => {
  cleanup()
  putBack()
  vi.unstubAllGlobals()
})

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))

test('Listen, Display and Notifications work in an older browser', async () => {
  const { speech, Utterance, texts, report } = fakeSpeech()
  vi.stubGlobal('speechSynthesis', speech)
  vi.stubGlobal('SpeechSynthesisUtterance', Utterance)
  expect('Segmenter' in Intl).toBe(false)
  const { ListenButton, ListenPlayer } = await import('./read-aloud/Listen.tsx')
  const { useDisplay } = await import('./display/use-display.tsx')
  const { Notifications } = await import('./notifications/Notifications.tsx')
  const { notify } = await import('#web/lib/toast-queue.ts')
  const Page = () => {
    const { button, panel } = useDisplay(undefined, true)
    return (
      <>
        {button}
        {panel}
        <ListenButton />
        <main>A ramp helps. Ask us.</main>
        <ListenPlayer />
        <Notifications />
      </>
    )
  }
  const Stub = createRoutesStub([
    { id: 'root', path: '*', Component: Page, loader: () => ({}), HydrateFallback: () => null },
  ])
  render(<Stub />)

  await press('Listen')
  await screen.findByRole('toolbar')
  report('end')
  expect(texts()).toEqual(['A ramp helps.', 'Ask us.'])
  await press('Previous')
  expect(texts().at(-1)).toBe('A ramp helps.')
  await press('Close')

  await press('Display')
  expect(await screen.findByRole('region', { name: 'Display' })).toBeTruthy()
  await press('Display')

  notify({ type: 'info', text: 'Copied' })
  notify({ type: 'info', text: 'Copied again' })
  expect(await screen.findAllByRole('group')).toHaveLength(2)
  await press('Notifications')
  expect(await screen.findAllByRole('listitem')).toHaveLength(2)
})
