/** Builds the text and HTML of mails from form definitions. This module has no code for a particular form. */
import { formOf } from '#schema/forms/forms.ts'
import { siteMap } from '#schema/site-map.ts'
import {
  applicableFields,
  fieldsOf,
  holds,
  isFound,
  type Field,
  type FormDefinition,
} from '#schema/forms/form-definition.ts'
import { escapeHtml } from '#schema/text.ts'
import { timeZone } from '#schema/brisbane-time.ts'
import type { Escalations } from './outbox.ts'
import type { Submission } from './rows.ts'

export interface MailText {
  readonly subject: string
  readonly text: string
  readonly html: string
}

/** A field and its answer in words, one line per choice. */
export interface AnswerLines {
  readonly field: Field
  readonly lines: readonly string[]
}

const received = new Intl.DateTimeFormat('en-AU', {
  timeZone,
  dateStyle: 'full',
  timeStyle: 'short',
})

/** A time as staff read it: Friday 20 November 2026 at 9:05 am, in Brisbane. */
export const inBrisbane = (date: Date) => `${received.format(date)} (Brisbane)`

/** The form's display name. */
export const titleOf = (definition: FormDefinition): string =>
  siteMap.find(({ template }) => template === definition.name)?.title ?? definition.name

/** Every answer with its label, in the form's order. */
export function answerLines(
  definition: FormDefinition,
  { answers, words }: Pick<Submission, 'answers' | 'words'>,
): AnswerLines[] {
  // A newer release may have removed a field since the form was stored: all answers are included anyway.
  const applicable = new Map(applicableFields(definition, answers).map((field) => [field.name, field]))
  return fieldsOf(definition).flatMap((plain) => {
    const field = applicable.get(plain.name) ?? plain
    const answer = answers[field.name]
    if (answer === undefined) return []
    const values = [words[field.name] ?? answer].flat()
    const labels = 'options' in field ? new Map(field.options.map(({ value, label }) => [value, label])) : undefined
    return [{ field, lines: values.flatMap((value) => (labels?.get(value) ?? value).split('\n')) }]
  })
}

/** The visitor's own email address, if the form has it and they entered it. */
export function ownEmail(definition: FormDefinition, { answers }: Pick<Submission, 'answers'>): string | undefined {
  const field = fieldsOf(definition).find(({ kind, whose }) => kind === 'email' && whose === 'visitor')
  const answer = field && answers[field.name]
  return typeof answer === 'string' ? answer : undefined
}

/** The notices that staff must see first, without duplicates. */
function urgentIn(definition: FormDefinition, { answers }: Pick<Submission, 'answers'>) {
  const found = (definition.urgent ?? []).filter((item) => isFound(item, answers))
  return found.filter(({ mark }, place) => found.findIndex((item) => item.mark === mark) === place)
}

export function staffMail(options: {
  definition: FormDefinition
  submission: Submission
  earlierReference: string | undefined
  siteUrl: string
}): MailText {
  const { definition, submission, earlierReference, siteUrl } = options
  const title = titleOf(definition)
  const urgent = urgentIn(definition, submission)
  const subject = definition.subjects?.find(({ when }) => holds(when, submission.answers))?.words ?? title
  const notes = [
    ...(earlierReference
      ? [`This is a changed version of ${earlierReference}, sent from the same page. Answer this one.`]
      : []),
    ...(submission.isSuspect
      ? [
          'A program may have sent this: it came within three seconds, or a field that people can’t see was filled in. Read it before you decide.',
        ]
      : []),
  ]
  const answers = answerLines(definition, submission)
  const foot = `Received by ${siteUrl} on ${inBrisbane(submission.receivedAt)}. The website deletes its copy on ${inBrisbane(submission.deleteAfter)}.`
  const text = [
    ...urgent.map(({ mark, words }) => `${mark}: ${words}`),
    `${title}, reference ${submission.reference}`,
    ...notes,
    ...answers.map(({ field, lines }) => `${field.label}\n${lines.map((line) => `  ${line}`).join('\n')}`),
    foot,
  ].join('\n\n')
  const rows = answers.map(
    ({ field, lines }) =>
      `<tr><th scope="row" align="left" valign="top">${escapeHtml(field.label)}</th><td dir="auto">${answerHtml(field, submission, lines)}</td></tr>`,
  )
  const html = page(title, [
    ...urgent.map(({ mark, words }) => `<p><strong>${escapeHtml(`${mark}: ${words}`)}</strong></p>`),
    `<h1>${escapeHtml(title)}</h1>`,
    `<p>Reference <strong>${submission.reference}</strong></p>`,
    ...notes.map((note) => `<p><strong>${escapeHtml(note)}</strong></p>`),
    `<table cellpadding="6">${rows.join('\n')}</table>`,
    `<p>${escapeHtml(foot)}</p>`,
  ])
  return {
    subject: [...urgent.map(({ mark }) => mark), `${subject} ${submission.reference}`].join(': '),
    text: `${text}\n`,
    html,
  }
}

/** One mail that lists the references of all overdue submissions, without any answers. */
export function escalationMail({ count, listed }: Pick<Escalations, 'count' | 'listed'>, siteUrl: string): MailText {
  const lines = listed.map(({ reference, form, receivedAt, answers }) => {
    const definition = formOf(form)
    const marks = definition ? urgentIn(definition, { answers }).map(({ mark }) => `${mark}: `) : []
    return `${marks.join('')}${definition ? titleOf(definition) : form} ${reference}, received on ${inBrisbane(receivedAt)}`
  })
  const title = count === 1 ? '1 form has not reached the staff' : `${count} forms have not reached the staff`
  const lead =
    'The mail to the staff who answer these forms was refused, or has been waiting for hours. The forms are safe in the store of the website. Please have the mail repaired, and see that each form is answered.'
  const rest = count > listed.length ? [`and ${count - listed.length} more`] : []
  const next =
    'On the server, npm run submissions -- list shows them all, npm run submissions -- show and a reference shows one, and npm run submissions -- retry sends the mail again.'
  const foot = `Sent by ${siteUrl}.`
  return {
    subject: `NOT DELIVERED: ${title}`,
    text: `${title}.\n\n${lead}\n\n${[...lines, ...rest].map((line) => `- ${line}`).join('\n')}\n\n${next}\n\n${foot}\n`,
    html: page(title, [
      `<h1>${escapeHtml(title)}</h1>`,
      `<p>${escapeHtml(lead)}</p>`,
      `<ul>${[...lines, ...rest].map((line) => `<li>${escapeHtml(line)}</li>`).join('\n')}</ul>`,
      `<p>${escapeHtml(next)}</p>`,
      `<p>${escapeHtml(foot)}</p>`,
    ]),
  }
}

/**
 * The mail to the person contains the reference and what happens next, and none of their answers, because others may
 * read their mail.
 */
export function acknowledgement(options: {
  definition: FormDefinition
  reference: string
  providerName: string
}): MailText {
  const { definition, reference, providerName } = options
  const { title, next } = definition.confirmation
  const about = `Your reference number is ${reference}.`
  const { safety } = definition.words
  const foot = `${providerName} sent this because someone gave this address on our website. It doesn’t include what you wrote.`
  return {
    subject: `${title}: ${reference}`,
    text: `${title}.\n\n${about}\n\n${safety}\n\nWhat happens next\n${next.map((step) => `- ${step}`).join('\n')}\n\n${foot}\n`,
    html: page(title, [
      `<h1>${escapeHtml(title)}</h1>`,
      `<p>Your reference number is <strong>${reference}</strong>.</p>`,
      `<p>${escapeHtml(safety)}</p>`,
      '<h2>What happens next</h2>',
      `<ul>${next.map((step) => `<li>${escapeHtml(step)}</li>`).join('')}</ul>`,
      `<p>${escapeHtml(foot)}</p>`,
    ]),
  }
}

/** An address or a number is a link, so staff can act on it directly. */
function answerHtml(field: Field, { answers }: Submission, lines: readonly string[]): string {
  const words = lines.map(escapeHtml).join('<br>')
  const answer = answers[field.name]
  if (typeof answer !== 'string') return words
  if (field.kind === 'phone') return `<a href="tel:${escapeHtml(answer)}">${words}</a>`
  if (field.kind !== 'email') return words
  const at = answer.lastIndexOf('@')
  return `<a href="mailto:${encodeURIComponent(answer.slice(0, at))}${escapeHtml(answer.slice(at))}">${words}</a>`
}

const page = (title: string, parts: readonly string[]) =>
  `<!doctype html>\n<html lang="en-AU">\n<head><meta charset="utf-8"><title>${escapeHtml(title)}</title></head>\n<body>\n${parts.join('\n')}\n</body>\n</html>\n`
