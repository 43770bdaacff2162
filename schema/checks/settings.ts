/** The word lists and limits of the rules. */

/** The maximum Flesch–Kincaid grade (US school grade) of a text. */
export const readingGrades = {
  standard: 9,
  /** By document type. */
  byType: { easyRead: 4 } as Readonly<Record<string, number>>,
  /** Exceptions by id, each with a comment that gives the reason. */
  byId: {} as Readonly<Record<string, number>>,
}

/** A text with fewer words is too short for a meaningful grade. */
export const minWordsForGrade = 60

/** A single sentence gives a warning above this grade, without its names, if it has so many words. */
export const maxGradeOfSentence = 14
export const minWordsOfSentence = 12

/** The check warns this many days before a review is due. */
export const warnDaysBefore = 30

export const maxAltLength = 250
export const maxDescriptionLength = 155

export const maxWordsInSentence = 25

/** About 9,000 px at a width of 390 px, with header and footer. `tests/e2e/axe.e2e.ts` measures the height itself. */
export const maxPageWords = 850

/** Of the picture board: what a person can see at once, and how many choices lead to a sentence. */
export const maxBoardChoices = 12
export const maxBoardScreens = 3

/** Pages that may have more words, and why. */
export const longPages: ReadonlyMap<string, string> = new Map([
  ['/privacy-policy', 'the whole policy, which has to be in one place'],
  ['/resources/assistive-technology-explained', 'the glossary'],
  ['/resources/education/great-gadget-videos', 'six instructions, of which a reader follows one'],
  ['/resources/my-aged-care', 'a guide from the first call to the letter, read a section at a time'],
  ['/resources/ndis', 'a guide from applying to a review, read a section at a time'],
  ['/services/assistive-technology-assessment', 'the service, and what to do with a new prescription'],
])

/** How many consecutive sentences of a paragraph may start with the same two words. */
export const maxSameOpenings = 2

/** How many documents of one type may share the first four words of their lead, summary or first paragraph. */
export const maxSharedOpenings = 3

/** Wording to avoid and its replacement: the settled names and spellings of things. */
export const wordings: readonly { readonly avoid: RegExp; readonly write: string }[] = [
  { avoid: /\]\(\w+:/, write: 'a link in place of Markdown' },
  { avoid: /\bsomebody\b/i, write: 'someone' },
  { avoid: /\be-mails?\b/i, write: 'email' },
  { avoid: /\bhome changes?\b/i, write: '"home modifications", or "changes to your home" where it is first explained' },
  { avoid: /\bsupport co-ordinat/i, write: 'support coordinator' },
  { avoid: /\bSupport at Home programme\b/i, write: 'Support at Home program' },
  { avoid: /\bCommonwealth Home Support Program\b/i, write: 'Commonwealth Home Support Programme' },
  {
    avoid: /\bDepartment of Health\b(?!, Disability and Ageing)/,
    write: 'Department of Health, Disability and Ageing',
  },
  { avoid: /\bhand rails?\b/i, write: 'handrail' },
  { avoid: /\bstair lifts?\b/i, write: 'stairlift' },
  { avoid: /\breference code\b/i, write: 'reference number' },
  { avoid: /\bnobody\b/i, write: 'no one' },
]

/**
 * Promises that the provider repeats on several pages. Each is a fact; the first group of its expression must match the words
 * of its value. A plain text field cannot refer to a fact, so the words are typed there and this list ensures that they
 * agree.
 */
export const promises: readonly { readonly what: string; readonly says: RegExp; readonly fact: string }[] = [
  {
    what: 'how soon we reply',
    says: /\b(?:we(?:’ll| will)? (?:reply|answer you|get back to you)|hear from us|calls? you back|you(?:’ll| will) hear|(?:that )?we(?:’ve| have) (?:got|received)? ?it)\b[^.]*?\bwithin (\S+ (?:working )?(?:hours?|days?|weeks?))/i,
    fact: 'fact-reply-time',
  },
  {
    what: 'how soon we answer a complaint',
    says: /\baim to (?:answer|finish|have an answer|give you an answer)\b[^.]*?\bwithin (\S+ (?:working )?(?:days?|weeks?))/i,
    fact: 'fact-complaint-answer-time',
  },
  {
    what: 'how long the website keeps a form',
    says: /\bwebsite(?:’s copy)?\b[^.]*?\b(?:after|for|within) (a year|\d+ (?:days|months))/i,
    fact: 'fact-form-copy-time',
  },
  {
    what: 'how long we keep the record of a complaint',
    says: /\bcomplaint\b[^.]*?\brecords?\b[^.]*?\bfor (\S+ years?)/i,
    fact: 'fact-complaint-record-time',
  },
  {
    what: 'what the first chat costs',
    says: /\bfirst (?:talk|call|chat|conversation)\b[^.]*?\b(free|costs?|charged?|paid?)\b/i,
    fact: 'fact-first-chat',
  },
]

/** Public services, digits only. Prose takes their numbers from facts. */
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
  '0477131114', // Lifeline, for text messages
  '131126', // Poisons Information Centre
  '132500', // State Emergency Service, Queensland
  '1800737732', // 1800RESPECT, violence and abuse
  '1300224636', // Beyond Blue
  '139276', // 13YARN
  '1800353374', // 1800ELDERHelp
  '133646', // Office of the Health Ombudsman, Queensland
  '1300363992', // Office of the Australian Information Commissioner
  '137468', // Queensland Government
  '13432584', // 13 HEALTH, Ryan’s Rule
  '1800880052', // National Disability Abuse and Neglect Hotline
])

/** Reserved for fiction by the Australian Communications and Media Authority. */
export const fictionalNumbers =
  /^(07(7010|5550)\d{4}|1800160401|180097570[7-9]|180097571[01]|0491570(006|156|157|158|159|110)|0491571(266|491|804)|0491572(549|665|983)|0491573(770|087)|0491574(118|632))$/

/** Names of other organisations: other providers, generic brand names, and trade marks with usage rules. */
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

/** Search words that are less of a heading are not what it is about. */
export const leastShareOfHeading = 1 / 3
