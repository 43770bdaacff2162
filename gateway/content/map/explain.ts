import type { Definition, Inline, RichText, RichTextNode } from '#gateway/types.generated.ts'
import { type FromOutside, usable } from './outside.ts'
import type { MarkedSpan } from './rich-text.ts'

/** A glossary term with its meaning. */
interface Term {
  readonly term: string
  readonly abbreviation: string | null
  /** One sentence. */
  readonly meaning: string
  /** The words that texts use for the term, where its own name is also an everyday word; otherwise empty. */
  readonly forms: readonly string[]
  /** Matches a text that itself defines the term. */
  readonly definition: RegExp
}

/** The glossary, as a field of every document whose terms are explained. */
export const glossaryFields = `"glossary": *[_type == "glossaryTerm"] | order(lower(term) asc, _id asc){ term, abbreviation, meaning, forms }`

interface TermContent {
  term: string
  abbreviation: string | null
  meaning: string
  forms: string[] | null
}

const escape = (words: string) => words.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)

/** Matches whole words that are not part of a longer one: `AT`, but not the AT of `AT-HM`. */
const whole = (words: readonly string[]) => `(?<![\\w’'-])(?:${words.map(escape).join('|')})(?![\\w-])`

const plural = (word: string) => (word.endsWith('s') ? [word] : [word, `${word}s`])

/** 'A hoist is a machine', 'AT means assistive technology'. */
const definitionOf = ({ term, abbreviation, forms }: Pick<Term, 'term' | 'abbreviation' | 'forms'>): RegExp => {
  const names = whole([...plural(term), ...forms, ...(abbreviation ? [abbreviation] : [])])
  // It searches for plain words, and repeats only what is within one pair of brackets.
  return new RegExp(String.raw`${names}(?:\)| \([^()]*\))? (?:is an?|are|is the|means?)\b`, 'i')
}

/** 'Assistive technology' within a sentence: 'assistive technology'. Names of schemes keep their capitals. */
const withinSentence = (term: string) =>
  /[A-Z]/.test(term.slice(1)) ? term : term.charAt(0).toLowerCase() + term.slice(1)

/** How many meanings of a page stand open. Later ones open by a press, so that they do not cut a text in pieces. */
const maxOpen = 2

/** The maximum number of meanings… */
const maxMeanings = 3
/** …within about as many words as fit on one screen. */
const wordsOnScreen = 150

/** Names of schemes and services match only with their capitals: 'life support at home' is not Support at Home. */
const isAsWritten = (form: string, found: string) => !/[A-Z]/.test(form.slice(1)) || form === found

const longestFirst = (a: string, b: string) => b.length - a.length

/** A regular expression for whole words; it matches nothing when the list is empty. */
const anyOf = (words: readonly string[], flags: string) =>
  // It searches for plain words, without repetition.
  new RegExp(words.length > 0 ? whole(words) : '(?!)', flags)

/** Prepares the glossary for matching. Every page queries the same terms, so the result is cached until they change. */
export function glossaryOf(found: FromOutside<readonly TermContent[]> | undefined): Glossary {
  const words = JSON.stringify(found)
  if (!last || last.words !== words) last = { words, glossary: makeGlossary(found) }
  return last.glossary
}

let last: { readonly words: string | undefined; readonly glossary: Glossary } | undefined

function makeGlossary(found: FromOutside<readonly TermContent[]> | undefined) {
  const terms = usable(found, ({ term, abbreviation, meaning, forms: input }): Term | null => {
    if (typeof term !== 'string' || typeof meaning !== 'string' || !term || !meaning) return null
    const forms = usable(input, (form) => form)
    return { term, abbreviation, meaning, forms, definition: definitionOf({ term, abbreviation, forms }) }
  })
  const byForm = new Map<string, { readonly term: Term; readonly form: string }>()
  for (const term of terms)
    for (const form of term.forms.length > 0 ? term.forms : plural(term.term))
      byForm.set(form.toLowerCase(), { term, form })
  const byAbbreviation = new Map(
    terms.flatMap((term) => (term.abbreviation ? [[term.abbreviation, term] as const] : [])),
  )
  const abbreviations = [...byAbbreviation.keys()].toSorted(longestFirst)
  const forms = [...byForm.keys()].toSorted(longestFirst)
  return {
    byForm,
    byAbbreviation,
    /** Case-sensitive: 'at' is not AT. */
    abbreviation: anyOf(abbreviations, 'g'),
    form: anyOf(forms, 'gi'),
  }
}

type Glossary = ReturnType<typeof makeGlossary>

/**
 * Explains terms at their first use on a page, within the text, so that visitors need not point, press or leave the
 * page: an abbreviation is followed by its expansion (WCAG technique G97), and a meaning is a separate sentence below
 * the paragraph or list (G112), so that it does not interrupt a sentence. Headings and links are never changed, nor are
 * terms that the page itself defines.
 */
export function createExplainer(glossary: Glossary, title: string) {
  /** Terms in the page's title are explained by the page itself. */
  let explained = new Set<Term>(termsIn(title, glossary))
  const expanded = new Set<Term>()
  /** The number of words so far, and the positions where meanings were added. */
  let wordsRead = 0
  let meaningsAt: number[] = []
  let given = 0

  /**
   * Returns the text with the first use of each abbreviation expanded. `around`: its whole paragraph; `before`: the
   * part of the paragraph before it.
   */
  const words = (text: string, around = text, before = ''): string =>
    text.replaceAll(glossary.abbreviation, (abbreviation, at: number) => {
      const term = glossary.byAbbreviation.get(abbreviation)
      if (!term || expanded.has(term)) return abbreviation
      // Part of a name, such as 'NDIS Quality and Safeguards Commission': the abbreviation is expanded at its next use.
      if (/^ (?:&|[A-Z])/.test(text.slice(at + abbreviation.length))) return abbreviation
      // Nested brackets are hard to read, and so are two pairs in a row.
      if (isInBrackets(before + text.slice(0, at)) || text.startsWith(' (', at + abbreviation.length))
        return abbreviation
      expanded.add(term)
      const isSaid =
        around.toLowerCase().includes(term.term.toLowerCase()) ||
        /^(?:, which)? (?:is short|stands) for /.test(text.slice(at + abbreviation.length))
      return isSaid ? abbreviation : `${abbreviation} (${withinSentence(term.term)})`
    })

  const meaningsOf = (text: string): Definition[] => {
    wordsRead += text.split(/\s+/).length
    return termsIn(text, glossary).flatMap((term) => {
      if (explained.has(term)) return []
      const isDefined = term.definition.test(text)
      // A term over the limit is explained at its next use.
      if (!isDefined && meaningsAt.filter((at) => at > wordsRead - wordsOnScreen).length >= maxMeanings) return []
      explained.add(term)
      if (isDefined) return []
      meaningsAt.push(wordsRead)
      given += 1
      return [definition(term, given <= maxOpen)]
    })
  }

  const spans = (of: readonly Inline[], around: string): Inline[] =>
    of.map((span, index) =>
      canExplain(span) ? { ...span, text: words(span.text, around, proseOf(of.slice(0, index))) } : span,
    )

  const richText = ({ nodes, ...text }: RichText): RichText => ({
    ...text,
    nodes: nodes.flatMap((node): RichTextNode[] => {
      if (node.__typename === 'Paragraph') {
        const around = proseOf(node.spans)
        return [{ ...node, spans: spans(node.spans, around) }, ...meaningsOf(around)]
      }
      if (node.__typename !== 'List') return [node]
      const items = node.items.map((item) => ({ ...item, spans: spans(item.spans, proseOf(item.spans)) }))
      return [{ ...node, items }, ...meaningsOf(node.items.map((item) => proseOf(item.spans)).join('. '))]
    }),
  })

  /** Expands only the abbreviations, where a meaning has no space. */
  const inCell = ({ nodes, ...text }: RichText): RichText => ({
    ...text,
    nodes: nodes.map((node) =>
      node.__typename === 'Paragraph' ? { ...node, spans: spans(node.spans, proseOf(node.spans)) } : node,
    ),
  })

  /** Plain paragraphs, each followed by the meanings of its terms. */
  const prose = (paragraphs: readonly string[]): string[] =>
    paragraphs.flatMap((paragraph) => [
      words(paragraph),
      ...meaningsOf(paragraph).map(({ term, meaning }) => `${term}: ${meaning}`),
    ])

  const orNull = (text: string | null | undefined): string | null => (text ? words(text) : null)

  /**
   * Collapsed text has its own meanings, because visitors may never open it. An abbreviation is still expanded once on a page: eight
   * times in a list of questions it is noise.
   */
  const aside = (text: RichText): RichText => {
    const before = { explained, wordsRead, meaningsAt, given }
    explained = new Set(explained)
    meaningsAt = []
    const made = richText(text)
    ;({ explained, wordsRead, meaningsAt, given } = before)
    return made
  }

  return { words, prose, richText, orNull, aside, inCell }
}

export type Explainer = ReturnType<typeof createExplainer>

/** Excludes links, text in other languages, and text that an editor has excluded. */
const canExplain = (span: Inline): span is MarkedSpan =>
  span.__typename === 'TextSpan' && !span.lang && !('isUnexplained' in span)

/** The text in which terms can be explained. */
const proseOf = (spans: readonly Inline[]): string =>
  spans.map((span) => (canExplain(span) ? span.text : ' | ')).join('')

/** Whether a bracket is open at the end of a text. */
const isInBrackets = (text: string) => text.lastIndexOf('(') > text.lastIndexOf(')')

/** The distinct terms of a text, in the order of their first use. */
function termsIn(text: string, { abbreviation, byAbbreviation, form, byForm }: Glossary): Term[] {
  const found = [
    ...[...text.matchAll(abbreviation)].map((match) => [match.index, byAbbreviation.get(match[0])] as const),
    ...[...text.matchAll(form)].map((match) => {
      const known = byForm.get(match[0].toLowerCase())
      return [match.index, known && isAsWritten(known.form, match[0]) ? known.term : undefined] as const
    }),
  ].toSorted(([a], [b]) => a - b)
  return [...new Set(found.flatMap(([, term]) => term ?? []))]
}

const definition = ({ term, abbreviation, meaning }: Term, isOpen: boolean): Definition => ({
  __typename: 'Definition',
  term: abbreviation ? `${term} (${abbreviation})` : term,
  meaning,
  isOpen,
})
