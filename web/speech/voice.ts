/**
 * Prefers a voice of the device in Australian English: voices from a server may stop in a long text, and a text should not
 * leave the device. Undefined leaves the choice to the browser.
 */
export function voiceFor(lang: string, voices: readonly SpeechSynthesisVoice[]): SpeechSynthesisVoice | undefined {
  const wanted = lang.toLowerCase()
  const [language = ''] = wanted.split('-')
  const points = (voice: SpeechSynthesisVoice) => {
    // Android writes en_AU.
    const spoken = voice.lang.toLowerCase().replace('_', '-')
    if (spoken !== wanted && !spoken.startsWith(`${language}-`) && spoken !== language) return 0
    const place = spoken === wanted ? 8 : spoken.startsWith('en-gb') ? 4 : 2
    return place + (voice.localService ? 16 : 0) + (voice.default ? 1 : 0)
  }
  const best = [...voices].sort((a, b) => points(b) - points(a))[0]
  return best && points(best) > 0 ? best : undefined
}

/** Why nothing is heard: the device has no voice, or its voice did not begin, stopped or was stopped by another program. */
export type VoiceFailure = 'no-voice' | 'fell-silent'

interface Speech {
  readonly text: string
  readonly lang: string
  /** 1 is the usual speed. */
  readonly rate?: number
  readonly onEnd?: () => void
  readonly onFail: (failure: VoiceFailure) => void
  /** Characters of the text, when the voice reports its words. */
  readonly onWord?: (at: number, length: number) => void
}

/** In ms. A voice that has not begun by then will not; a voice from a server needs a moment. */
const startsWithin = 6000
/** In ms. The slowest voices need less for a character at the usual speed. */
const msForCharacter = 250

/** Speaks one text at a time by the device's voice. Browser only, with `speechSynthesis`. */
export function createVoice() {
  /** Events of any other utterance are ignored. Held here, because Chromium collects one that nothing refers to. */
  let current: SpeechSynthesisUtterance | undefined
  let deadline: ReturnType<typeof setTimeout> | undefined

  const forget = () => {
    current = undefined
    clearTimeout(deadline)
  }

  const silence = () => {
    if (!current) return
    forget()
    speechSynthesis.cancel()
  }

  return {
    /** Ends what is spoken by this voice. */
    silence,
    speak({ text, lang, rate = 1, onEnd, onFail, onWord }: Speech): void {
      forget()
      const voices = speechSynthesis.getVoices()
      const utterance = new SpeechSynthesisUtterance(text)
      const isCurrent = () => utterance === current
      const fail = () => {
        silence()
        onFail(speechSynthesis.getVoices().length === 0 ? 'no-voice' : 'fell-silent')
      }
      const failAfter = (ms: number) => {
        clearTimeout(deadline)
        deadline = setTimeout(fail, ms)
      }
      utterance.lang = lang
      utterance.voice = voiceFor(lang, voices) ?? null
      utterance.rate = rate
      utterance.addEventListener('start', () => {
        if (isCurrent()) failAfter(startsWithin + (text.length * msForCharacter) / rate)
      })
      utterance.addEventListener('boundary', ({ name, charIndex, charLength }) => {
        if (!isCurrent() || name === 'sentence') return
        // Safari does not report the length.
        onWord?.(charIndex, charLength || (/^\S*/.exec(text.slice(charIndex))?.[0].length ?? 0))
      })
      utterance.addEventListener('end', () => {
        if (!isCurrent()) return
        forget()
        onEnd?.()
      })
      // What this voice cancels is no longer current, so a cancelled utterance was cancelled by another page or program.
      utterance.addEventListener('error', () => isCurrent() && fail())
      current = utterance
      failAfter(startsWithin)
      speechSynthesis.cancel()
      speechSynthesis.speak(utterance)
    },
  }
}

export type Voice = ReturnType<typeof createVoice>
