import type { ContentDocument } from '#schema/content/content-document.ts'
import { isFinderCode } from '#schema/finder-codes.ts'
import { isRecord } from '#schema/is-record.ts'
import { refOf } from './pieces.ts'
import type { Content, Fault } from './rule.ts'

/**
 * What the questions of the finder and the screens of the picture board have in common: each answer has a code for the address, and
 * may lead to the next question.
 * @param type the documents
 * @param field their array of answers
 */
export function questionTree(type: string, field: string) {
  const answers = (document: ContentDocument) => {
    const given = document[field]
    return Array.isArray(given) ? given.filter(isRecord) : []
  }

  const ofType = ({ documents }: Content) => [...documents.values()].filter(({ _type }) => _type === type)

  const first = (content: Content) => ofType(content).filter(({ isFirst }) => isFirst === true)

  /** The ids of the questions that can be reached from the first one. */
  function reached(content: Content): ReadonlySet<string> {
    const ids = new Set(first(content).map(({ _id }) => _id))
    for (const id of ids) {
      const question = content.documents.get(id)
      for (const { next } of question ? answers(question) : []) ids.add(refOf(next) ?? id)
    }
    return ids
  }

  function* faults(document: ContentDocument, content: Content): Generator<Fault> {
    const firsts = first(content)
    // Reported once, at the question with the first id.
    const [reporter] = ofType(content)
      .map(({ _id }) => _id)
      .toSorted()
    if (firsts.length !== 1 && document._id === reporter)
      yield {
        path: 'isFirst',
        problem: `is on for ${firsts.length} questions`,
        remedy: 'turn it on for the one question that the others follow',
      }
    const codes = answers(document).map(({ code }) => String(code))
    for (const [index, code] of codes.entries())
      if (!isFinderCode(code) || codes.indexOf(code) < index)
        yield {
          path: `${field}[${index}].code`,
          problem: `is "${code}", which ${codes.indexOf(code) < index ? 'another answer has' : 'cannot stand in the address'}`,
          remedy:
            'write small letters, numbers and hyphens, another for each answer, and none that begins with "change-"',
        }
    if (firsts.length > 0 && !reached(content).has(document._id))
      yield { path: '', problem: 'is a question that no answer leads to', remedy: 'lead an answer to it, or remove it' }
  }

  return { answers, first, faults }
}
