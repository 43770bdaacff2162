import { possibleAddress, uniqueAddress } from './addresses.ts'
import { altText } from './alt-text.ts'
import { consent } from './consent.ts'
import { description } from './description.ts'
import { documentLength } from './document-length.ts'
import { emergency } from './emergency.ts'
import { facts } from './facts.ts'
import { board } from './board.ts'
import { finder } from './finder.ts'
import { guides } from './guides.ts'
import { headingOrder } from './heading-order.ts'
import { easyReadListed, internalLinks } from './internal-links.ts'
import { isoCode } from './iso-code.ts'
import { linkText } from './link-text.ts'
import { mailRoutes } from './mail-routes.ts'
import { media } from './media.ts'
import { menu } from './menu.ts'
import { openings } from './openings.ts'
import { organisations } from './organisations.ts'
import { pageLength } from './page-length.ts'
import { phoneNumbers } from './phone-numbers.ts'
import { promises } from './promises.ts'
import { readingGrade } from './reading-grade.ts'
import { realLists } from './real-lists.ts'
import { redirects } from './redirects.ts'
import { factReview, reviewed } from './reviewed.ts'
import { searchWords } from './search-words.ts'
import { sentenceLength } from './sentence-length.ts'
import { statedOnce } from './stated-once.ts'
import { wording } from './wording.ts'
import type { Content, Finding, Rule, RuleFault } from './rule.ts'
import { type ContentDocument, isDraftId } from '#schema/content/content-document.ts'

export const rules: readonly Rule[] = [
  altText,
  consent,
  description,
  documentLength,
  easyReadListed,
  emergency,
  factReview,
  facts,
  board,
  finder,
  guides,
  headingOrder,
  internalLinks,
  isoCode,
  linkText,
  mailRoutes,
  media,
  menu,
  openings,
  organisations,
  pageLength,
  phoneNumbers,
  possibleAddress,
  promises,
  readingGrade,
  realLists,
  redirects,
  reviewed,
  searchWords,
  sentenceLength,
  statedOnce,
  uniqueAddress,
  wording,
]

/** Every fault of a document, with the id of its rule. */
export const faultsOf = (document: ContentDocument, content: Content): readonly RuleFault[] =>
  rules.flatMap((rule) => [...rule.check(document, content)].map((fault) => ({ ...fault, rule: rule.id })))

/**
 * All rule faults in a dataset, in the order of documents. Drafts are work in progress and are not checked.
 * @param all the documents by `_id`, with their assets
 * @param files the file that contains a document, by `_id`
 * @param now ms since 1970
 */
export function checkRules(
  all: ReadonlyMap<string, ContentDocument>,
  files: ReadonlyMap<string, string>,
  now: number,
): readonly Finding[] {
  const documents = new Map([...all].filter(([id]) => !isDraftId(id)))
  return [...documents.values()].flatMap((document) => {
    const file = files.get(document._id)
    if (file === undefined) return [] // Assets have no file here and are skipped.
    return faultsOf(document, { documents, now }).map((fault) => ({ ...fault, file }))
  })
}
