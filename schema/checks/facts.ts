import type { ContentDocument } from '#schema/content/content-document.ts'
import type { Content, Rule } from './rule.ts'
import { numbersIn } from './phone-numbers.ts'
import { piecesOf } from './pieces.ts'
import { officialNumbers } from './settings.ts'

const months = 'January|February|March|April|May|June|July|August|September|October|November|December'
const datePattern = new RegExp(`\\b(?:\\d{1,2} )?(?:${months}) \\d{4}\\b`, 'g')

const datesIn = (text: string): readonly string[] => text.match(datePattern) ?? []

/** The dates of schemes are those stated by facts, as months. */
function schemeDates({ documents }: Content): ReadonlyMap<string, string> {
  const dates = new Map<string, string>()
  for (const { _id, _type, value } of documents.values())
    if (_type === 'fact' && typeof value === 'string')
      for (const date of datesIn(value)) {
        dates.set(date, _id)
        dates.set(date.replace(/^\d+ /, ''), _id)
      }
  return dates
}

/** The remedy where a field is plain text and cannot refer to a fact. */
const remedy = 'insert the fact by reference, or say it without the figure where only plain text can stand'

/** The pages with the provider's own prices. */
const priceLists: ReadonlySet<unknown> = new Set(['/prices', '/services/coming-home-from-hospital'])

/** Salaries, prices, and the tables of the provider's own reports, are the provider's figures and not a scheme's. */
const isOwnAmount = (document: ContentDocument, path: string): boolean =>
  document._type === 'job' ||
  priceLists.has(document['path']) ||
  (document['kind'] === 'annualReport' && path.includes('.cells['))

export const facts: Rule = {
  id: 'facts',
  protects: 'people who rely on a figure: it is changed once, with its source and date',
  *check(document, content) {
    if (document._type === 'fact') return
    const dates = schemeDates(content)
    for (const { path, typed } of piecesOf(document, content)) {
      const amount = /\$\s?\d[\d,.]*\d|\$\s?\d/.exec(typed)?.[0]
      if (amount !== undefined && !isOwnAmount(document, path))
        yield { path, problem: `has the amount ${amount} typed into it`, remedy }
      const date = datesIn(typed).find((found) => dates.has(found))
      if (date !== undefined)
        yield { path, problem: `has the date ${date} typed into it, a fact (${dates.get(date)})`, remedy }
      const number = numbersIn(typed).find(({ digits }) => officialNumbers.has(digits))
      // The label of a link is plain text and cannot contain a fact.
      if (number && !path.endsWith('.label'))
        yield { path, problem: `has the official number ${number.written} typed into it`, remedy }
    }
  },
}
