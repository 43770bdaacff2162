/** Finds out whether a text says that someone is in danger. Pure: the text goes nowhere. */
import { normalized } from '#schema/bounded.ts'
import { type DangerKind, harmless, phrases } from './phrases.ts'

/** UTF-16 code units. The limit of a form's message. */
const maxLength = 4_000

const escaped = (word: string) =>
  word
    .replaceAll(/[^a-z0-9*|]/g, '')
    // 'is not' is read as 'isnt'.
    .replaceAll(/\bnot\b/g, 'not|isnt|arent|wasnt|werent|hasnt|havent')
    .replaceAll('*', '\\w*')

/** A phrase as the source of a pattern. */
const patternOf = (phrase: string): string =>
  phrase
    .split(' ')
    .map((word, place) =>
      word === '..' ? '(?: \\w+){0,6}' : word === '$' ? '(?= $)' : `${place > 0 ? ' ' : ''}(?:${escaped(word)})`,
    )
    .join('')

const compiled = (text: string): RegExp =>
  new RegExp(` (?:${text.trim().split('\n').map(patternOf).join('|')})(?= )`, 'g')

const harmlessPattern = compiled(harmless)
const kinds = ['life', 'despair', 'violence', 'missing', 'home', 'money'] as const
const patterns = kinds.map((kind) => [kind, compiled(phrases[kind])] as const)

/** Lower-case words with one space around each, and one form of a negation. */
const wordsOf = (text: string): string =>
  ` ${normalized(text.slice(0, maxLength), 'NFKD')
    .toLowerCase()
    .replaceAll(/[\p{M}'’]/gu, '')
    .replaceAll(/[^a-z0-9]+/g, ' ')
    .trim()
    .replaceAll(/\bcan ?not\b/g, 'cant')
    .replaceAll(/\bwill not\b/g, 'wont')
    .replaceAll(/\b(do|does|is|did|has|have|are|was|were|would|could) not\b/g, '$1nt')
    .replaceAll(/\b(ca|wo|do|does|is|did|have|has|are)n? t\b/g, '$1nt')} `

/** The danger that a text tells of, the most urgent first. Undefined for anything else. */
export function dangerIn(text: string): DangerKind | undefined {
  const words = wordsOf(text).replaceAll(harmlessPattern, ' -')
  return patterns.find(([, pattern]) => words.search(pattern) >= 0)?.[0]
}
