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

test('Say each choice is pressed or not, and says the next sentence, in the page that a press opens', async () => {
  const { texts, woken, rerender } = show(null)
  expect(button('Say each choice').getAttribute('aria-pressed')).toBe('false')
  await userEvent.click(button('Say each choice'))
  expect(button('Say each choice').getAttribute('aria-pressed')).toBe('true')
  expect(texts()).toEqual([])
  fireEvent.click(document.body)
  expect(woken(), 'within the press').toBe(1)
  rerender(<SayAloud sentence="I need help." />)
  expect(texts()).toEqual(['I need help.'])
  await userEvent.click(button('Say each choice'))
  rerender(<SayAloud sentence="Someone hurts me." />)
  expect(texts()).toEqual(['I need help.'])
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
