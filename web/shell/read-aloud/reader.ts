import { createVoice, type VoiceFailure } from '#web/speech/voice.ts'
import type { Sentence } from './sentences.ts'

export interface ReaderState {
  readonly status: 'stopped' | 'reading' | 'paused' | VoiceFailure
  /** The current sentence; undefined before the first. */
  readonly sentence: Sentence | undefined
}

interface Options {
  /** The sentences of the page as it is now, at a speed. */
  readonly sentencesAt: (rate: number) => readonly Sentence[]
  /** 1 is the usual speed. */
  readonly rate: number
  readonly onChange: (state: ReaderState) => void
  /** Characters of what is spoken, when the voice reports its words. */
  readonly onWord: (sentence: Sentence, at: number, length: number) => void
}

/** The index of the first sentence that ends after the start of the selected text; 0 without one. */
const startOf = (sentences: readonly Sentence[], selected: Range) =>
  Math.max(
    0,
    sentences.findIndex(({ range }) => range.compareBoundaryPoints(Range.START_TO_END, selected) > 0),
  )

/**
 * Reads sentences aloud, one utterance for each: Chromium cuts off long texts, and Android loses pauses, so a pause ends the
 * utterance, and the sentence is read again from its start. The page may change while it is read, so each move lists its sentences
 * anew; the place in it is the range of the current sentence.
 */
export function createReader({ sentencesAt, onChange, onWord, ...options }: Options) {
  const voice = createVoice()
  let { rate } = options
  let state: ReaderState = { status: 'stopped', sentence: undefined }

  const change = (status: ReaderState['status'], sentence = state.sentence) => onChange((state = { status, sentence }))

  const stop = () => {
    voice.silence()
    if (state.status !== 'stopped' || state.sentence) onChange((state = { status: 'stopped', sentence: undefined }))
  }

  /** The sentences, and the index of the current one: of the last that begins no later than it does; -1 before the first. */
  const look = () => {
    const sentences = sentencesAt(rate)
    const from = state.sentence?.range
    const at = sentences.findLastIndex(
      ({ range }) => from !== undefined && range.compareBoundaryPoints(Range.START_TO_START, from) <= 0,
    )
    return { sentences, at }
  }

  const read = (sentence: Sentence | undefined): void => {
    if (!sentence) return stop()
    change('reading', sentence)
    return voice.speak({
      text: sentence.spoken,
      lang: sentence.lang,
      rate,
      onEnd: () => {
        const { sentences, at } = look()
        read(sentences[at + 1])
      },
      onFail: change,
      onWord: (at, length) => onWord(sentence, at, length),
    })
  }

  /** Goes to a sentence; reads it if the voice is reading. */
  const go = (to: (at: number, sentences: readonly Sentence[]) => number) => {
    const { sentences, at } = look()
    const sentence = sentences[Math.max(0, Math.min(to(at, sentences), sentences.length - 1))]
    if (state.status === 'reading') read(sentence)
    else change(state.status, sentence)
  }

  return {
    /** Reads from the selected text, else from where it was. */
    play: (selected: Range | null) => {
      const { sentences, at } = look()
      read(sentences[selected ? startOf(sentences, selected) : Math.max(0, at)])
    },
    pause: () => {
      voice.silence()
      change('paused')
    },
    stop,
    next: () => go((at) => at + 1),
    previous: () => go((at) => at - 1),
    nextHeading: () =>
      go((at, sentences) => {
        const to = sentences.findIndex(({ isHeading }, index) => isHeading && index > at)
        return to === -1 ? at : to
      }),
    previousHeading: () =>
      go((at, sentences) => sentences.slice(0, Math.max(0, at)).findLastIndex((one) => one.isHeading)),
    setRate: (to: number) => {
      rate = to
      if (state.status === 'reading') go((at) => at)
    },
    /** To be called when a part of the page has been replaced. If the current sentence has gone, what took its place is read. */
    followPage: () => {
      if (state.status === 'reading' && state.sentence?.range.collapsed) go((at) => at + 1)
    },
  }
}
