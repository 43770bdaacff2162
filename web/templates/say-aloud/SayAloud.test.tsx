import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { expectNoViolations } from '#tests/helpers/axe.tsx'
import { preferences } from '#web/lib/preferences.ts'
import { fakeSpeech } from '#web/shell/read-aloud/fake-speech.ts'
import { SayAloud } from './SayAloud.tsx'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  vi.useRealTimers()
  preferences.reset()
})

function show(sentence: string | null = 'My chair hurts me.', speech = fakeSpeech()) {
  vi.stubGlobal('speechSynthesis', speech.speech)
  vi.stubGlobal('SpeechSynthesisUtterance', speech.Utterance)
  return { ...speech, ...render(<SayAloud sentence={sentence} />) }
}
const button = (name: string) => screen.getByRole('button', { name })

test('nothing is said before a press; a press says the sentence', async () => {
  const { texts, spoken, container } = show()
  expect(texts()).toEqual([])
  await userEvent.click(button('Say it aloud'))
  expect(texts()).toEqual(['My chair hurts me.'])
  expect(spoken[0]).toMatchObject({ lang: 'en-AU', voice: { lang: 'en-AU' } })
  await expectNoViolations(container)
})

/** Presses a picture, which opens a screen of the board. */
function choose(path: string) {
  fireEvent.click(screen.getByRole('link'))
  history.replaceState(null, '', path)
}

const board = (sentence: string | null, next: string) => (
  <main>
    <SayAloud sentence={sentence} />
    <a href={next} onClick={(event) => event.preventDefault()}>
      A picture
    </a>
  </main>
)

test('Say each picture aloud is pressed or not, and says the next sentence, in the page that a press opens', async () => {
  const speech = fakeSpeech()
  vi.stubGlobal('speechSynthesis', speech.speech)
  vi.stubGlobal('SpeechSynthesisUtterance', speech.Utterance)
  const { rerender } = render(board(null, '/say/danger'))
  const toggle = button('Say each picture aloud')
  expect(toggle.getAttribute('aria-pressed')).toBe('false')
  await userEvent.click(toggle)
  expect(toggle.getAttribute('aria-pressed')).toBe('true')
  expect(speech.texts()).toEqual([])
  choose('/say/danger')
  expect(speech.woken(), 'within the press').toBe(1)
  rerender(board('I need help now.', '/say/danger_person'))
  expect(speech.texts()).toEqual(['I need help now.'])
  // Back, or another page that no press has opened.
  rerender(board('I’m scared.', '/say/danger_person'))
  expect(speech.texts()).toEqual(['I need help now.'])
  choose('/say/danger_person')
  await userEvent.click(toggle)
  rerender(board('Someone is hurting me.', '/say'))
  expect(speech.texts()).toEqual(['I need help now.'])
})

test('a page that is opened says nothing, whatever was chosen before', () => {
  preferences.set('sayAloud', 'on')
  const { texts } = show('My chair hurts me.')
  expect(button('Say each picture aloud').getAttribute('aria-pressed')).toBe('true')
  expect(texts()).toEqual([])
})

test('speech stops when the choice is turned off and when the document is left', async () => {
  preferences.set('sayAloud', 'on')
  const { speech } = show()
  await userEvent.click(button('Say it aloud'))
  const count = () => speech.cancel.mock.calls.length
  const before = count()
  await userEvent.click(button('Say each picture aloud'))
  expect(count() - before).toBe(1)
  await userEvent.click(button('Say it aloud'))
  const later = count()
  fireEvent(window, new Event('pagehide'))
  expect(count() - later).toBe(1)
})

test('the sentence ends when the board is left, and nothing is ended that others say', async () => {
  const { speech, unmount } = show()
  await userEvent.click(button('Say it aloud'))
  const before = speech.cancel.mock.calls.length
  unmount()
  expect(speech.cancel.mock.calls.length - before).toBe(1)

  const silent = show()
  silent.unmount()
  expect(silent.speech.cancel).not.toHaveBeenCalled()
})

test.each([
  ['without a voice', [], /has no voice/],
  ['when the voice does not begin', undefined, /couldn’t say it aloud/],
])('%s words say so, until the next press', async (_, voices, words) => {
  vi.useFakeTimers()
  show('My chair hurts me.', fakeSpeech(voices))
  fireEvent.click(button('Say it aloud'))
  act(() => void vi.advanceTimersByTime(6000))
  expect(screen.getByRole('status').textContent).toMatch(words)
  fireEvent.click(button('Say it aloud'))
  expect(screen.getByRole('status').textContent).toBe('')
})
