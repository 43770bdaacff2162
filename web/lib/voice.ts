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
  const best = voices.toSorted((a, b) => points(b) - points(a))[0]
  return best && points(best) > 0 ? best : undefined
}
