/** A form to fill in by hand, made from the definition that its page and the gateway use. */
import {
  type AnswerIs,
  type Condition,
  conditionsIn,
  confirmationOf,
  type Field,
  fieldsOf,
  type FormDefinition,
  type FormStep,
  isPrefilled,
} from '#schema/forms/form-definition.ts'
import { shownOptions, type OptionLists } from '#web/forms/answers.ts'
import type { ShellQuery } from '#web/graphql/generated.ts'
import { formatTime } from '#web/lib/dates.ts'
import { heading, link, list, optional, type PageAround, paragraph } from './from-blocks.ts'
import type { Part } from './parts.ts'

export interface FormAround extends PageAround {
  readonly settings: ShellQuery['siteSettings']
}

/** Whether a person answers it, and not the address of the page. */
const isAsked = (field: Field): boolean => !field.isGiven && !isPrefilled(field)

interface Asked {
  readonly definition: FormDefinition
  readonly lists: OptionLists
  readonly numbers: ReadonlyMap<string, number>
}

const optionsOf = (field: Field, { lists }: Asked) => ('options' in field ? shownOptions(field, lists, {}) : [])

const same = (one: AnswerIs) => (other: AnswerIs) =>
  one.field === other.field && String(one.isOneOf) === String(other.isOneOf)

/** The conditions of a field, with those of its step and of the questions that they are about. */
function allConditions(name: string, definition: FormDefinition): readonly AnswerIs[] {
  const around = definition.steps.find(({ fields }) => fields.some((field) => field.name === name))
  const field = around?.fields.find((candidate) => candidate.name === name)
  const own = [...conditionsIn(around?.when), ...conditionsIn(field?.when)]
  return [...own, ...own.flatMap((condition) => allConditions(condition.field, definition))]
}

const orList = new Intl.ListFormat('en-AU', { type: 'disjunction' })
const andList = new Intl.ListFormat('en-AU')

/**
 * Conditions in words: “If you answered ‘Email’ to question 3:”. Those that a question of another condition has itself are left out.
 * Empty without conditions; undefined when no answer that is offered meets them.
 */
function inWords(conditions: readonly AnswerIs[], asked: Asked): string | undefined {
  const { definition, numbers } = asked
  const needed = conditions.filter(
    (condition, index) =>
      conditions.findIndex(same(condition)) === index &&
      !conditions.some(({ field }) => allConditions(field, definition).some(same(condition))),
  )
  if (needed.length === 0) return ''
  const answers = needed.map(({ field: name, isOneOf }) => {
    const field = fieldsOf(definition).find((candidate) => candidate.name === name)
    const labels = field
      ? optionsOf(field, asked).flatMap(({ value, label }) => (isOneOf.includes(value) ? [`‘${label}’`] : []))
      : []
    return labels.length > 0 && `${orList.format(labels)} to question\u00a0${numbers.get(name)}`
  })
  const words = answers.filter((answer) => answer !== false)
  return words.length < answers.length ? undefined : `If you answered ${andList.format(words)}:`
}

/** In characters: what fits on a line in large handwriting, and the most lines of a short answer. */
const lineLength = 200
const mostLines = 3
/** Handwriting takes more room than typing. */
const moreLines = 3

function placeFor(field: Field, asked: Asked): Part {
  switch (field.kind) {
    case 'choice':
    case 'choices':
      return {
        kind: 'list',
        isNumbered: false,
        hasBoxes: true,
        items: optionsOf(field, asked).map(({ label, hint }) => [paragraph(hint ? `${label} – ${hint}` : label)]),
      }
    case 'date':
      return { kind: 'blanks', labels: ['Day', 'Month', 'Year'] }
    case 'multiline':
      return { kind: 'lines', count: field.rows + moreLines }
    case 'text': {
      const limit = field.rules?.find((rule) => rule.rule === 'maxLength')?.characters ?? 0
      return { kind: 'lines', count: Math.min(mostLines, Math.max(1, Math.ceil(limit / lineLength))) }
    }
    case 'email':
    case 'phone':
      return { kind: 'lines', count: 1 }
  }
}

/** The label, or the title, in other words for other people. */
const otherWords = (
  wordings: readonly { readonly when: Condition; readonly words: readonly (string | undefined)[] }[],
  asked: Asked,
): readonly Part[] =>
  wordings.flatMap(({ when, words }) => {
    const condition = inWords(conditionsIn(when), asked)
    const [first, ...rest] = words.filter((text) => text !== undefined)
    if (!condition || first === undefined) return []
    const end = rest.length > 0 && /[\p{L}\p{N}]$/u.test(first) ? '.' : ''
    return [paragraph(`${condition} `, { text: first + end, isStrong: true }, rest.map((text) => ` ${text}`).join(''))]
  })

/** @param condition In words, where it is not that of the question before */
function question(field: Field, condition: string, isConditional: boolean, asked: Asked): Part {
  const { name, label, hint, isRequired, wordings = [] } = field
  return {
    kind: 'question',
    isConditional,
    parts: [
      ...(condition ? [paragraph({ text: condition, isStrong: true })] : []),
      heading(3, `${asked.numbers.get(name)}. ${label}${isRequired ? '' : ' (optional)'}`),
      ...optional([hint, field.kind === 'choice' && 'Tick one.'].filter(Boolean).join(' ')),
      ...otherWords(
        wordings.map((wording) => ({ when: wording.when, words: [wording.label, wording.hint] })),
        asked,
      ),
      placeFor(field, asked),
    ],
  }
}

function step({ title, when, fields, wordings = [] }: FormStep, asked: Asked): readonly Part[] {
  let last = ''
  const questions = fields.filter(isAsked).flatMap((field, index, all): readonly Part[] => {
    const isFirstFolded = field.isFolded && !all[index - 1]?.isFolded
    if (isFirstFolded) last = ''
    const condition = inWords([...conditionsIn(when), ...conditionsIn(field.when)], asked)
    if (condition === undefined) return []
    const shown = condition === last ? '' : condition || 'Everyone:'
    last = condition
    return [
      ...(isFirstFolded ? [heading(2, asked.definition.words.folded)] : []),
      question(field, shown, condition !== '', asked),
    ]
  })
  const titles = otherWords(
    wordings.map((wording) => ({ when: wording.when, words: [wording.title] })),
    asked,
  )
  return questions.length > 0 ? [heading(2, title), ...titles, ...questions] : []
}

/** Sentences about the website's own copy, and advice that needs a reference number, which paper does not have. */
const onPaper = (texts: readonly string[]): readonly string[] =>
  texts
    .filter((text) => !/reference number/.test(text))
    .map((text) => text.replaceAll(/[^.]*\bwebsite\b[^.]*\.\s*/g, ''))
    .filter((text) => text !== '')

function howToReturn(page: FormAround): readonly Part[] {
  const { providerName, supportPhone, contactEmail, offices, helpLinks, openingHours } = page.settings
  const { days, opens, closes, closedNote } = openingHours
  return [
    heading(2, 'How to send it to us'),
    paragraph('Post it, or bring it to an office:'),
    list(
      offices.map(({ name, street, suburb, state, postcode, access }) => [
        paragraph({ text: `${name}: `, isStrong: true }, `${providerName}, ${street}, ${suburb} ${state} ${postcode}`),
        ...optional(access),
      ]),
    ),
    paragraph(`Our offices are open ${days}, ${formatTime(opens)} to ${formatTime(closes)}. ${closedNote}`),
    paragraph('Would you rather tell us, or do you need help with this form?'),
    list([
      [paragraph('Call ', link(supportPhone.href, supportPhone.display, page))],
      // On paper, a link within the site leads nowhere.
      ...helpLinks
        .filter(({ href }) => !href.startsWith('/'))
        .map(({ label, href }) => [paragraph(link(href, label, page))]),
      [paragraph('Email ', link(`mailto:${contactEmail}`, contactEmail, page))],
      [paragraph('Fill it in at ', link(page.path, page.siteUrl.replace(/^https?:\/\//, '') + page.path, page))],
    ]),
    paragraph(
      'Please don’t send this form by text or email: they aren’t a safe way to send health details. If it’s urgent, don’t post it. Call us.',
    ),
  ]
}

function privacy({ collection, words }: FormDefinition, page: FormAround): readonly Part[] {
  const shared = words.collection
  const { providerName, supportPhone } = page.settings
  const texts: readonly (readonly [string, string])[] = [
    [shared.who, `${providerName}. Phone ${supportPhone.display}.`],
    ['Why', collection.why],
    ['Who sees it', collection.seenBy],
    [shared.leftOut, collection.ifNotAnswered],
    [shared.yours, shared.rights.replace(' and quote your reference number', '')],
  ]
  return [
    heading(2, 'Your privacy'),
    ...texts.map(([label, text]) => paragraph({ text: `${label}: `, isStrong: true }, text)),
    paragraph(link('/privacy-policy', shared.policy, page)),
  ]
}

/** A form with its questions in order, how to send it, and what happens with the answers. */
export function formParts(definition: FormDefinition, lists: OptionLists, page: FormAround): readonly Part[] {
  const names = fieldsOf(definition)
    .filter(isAsked)
    .map(({ name }) => name)
  const asked: Asked = { definition, lists, numbers: new Map(names.map((name, index) => [name, index + 1])) }
  const { settings } = page
  return [
    { kind: 'note', parts: [paragraph(settings.safetyNote || definition.words.safety)] },
    paragraph(definition.notice),
    heading(2, 'How to fill in this form'),
    list([
      [paragraph('Write on the lines, and tick the boxes.')],
      [paragraph('Answer every question that isn’t marked ‘(optional)’.')],
      ...(fieldsOf(definition).some(({ when }) => when)
        ? [[paragraph('Some questions say who they’re for. Skip the ones that aren’t for you.')]]
        : []),
      [paragraph('If you need more room, use another sheet of paper, and write the number of the question on it.')],
      [paragraph('How to send it to us is after the questions.')],
    ]),
    ...definition.steps.flatMap((each) => step(each, asked)),
    ...howToReturn(page),
    heading(2, 'What happens next'),
    paragraph('We count the days from the day your form gets to us.'),
    list(onPaper(confirmationOf(definition, null).next).map((text) => [paragraph(text)])),
    ...privacy(definition, page),
  ]
}
