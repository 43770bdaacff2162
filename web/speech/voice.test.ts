import { expect, test } from 'vitest'
import { voiceFor } from './voice.ts'

const voice = (lang: string, localService = true): SpeechSynthesisVoice => ({
  lang,
  localService,
  default: false,
  name: lang,
  voiceURI: lang,
})

test.each([
  ['Australian English first', ['en-US', 'en-GB', 'en-AU'], 'en-AU', 'en-AU'],
  ['as Android writes it', ['en_US', 'en_AU'], 'en-AU', 'en_AU'],
  ['British English before American English', ['en-US', 'en-GB'], 'en-AU', 'en-GB'],
  ['the language of the text', ['en-AU', 'vi-VN'], 'vi', 'vi-VN'],
])('the voice is in %s', (_, offered, wanted, chosen) => {
  expect(
    voiceFor(
      wanted,
      offered.map((lang) => voice(lang)),
    )?.lang,
  ).toBe(chosen)
})

test('a voice of the device comes before one from a server, and none is chosen in another language', () => {
  expect(voiceFor('en-AU', [voice('en-AU', false), voice('en-GB')])?.lang).toBe('en-GB')
  expect(voiceFor('en-AU', [voice('de-DE')])).toBeUndefined()
})
