import type { ContentDocument } from '#schema/content/content-document.ts'
import { maxFinderQuestions } from '#schema/finder-codes.ts'
import { refOf } from './pieces.ts'
import { questionTree } from './question-tree.ts'
import type { Content, Fault, Rule } from './rule.ts'

const tree = questionTree('finderQuestion', 'answers')

const refsOf = (value: unknown) => (Array.isArray(value) ? value.flatMap((item) => refOf(item) ?? []) : [])

/** An answer at which a path through the questions ends or becomes too long. */
interface End {
  readonly question: ContentDocument
  /** The index of the answer in its question. */
  readonly index: number
  /** The codes of the answers on this path. */
  readonly codes: readonly string[]
  /** Everything that these answers add to the result. */
  readonly adds: ReadonlySet<string>
  readonly isTooLong: boolean
}

/** Yields every path through the questions. A cycle counts as too long. */
function* endsAfter(
  question: ContentDocument,
  content: Content,
  codes: readonly string[] = [],
  adds: ReadonlySet<string> = new Set(),
): Generator<End> {
  for (const [index, answer] of tree.answers(question).entries()) {
    const way = [...codes, String(answer['code'])]
    const all = new Set([...adds, ...refsOf(answer['services']), ...refsOf(answer['advice'])])
    const next = content.documents.get(refOf(answer['next']) ?? '')
    const isTooLong = next !== undefined && way.length === maxFinderQuestions
    if (next && !isTooLong) yield* endsAfter(next, content, way, all)
    else yield { question, index, codes: way, adds: all, isTooLong }
  }
}

/** The first path for each kind of fault at each answer: fixing it fixes the others. */
function* faultsOfEnds(document: ContentDocument, content: Content): Generator<Fault> {
  const reported = new Set<string>()
  for (const first of tree.first(content))
    for (const { question, index, codes, adds, isTooLong } of endsAfter(first, content)) {
      if (question !== document) continue
      const added = [...adds].flatMap((id) => content.documents.get(id) ?? [])
      const lacks = [
        !added.some(({ _type }) => _type === 'service') && 'a service',
        !added.some(({ kind }) => kind === 'funding') && 'who may pay',
        !added.some(({ kind }) => kind === 'nextStep') && 'a next step',
      ].filter((item) => item !== false)
      const path = `answers[${index}]`
      const fault = isTooLong
        ? {
            path: `${path}.next`,
            problem: `leads to question ${maxFinderQuestions + 1} after ${codes.join(', ')}`,
            remedy: `let the finder end after ${maxFinderQuestions} questions at the most`,
          }
        : lacks.length > 0 && {
            path,
            problem: `ends the finder without ${lacks.join(', ')} after ${codes.join(', ')}`,
            remedy: 'add it to this answer or to one before it',
          }
      if (!fault || reported.has(fault.path)) continue
      reported.add(fault.path)
      yield fault
    }
}

export const finder: Rule = {
  id: 'finder',
  protects: 'people who do not know what their service is called, and go from question to question to it',
  *check(document, content) {
    if (document._type !== 'finderQuestion') return
    yield* tree.faults(document, content)
    const unsure = tree.answers(document).filter(({ isUnsure }) => isUnsure === true).length
    if (unsure > 1)
      yield {
        path: 'answers',
        problem: `has ${unsure} answers for someone who does not know`,
        remedy: 'turn on "For someone who does not know" for one alone',
      }
    yield* faultsOfEnds(document, content)
  },
}
