import type { Inline, Paragraph, RichText, RichTextNode, TextSpan } from '#gateway/types.generated.ts'
import type { Block } from './blocks.ts'
import { type FromOutside, usable } from './outside.ts'
import type { MarkedSpan } from './rich-text.ts'

/** A word of the field, with what it means. */
interface Term {
  readonly term: string
  readonly abbreviation: string | null
  /** One sentence. */
  readonly meaning: string
  /** The words by which texts use it, where its own is also an everyday word; empty for the term itself. */
  readonly forms: readonly string[]
  /** Finds where a text itself says what it means. */
  readonly definition: RegExp
}

interface TermContent {
  term: string
  abbreviation: string | null
  meaning: string
  forms: string[] | null
}

const escape = (words: string) => words.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)

/** A whole word, of which no part stands in a longer one: `AT`, and not the AT of `AT-HM`. */
const whole = (words: readonly string[]) => `(?<![\\w’'-])(?:${words.map(escape).join('|')})(?![\\w-])`

const plural = (word: string) => (word.endsWith('s') ? [word] : [word, `${word}s`])

/** 'A hoist is a machine', 'AT means assistive technology'. */
const definitionOf = ({ term, abbreviation, forms }: Pick<Term, 'term' | 'abbreviation' | 'forms'>): RegExp => {
  const names = whole([...plural(term), ...forms, ...(abbreviation ? [abbreviation] : [])])
  return new RegExp(String.raw`${names}(?:\)| \([^)]*\))? (?:is an?|are|is the|means?)\b`, 'i')
}

/** 'Assistive technology' within a sentence: 'assistive technology'. Names of schemes keep their capitals. */
const withinSentence = (term: string) =>
  /[A-Z]/.test(term.slice(1)) ? term : term.charAt(0).toLowerCase() + term.slice(1)

/** A reader can take in this many meanings… */
const mostMeanings = 3
/** …within about as many words as fit on one screen. */
const wordsOnScreen = 150

/** Names of schemes and services mean themselves only as they are written: 'life support at home' is not Support at Home. */
const isAsWritten = (form: string, found: string) => !/[A-Z]/.test(form.slice(1)) || form === found

const longestFirst = (a: string, b: string) => b.length - a.length

/** Finds whole words; nothing where there are none to find. */
const finder = (words: readonly string[], flags: string) =>
  words.length > 0 ? new RegExp(whole(words), flags) : /(?!)/g

/** The words of a glossary, ready to be found in texts. Every page brings the same ones: they are made anew when they differ. */
export function glossaryOf(found: FromOutside<readonly TermContent[]> | undefined): Glossary {
  const words = JSON.stringify(found)
  if (!last || last.words !== words) last = { words, glossary: makeGlossary(found) }
  return last.glossary
}

let last: { readonly words: string | undefined; readonly glossary: Glossary } | undefined

function makeGlossary(found: FromOutside<readonly TermContent[]> | undefined) {
  const terms = usable(found, ({ term, abbreviation, meaning, forms: given }): Term | null => {
    if (!term || !meaning) return null
    const forms = usable(given, (form) => form)
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
    /** As it is written: 'at' is no AT. */
    abbreviation: finder(abbreviations, 'g'),
    form: finder(forms, 'gi'),
  }
}

type Glossary = ReturnType<typeof makeGlossary>

/**
 * Explains the words of the field where a page first uses them, within the flow of its words, so that nobody has to point, press or
 * go away for it: an abbreviation is followed by what it stands for (WCAG technique G97), and a word's meaning stands in a sentence
 * of its own below the paragraph or list (G112), not in the middle of somebody's sentence. Never within headings and links, nor
 * where the page itself says what the word means.
 */
export function createExplainer(glossary: Glossary, title: string) {
  /** What a page says of itself in its title, it explains itself. */
  let explained = new Set<Term>(termsIn(title, glossary))
  let expanded = new Set<Term>()
  /** Words of running text so far, and where among them each meaning was added. */
  let wordsRead = 0
  let meaningsAt: number[] = []

  /**
   * Words with the first use of each abbreviation followed by what it stands for. `around`: the paragraph they stand in; `before`: the
   * part of it before them.
   */
  const words = (text: string, around = text, before = ''): string =>
    text.replaceAll(glossary.abbreviation, (abbreviation, at: number) => {
      const term = glossary.byAbbreviation.get(abbreviation)
      if (!term || expanded.has(term)) return abbreviation
      // A part of a name: 'NDIS Quality and Safeguards Commission'. What it stands for comes at the next.
      if (/^ (?:&|[A-Z])/.test(text.slice(at + abbreviation.length))) return abbreviation
      // Brackets within brackets are hard to read, and so are two pairs in a row.
      if (isInBrackets(before + text.slice(0, at)) || text.startsWith(' (', at + abbreviation.length))
        return abbreviation
      expanded.add(term)
      const isSaid = around.toLowerCase().includes(term.term.toLowerCase())
      return isSaid ? abbreviation : `${abbreviation} (${withinSentence(term.term)})`
    })

  const meaningsOf = (text: string): Paragraph[] => {
    wordsRead += text.split(/\s+/).length
    return termsIn(text, glossary).flatMap((term) => {
      if (explained.has(term)) return []
      const isDefined = term.definition.test(text)
      // A term that finds no room is explained at its next use.
      if (!isDefined && meaningsAt.filter((at) => at > wordsRead - wordsOnScreen).length >= mostMeanings) return []
      explained.add(term)
      if (isDefined) return []
      meaningsAt.push(wordsRead)
      return [meaning(term)]
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

  const inCell = ({ nodes, ...text }: RichText): RichText => ({
    ...text,
    nodes: nodes.map((node) =>
      node.__typename === 'Paragraph' ? { ...node, spans: spans(node.spans, proseOf(node.spans)) } : node,
    ),
  })

  /** Plain paragraphs, each followed by what its words mean. */
  const prose = (paragraphs: readonly string[]): string[] =>
    paragraphs.flatMap((paragraph) => [
      words(paragraph),
      ...meaningsOf(paragraph).map(({ spans: said }) => proseOf(said)),
    ])

  const orNull = (text: string | null | undefined): string | null => (text ? words(text) : null)

  /** What opens only when somebody asks for it explains for itself: who never opens it has not read it. */
  const aside = (text: RichText): RichText => {
    const before = { explained, expanded, wordsRead, meaningsAt }
    explained = new Set(explained)
    expanded = new Set(expanded)
    meaningsAt = []
    const made = richText(text)
    ;({ explained, expanded, wordsRead, meaningsAt } = before)
    return made
  }

  const block = (content: Block): Block => {
    switch (content.__typename) {
      case 'InShortBlock':
        return { ...content, points: content.points.map((point) => words(point)) }
      case 'RichTextBlock':
        return { ...content, text: richText(content.text) }
      case 'StepsBlock':
        return { ...content, steps: content.steps.map((step) => ({ ...step, text: richText(step.text) })) }
      // A table and a card have no room for what a word means: abbreviations are written out there.
      case 'TableBlock':
        return {
          ...content,
          rows: content.rows.map((row) => ({ ...row, cells: row.cells.map(inCell) })),
        }
      case 'CardGridBlock':
        return {
          ...content,
          intro: orNull(content.intro),
          cards: content.cards.map((card) => ({ ...card, text: words(card.text) })),
        }
      case 'HeroBlock':
        return {
          ...content,
          quickLinks: content.quickLinks.map((quickLink) => ({ ...quickLink, text: words(quickLink.text) })),
        }
      case 'CallToActionBlock':
        return { ...content, text: orNull(content.text) }
      case 'ServiceListBlock':
        return { ...content, intro: orNull(content.intro) }
      case 'QuestionsBlock':
        return {
          ...content,
          questions: content.questions.map((question) => ({ ...question, answer: aside(question.answer) })),
        }
      case 'VideoListBlock':
        return {
          ...content,
          videos: content.videos.map((video) => ({ ...video, transcript: aside(video.transcript) })),
        }
      default:
        return content
    }
  }

  return { words, prose, richText, block }
}

/** Not in links, nor in other languages, nor where an editor has forbidden it. */
const canExplain = (span: Inline): span is MarkedSpan =>
  span.__typename === 'TextSpan' && !span.lang && !('isUnexplained' in span)

/** The words in which something can be explained. */
const proseOf = (spans: readonly Inline[]): string =>
  spans.map((span) => (canExplain(span) ? span.text : ' | ')).join('')

/** Whether a bracket is open at the end of a text. */
const isInBrackets = (text: string) => text.lastIndexOf('(') > text.lastIndexOf(')')

/** Each once, in the order of their first use. */
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

const span = (text: string, isLabel = false): TextSpan => ({
  __typename: 'TextSpan',
  text,
  isStrong: isLabel,
  // Strong and stressed at the beginning of a paragraph: by that the page's style knows such a paragraph.
  isEmphasis: isLabel,
  lang: null,
})

const meaning = ({ term, abbreviation, meaning: said }: Term): Paragraph => ({
  __typename: 'Paragraph',
  spans: [span(abbreviation ? `${term} (${abbreviation}):` : `${term}:`, true), span(` ${said}`)],
})
