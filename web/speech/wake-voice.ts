/**
 * Lets the browser speak later. iOS drops the first text of a document unless it is spoken within a press, and code that loads, or a
 * page that opens, ends the press. Call it within one.
 */
export function wakeVoice(): void {
  if ('speechSynthesis' in globalThis) speechSynthesis.speak(new SpeechSynthesisUtterance(''))
}
