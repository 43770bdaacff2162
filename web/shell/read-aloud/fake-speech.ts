import { vi } from 'vitest'

/** A stand-in for the browser's speech: a test decides when an utterance starts and ends. */
export function fakeSpeech(voices: readonly Partial<SpeechSynthesisVoice>[] = [{ lang: 'en-AU', localService: true }]) {
  const spoken: Utterance[] = []
  let woken = 0
  class Utterance extends EventTarget {
    lang = ''
    voice: SpeechSynthesisVoice | null = null
    rate = 1
    readonly text: string
    constructor(text: string) {
      super()
      this.text = text
    }
  }
  return {
    Utterance,
    /** How often the voice was woken by an empty utterance. */
    woken: () => woken,
    /** Every other utterance so far. */
    spoken,
    texts: () => spoken.map(({ text }) => text),
    /** An event of the latest utterance. */
    report: (type: string, details: object = {}) =>
      spoken.at(-1)?.dispatchEvent(Object.assign(new Event(type), details)),
    speech: {
      getVoices: () => voices,
      cancel: vi.fn(),
      speak: (utterance: Utterance) => {
        if (utterance.text === '') woken += 1
        else spoken.push(utterance)
      },
    },
  }
}
