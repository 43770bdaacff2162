import { voiceFor } from '#web/lib/voice.ts'
import type { Sentence } from './sentences.ts'

export type Status = 'stopped' | 'reading' | 'paused' | 'no-voice' | 'fell-silent'

export interface ReaderState {
  readonly status: Status
  /** The index of the current sentence. */
  readonly at: number
}

interface Options {
  readonly speech: SpeechSynthesis
  readonly sentences: readonly Sentence[]
  /** 1 is the usual speed. */
  readonly rate: number
  readonly onChange: (state: ReaderState) => void
  /** Characters of what is spoken, when the voice reports its words. */
  readonly onWord: (sentence: Sentence, at: number, length: number) => void
}

/** In ms. A voice that has not begun by then will not; a voice from a server needs a moment. */
const startsWithin = 6000
/** In ms. The slowest voices need less for a character at the usual speed. */
const msForCharacter = 250

/**
 * Reads sentences aloud, one utterance for each: Chromium cuts off long texts, and Android loses pauses, so a pause ends the
 * utterance, and the sentence is read again from its start.
 */
export function createReader({ speech, sentences, onChange, onWord, ...options }: Options) {
  let { rate } = options
  let state: ReaderState = { status: 'stopped', at: 0 }
  /** Counts utterances: events of an earlier one are ignored. Held here, because Chromium collects one that nothing refers to. */
  let turn = 0
  let utterance: SpeechSynthesisUtterance | undefined
  let deadline: ReturnType<typeof setTimeout> | undefined

  const change = (to: Partial<ReaderState>) => onChange((state = { ...state, ...to }))

  const silence = () => {
    turn += 1
    utterance = undefined
    clearTimeout(deadline)
    speech.cancel()
  }

  const fail = () => {
    const status = speech.getVoices().length === 0 ? 'no-voice' : 'fell-silent'
    silence()
    change({ status })
  }

  const failAfter = (ms: number) => {
    clearTimeout(deadline)
    deadline = setTimeout(fail, ms)
  }

  const read = (at: number) => {
    const sentence = sentences[at]
    silence()
    if (!sentence) return change({ status: 'stopped', at: 0 })
    const own = turn
    const isCurrent = () => own === turn
    utterance = new SpeechSynthesisUtterance(sentence.spoken)
    utterance.lang = sentence.lang
    utterance.voice = voiceFor(sentence.lang, speech.getVoices()) ?? null
    utterance.rate = rate
    utterance.addEventListener('start', () => {
      if (isCurrent()) failAfter(startsWithin + (sentence.spoken.length * msForCharacter) / rate)
    })
    utterance.addEventListener('boundary', ({ name, charIndex, charLength }) => {
      if (!isCurrent() || name === 'sentence') return
      // Safari does not report the length.
      const length = charLength || (/^\S*/.exec(sentence.spoken.slice(charIndex))?.[0].length ?? 0)
      onWord(sentence, charIndex, length)
    })
    utterance.addEventListener('end', () => isCurrent() && read(at + 1))
    utterance.addEventListener('error', ({ error }) => {
      if (isCurrent() && error !== 'canceled' && error !== 'interrupted') fail()
    })
    failAfter(startsWithin)
    change({ status: 'reading', at })
    speech.speak(utterance)
    return undefined
  }

  /** Goes to a sentence; reads it if the voice is reading. */
  const go = (at: number) => {
    const to = Math.min(Math.max(at, 0), Math.max(0, sentences.length - 1))
    if (state.status === 'reading') read(to)
    else change({ at: to })
  }

  const headings = () => sentences.flatMap(({ isHeading }, at) => (isHeading ? [at] : []))

  return {
    play: (at = state.at) => read(at),
    pause: () => {
      silence()
      change({ status: 'paused' })
    },
    stop: () => {
      silence()
      change({ status: 'stopped', at: 0 })
    },
    next: () => go(state.at + 1),
    previous: () => go(state.at - 1),
    nextHeading: () => go(headings().find((at) => at > state.at) ?? state.at),
    previousHeading: () => go(headings().findLast((at) => at < state.at) ?? 0),
    setRate: (to: number) => {
      rate = to
      if (state.status === 'reading') read(state.at)
    },
    /** Ends without a change of state: the player has gone. */
    leave: silence,
  }
}

export type Reader = ReturnType<typeof createReader>
