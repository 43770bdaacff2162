/** What `npm run submissions` does. Only `show` prints anything personal. */
import { forms, isFormId } from '#schema/forms/forms.ts'
import { answersInWords, inBrisbane, titleOf } from './mail.ts'
import { readReference } from './reference.ts'
import type { Store } from './store.ts'

const usage = `npm run submissions -- list       every submission, newest first, nothing personal
npm run submissions -- show REF   everything under a reference, such as GE-4K7M-29X
npm run submissions -- stats      how many, and how old the oldest undelivered one is
npm run submissions -- retry      send every undelivered mail again now, the parked ones too`

/** In columns, as wide as they need to be. */
function columns(rows: readonly (readonly string[])[]): string {
  const widths = rows[0]?.map((_, place) => Math.max(...rows.map((row) => row[place]?.length ?? 0))) ?? []
  return rows
    .map((row) =>
      row
        .map((cell, place) => cell.padEnd(widths[place] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n')
}

const short = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Australia/Brisbane',
  dateStyle: 'short',
  timeStyle: 'short',
})

const list = async (store: Store) => {
  const rows = await store.list()
  if (rows.length === 0) return 'No submissions yet.'
  return columns([
    ['Reference', 'Form', 'Received', 'Mail', 'Note'],
    ...rows.map((row) => [
      row.reference,
      row.form,
      short.format(row.receivedAt),
      row.state,
      row.isSuspect ? 'perhaps from a program' : '',
    ]),
  ])
}

const show = async (store: Store, reference: string) => {
  const found = await store.show(reference)
  if (!found) return undefined
  const { submission, deliveries } = found
  const { form } = submission
  const answers = isFormId(form)
    ? answersInWords(forms[form], submission).map(({ field, lines }) =>
        [field.label, ...lines.map((line) => `  ${line}`)].join('\n'),
      )
    : [JSON.stringify(submission.answers, null, 2)]
  const mails = deliveries.map((mail) =>
    [
      `Mail to ${mail.kind === 'staff' ? 'staff' : 'the person'}: ${mail.state}`,
      mail.sentAt ? `on ${inBrisbane(new Date(mail.sentAt))}` : '',
      `after ${mail.attempts} ${mail.attempts === 1 ? 'attempt' : 'attempts'}`,
      mail.lastError ? `(${mail.lastError})` : '',
      mail.state === 'waiting' ? `next on ${inBrisbane(new Date(mail.nextAttemptAt))}` : '',
    ]
      .filter(Boolean)
      .join(' '),
  )
  return [
    `${isFormId(form) ? titleOf(forms[form]) : form}, reference ${submission.reference}`,
    ...answers,
    [
      `Received on ${inBrisbane(submission.receivedAt)}`,
      `Kept until ${inBrisbane(submission.deleteAfter)}`,
      ...(submission.isSuspect
        ? ['Perhaps from a program: it came within three seconds, or a field that people do not see was filled in']
        : []),
      ...mails,
    ].join('\n'),
  ].join('\n\n')
}

const stats = async (store: Store, now: Date) => {
  const { submissions, byForm, mails, oldestUndelivered } = await store.stats()
  const hours = oldestUndelivered && (now.getTime() - oldestUndelivered.getTime()) / 3_600_000
  return columns([
    ['Submissions', String(submissions)],
    ...Object.entries(byForm).map(([form, count]) => [`  ${form}`, String(count)]),
    ['Mails delivered', String(mails.delivered)],
    ['Mails waiting', String(mails.waiting)],
    ['Mails parked', String(mails.parked)],
    ['Oldest undelivered', hours === undefined ? 'none' : `${hours.toFixed(1)} hours`],
  ])
}

/** What to print, and whether it went well. */
export async function runOperator(
  args: readonly string[],
  store: Store,
  now: Date,
): Promise<{ readonly isOk: boolean; readonly output: string }> {
  const [command, ...rest] = args
  switch (command) {
    case 'list':
      return { isOk: true, output: await list(store) }
    case 'show': {
      const typed = rest.join(' ')
      if (typed === '') return { isOk: false, output: 'Say which reference: npm run submissions -- show GE-4K7M-29X' }
      const reference = readReference(typed)
      if (!reference) {
        return {
          isOk: false,
          output: `'${typed}' is no reference: at least one of its characters is wrong. Ask for it again.`,
        }
      }
      const output = await show(store, reference)
      if (output !== undefined) return { isOk: true, output }
      return {
        isOk: false,
        output: `Nothing is stored under ${reference}. It may have been erased when its time had run out.`,
      }
    }
    case 'stats':
      return { isOk: true, output: await stats(store, now) }
    case 'retry': {
      const count = await store.retry(now)
      const output = `${count === 1 ? '1 mail is' : `${count} mails are`} due now. The running site sends within half a minute.`
      return { isOk: true, output }
    }
    case undefined:
      return { isOk: false, output: usage }
    default:
      return { isOk: false, output: `There is no command '${command}'. There are:\n${usage}` }
  }
}
