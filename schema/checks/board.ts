import type { ContentDocument } from '#schema/content/content-document.ts'
import { refOf } from './pieces.ts'
import { questionTree } from './question-tree.ts'
import type { Content, Rule } from './rule.ts'
import { maxBoardChoices, maxBoardScreens } from './settings.ts'

const tree = questionTree('boardQuestion', 'choices')

/** The number of screens on the longest way from this one to a sentence. A cycle counts as too long. */
const screensFrom = (document: ContentDocument, content: Content, before = 0): number =>
  before > maxBoardScreens
    ? before
    : 1 +
      Math.max(
        0,
        ...tree.answers(document).flatMap(({ next }) => {
          const found = content.documents.get(refOf(next) ?? '')
          return found ? [screensFrom(found, content, before + 1)] : []
        }),
      )

export const board: Rule = {
  id: 'board',
  protects: 'people who point to pictures: every choice costs them time and strength',
  *check(document, content) {
    if (document._type !== 'boardQuestion') return
    yield* tree.faults(document, content)
    const { length } = tree.answers(document)
    if (length > maxBoardChoices)
      yield {
        path: 'choices',
        problem: `has ${length} choices, more than the ${maxBoardChoices} of one screen`,
        remedy: 'join some of them, or move them to a next screen',
      }
    if (document['isFirst'] === true && screensFrom(document, content) > maxBoardScreens)
      yield {
        path: 'choices',
        problem: `leads through more than ${maxBoardScreens} screens to a sentence`,
        remedy: 'end the sentence earlier',
      }
  },
}
