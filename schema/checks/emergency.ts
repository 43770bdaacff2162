import { objectsIn, piecesOf, refOf } from './pieces.ts'
import type { Rule } from './rule.ts'

/** The numbers that only take calls, each with the fact that serves people who cannot speak. */
const voiceOnly = [
  {
    name: '000',
    gives: 'fact-emergency-phone',
    says: /(?<![\d,.$]|\d )000(?!\d)/,
    alsoGives: 'fact-emergency-without-speech',
    alsoSays: /\bpress 55\b/i,
  },
  {
    name: 'the phone of Lifeline',
    gives: 'fact-lifeline-phone',
    says: undefined,
    alsoGives: 'fact-lifeline-text',
    alsoSays: undefined,
  },
] as const

export const emergency: Rule = {
  id: 'emergency',
  protects: 'people who cannot speak: a silent call to 000 is cut off, unless the caller presses 55',
  *check(document, content) {
    if (document._type === 'fact') return
    const refs = new Set([...objectsIn(document)].map(({ value }) => refOf(value)))
    // Search words are what visitors type; only their answer is read.
    const texts = document._type === 'searchWords' ? [] : [...piecesOf(document, content)].map(({ shown }) => shown)
    const hasText = (pattern: RegExp | undefined) => pattern !== undefined && texts.some((text) => pattern.test(text))
    for (const { name, gives, says, alsoGives, alsoSays } of voiceOnly)
      if ((refs.has(gives) || hasText(says)) && !refs.has(alsoGives) && !hasText(alsoSays))
        yield {
          path: '',
          problem: `gives ${name} without a way for people who can’t speak`,
          remedy: `insert ${alsoGives} after it, or say "press 55" where only plain text can stand`,
        }
    if (hasText(/\bleave the (?:phone |call |line )?(?:line )?open\b/i))
      yield {
        path: '',
        problem: 'tells a caller to leave the line open, which ends a silent call to 000',
        remedy: 'say to press 55',
      }
  },
}
