import type { ContentDocument } from '#schema/content/content-document.ts'
import { isRecord } from '#schema/is-record.ts'
import { objectsIn } from './pieces.ts'
import { wordsOf } from './readability.ts'
import type { Content, Rule } from './rule.ts'
import { sentencesOf } from './sentences.ts'

const number =
  '(?:\\d[\\d,.]*|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|sixty|ninety)'
const figures = new RegExp(
  `\\$\\d[\\d,.]*\\d|\\b${number}(?: to ${number})?(?: full)?(?: working)? (?:people|minutes|hours?|days?|weeks?|months?|years?|kilometres)\\b|\\b\\d{1,2}(?:[.:]\\d\\d)? ?[ap]m\\b`,
  'gi',
)

/** Texts that the provider signs with its own promises. A report or a post tells what was. */
const promising: ReadonlySet<string> = new Set(['page', 'question', 'service', 'guide', 'finderAdvice'])

interface Statement {
  readonly id: string
  readonly path: string
  readonly figure: string
  /** What the figure is about: the longer words of its sentence. */
  readonly about: readonly string[]
}

/** Words that say nothing of what a figure is about. */
const vague: ReadonlySet<string> = new Set(
  'about after another before first least other people takes their there these usually within working'.split(' '),
)

/** The figures that are typed into rich text, where a fact could stand. */
function* statementsOf(document: ContentDocument): Generator<Statement> {
  if (!promising.has(document._type)) return
  for (const { path, value } of objectsIn(document)) {
    if (value['_type'] !== 'block' || !Array.isArray(value['children'])) continue
    const typed = value['children']
      .map((child: unknown) => (isRecord(child) && typeof child['text'] === 'string' ? child['text'] : ''))
      .join('')
    for (const sentence of sentencesOf(typed))
      for (const [figure] of sentence.matchAll(figures)) {
        const words = wordsOf(sentence.replace(figure, '').toLowerCase())
        const about = words.filter((word) => word.length > 4 && !vague.has(word))
        yield { id: document._id, path, figure: figure.toLowerCase(), about }
      }
  }
}

const known = new WeakMap<Content['documents'], readonly Statement[]>()

function allStatements({ documents }: Content): readonly Statement[] {
  const found = known.get(documents) ?? [...documents.values()].flatMap((document) => [...statementsOf(document)])
  known.set(documents, found)
  return found
}

export const statedOnce: Rule = {
  id: 'stated-once',
  protects: 'people who read two pages: a price, a time or a number of people is the same on both',
  *check(document, content) {
    for (const { path, figure, about } of statementsOf(document)) {
      const shared = ({ about: others }: Statement) => about.filter((word) => others.includes(word))
      const other = allStatements(content).find(
        (one) => one.id !== document._id && one.figure === figure && shared(one).length > 0,
      )
      if (other)
        yield {
          path,
          problem: `says "${figure}", which ${other.id} types too, about the same (${shared(other).join(', ')})`,
          remedy: 'make it a fact and insert it on both, or let one page link to the other',
        }
    }
  },
}
