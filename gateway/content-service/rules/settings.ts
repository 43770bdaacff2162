/** The lists and budgets of the rules. */

/** US school grade by Flesch–Kincaid that a text may have at most. */
export const readingGrades = {
  standard: 9,
  /** By type of document. */
  byType: { easyRead: 4 } as Readonly<Record<string, number>>,
  /** By id, each with its reason beside it: the exception, not the rule. */
  byId: {} as Readonly<Record<string, number>>,
}

/** A text with fewer words is no sample: its grade says nothing. */
export const fewestWordsForGrade = 60

/** Days before a review is due from which the check warns. */
export const warnDaysBefore = 30

export const longestAlt = 250
export const longestDescription = 155

/** Services that everybody may call, digits only. Prose takes them from their facts. */
export const officialNumbers: ReadonlySet<string> = new Set([
  '1800200422', // My Aged Care
  '1800800110', // NDIS
  '1800035544', // NDIS Quality and Safeguards Commission
  '1800951822', // Aged Care Quality and Safety Commission
  '1800700600', // OPAN
  '133677', // National Relay Service, TTY
  '1800555660', // National Relay Service, helpdesk
  '131450', // TIS National
  '1800422737', // Carer Gateway
  '131114', // Lifeline
  '1300224636', // Beyond Blue
  '139276', // 13YARN
  '1800353374', // 1800ELDERHelp
  '1800880052', // National Disability Abuse and Neglect Hotline
])

/** Reserved for fiction by the Australian Communications and Media Authority. */
export const fictionalNumbers =
  /^(07(7010|5550)\d{4}|1800160401|180097570[7-9]|180097571[01]|0491570(006|156|157|158|159|110)|0491571(266|491|804)|0491572(549|665|983)|0491573(770|087)|0491574(118|632))$/

/** Words that belong to somebody: other providers, brands that stand for a thing, and marks with rules of their own. */
export const namesOfOthers: readonly string[] = [
  'Trilogy Care',
  'LifeTec',
  'Indigo Australasia',
  'Yooralla',
  'Novita',
  'Northcott',
  'Bolton Clarke',
  'BlueCare',
  'Blue Care',
  'Anglicare',
  'Ozcare',
  'Cerebral Palsy Alliance',
  'Velcro',
  'Zimmer',
  'iPad',
  'iPhone',
  'Alexa',
  'Siri',
]
