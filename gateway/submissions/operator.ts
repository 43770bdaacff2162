/** The commands of `npm run submissions`. Only `show` and `export` print personal data. */
import { resolve } from 'node:path'
import { timeZone } from '#schema/brisbane-time.ts'
import { formOf } from '#schema/forms/forms.ts'
import type { Database } from './database.ts'
import { asHeld, isRestricted, mentions, readContact } from './held.ts'
import { answerLines, inBrisbane, titleOf } from './mail.ts'
import { readReference } from './reference.ts'
import { doubtAbout, erase, eraseDue } from './retention.ts'
import type { Store } from './store.ts'
import type { Held } from './store-operator.ts'
import type { MailTransport } from './transport.ts'

const usage = `npm run submissions -- list           every submission, newest first, without personal data
npm run submissions -- show REF       everything under a reference, such as GE-4K7M-29X
npm run submissions -- export REF     the same as JSON, for an access request
npm run submissions -- export CONTACT every submission that contains an email address or a phone number, as JSON
npm run submissions -- erase REF      erases everything under a reference; --though-unsent even if the staff lack their mail
npm run submissions -- erase-lapsed   what is past its retention period; --clock-is-right erases it where retention is stopped
npm run submissions -- stats          counts, and the age of the oldest undelivered mail
npm run submissions -- retry          sends every undelivered mail again, including parked ones
npm run submissions -- log            which operator viewed, exported or erased a submission, newest first
npm run submissions -- backup FILE    a copy of the SQLite database; the site may run on
show, export and erase leave out complaints unless --with-complaints is added`

/** Formats rows as columns. */
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
  timeZone,
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

const mailTo = { staff: 'staff', acknowledgement: 'the person', escalation: 'the escalation address' } as const

const showHeld = ({ submission, deliveries }: Held) => {
  const definition = formOf(submission.form)
  const answers = definition
    ? answerLines(definition, submission).map(({ field, lines }) =>
        [field.label, ...lines.map((line) => `  ${line}`)].join('\n'),
      )
    : [JSON.stringify(submission.answers, null, 2)]
  const mails = deliveries.map((mail) =>
    [
      `Mail to ${mailTo[mail.kind]}: ${mail.state}`,
      mail.sentAt ? `on ${inBrisbane(new Date(mail.sentAt))}` : '',
      `after ${mail.attempts} ${mail.attempts === 1 ? 'attempt' : 'attempts'}`,
      mail.lastError ? `(${mail.lastError})` : '',
      mail.state === 'waiting' ? `next on ${inBrisbane(new Date(mail.nextAttemptAt))}` : '',
    ]
      .filter(Boolean)
      .join(' '),
  )
  return [
    `${definition ? titleOf(definition) : submission.form}, reference ${submission.reference}`,
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

const good = (output: string) => ({ isOk: true, output })
const bad = (output: string) => ({ isOk: false, output })

/** The submission under a reference as typed, or the error to print. */
async function find(store: Store, command: string, typed: string): Promise<Held | string> {
  if (typed === '') return `Name a reference: npm run submissions -- ${command} GE-4K7M-29X`
  const reference = readReference(typed)
  if (!reference && command === 'export')
    return `'${typed}' is not a reference, an email address or a phone number. If it is meant as a reference, at least one character is wrong.`
  if (!reference) return `'${typed}' is not a valid reference: at least one character is wrong. Ask for it again.`
  const held = await store.show(reference)
  return held ?? `Nothing is stored under ${reference}. It may have been erased at the end of its retention period.`
}

const restricted =
  'This is a complaint or other feedback, which only the staff who handle complaints may see. If you are one of them, repeat the command with --with-complaints.'

/** What the operator must do before erasing it, or undefined. */
const toDoFirst = ({ submission: { reference }, deliveries }: Held): string | undefined =>
  deliveries.some(({ kind, state }) => kind === 'staff' && state !== 'delivered')
    ? `Nothing was erased: the staff have not received their mail about ${reference}. The command show prints the reason, retry sends it again. To erase it anyway, add --though-unsent.`
    : undefined

const stats = async (store: Store) => {
  const { submissions, byForm, mails, oldestUndelivered } = await store.stats()
  const hours = oldestUndelivered === undefined ? undefined : oldestUndelivered / 3_600_000
  return columns([
    ['Submissions', String(submissions)],
    ...Object.entries(byForm).map(([form, count]) => [`  ${form}`, String(count)]),
    ['Mails delivered', String(mails.delivered)],
    ['Mails waiting', String(mails.waiting)],
    ['Mails parked', String(mails.parked)],
    ['Oldest undelivered', hours === undefined ? 'none' : `${hours.toFixed(1)} hours`],
  ])
}

/** The maximum number of actions that `log` prints. */
const maxLogged = 1_000

const log = async (store: Store) => {
  const actions = await store.logged(maxLogged)
  if (actions.length === 0) return 'Nothing has been shown, exported or erased.'
  return columns([
    ['When', 'Who', 'What', 'Reference'],
    ...actions.map(({ at, userName, command, reference }) => [short.format(at), userName, command, reference]),
  ])
}

interface Desk {
  readonly store: Store
  /** The operator's name, for the log. */
  readonly userName: string
  readonly database: Database
  /** Deletes mail files. */
  readonly transport: Pick<MailTransport, 'forget'>
}

/** Prints what is past its retention period, and erases it once the operator has confirmed the clock. */
async function eraseLapsed({ store, transport, userName }: Desk, isConfirmed: boolean) {
  const state = await store.retentionState()
  const { now, due, total, undelivered } = state
  const left =
    undelivered > 0
      ? ` The staff never received ${undelivered} more: the command list shows them, retry sends their mail again, and erase REF --though-unsent erases one.`
      : ''
  if (!isConfirmed) {
    const reason = doubtAbout(state)
    const next =
      due.length === 0 || reason === undefined
        ? 'The running site erases them by itself.'
        : `Retention is stopped: ${reason}. If it is now ${inBrisbane(now)}, add --clock-is-right, and they are erased. If not, correct the clock and restart the site.`
    return good(
      `${due.length} of ${total} submissions are past their retention period and were delivered. ${next}${left}`,
    )
  }
  for (const { reference } of due) await store.log({ userName, command: 'erase-lapsed', reference })
  await eraseDue({ store, mailFiles: transport }, state)
  return good(`${due.length} of ${total} submissions were erased.${left}`)
}

/** Everything held about a person, as JSON. */
async function exportHeld({ store, userName }: Desk, typed: string, withComplaints: boolean) {
  const contact = readReference(typed) ? undefined : readContact(typed)
  let found: Held[] = []
  if (contact) {
    for await (const held of store.everything()) if (mentions(held.submission, contact)) found.push(held)
  } else {
    const held = await find(store, 'export', typed)
    if (typeof held === 'string') return bad(held)
    found = [held]
  }
  const shown = found.filter(({ submission }) => withComplaints || !isRestricted(submission))
  if (!contact && shown.length === 0) return bad(restricted)
  for (const { submission } of shown) await store.log({ userName, command: 'export', reference: submission.reference })
  return good(
    JSON.stringify(
      {
        submissions: shown.map(({ submission, deliveries }) => asHeld(submission, deliveries)),
        leftOut: found.length - shown.length,
        ...(found.length > shown.length && { note: 'Complaints were left out: --with-complaints adds them.' }),
      },
      null,
      2,
    ),
  )
}

async function backUp(database: Database, typed: string) {
  if (!database.backUp)
    return bad('The submissions are in PostgreSQL: back it up with pg_dump, see gateway/runbook.md.')
  if (typed === '') return bad('Name a file: npm run submissions -- backup submissions.backup')
  const file = resolve(typed)
  try {
    await database.backUp(file)
  } catch (error) {
    return bad(`The backup ${file} could not be written (${error instanceof Error ? error.message : String(error)}).`)
  }
  return good(`The backup is ${file}. It contains everything that people sent: store it as safely as the database.`)
}

/** Returns the text to print and whether the command succeeded. */
export async function runOperator(
  args: readonly string[],
  desk: Desk,
): Promise<{ readonly isOk: boolean; readonly output: string }> {
  const { store, database, transport, userName } = desk
  const options = new Set(['--with-complaints', '--though-unsent', '--clock-is-right'])
  const [command, ...rest] = args.filter((word) => !options.has(word))
  const withComplaints = args.includes('--with-complaints')
  const typed = rest.join(' ')
  switch (command) {
    case 'list':
      return good(await list(store))
    case 'show': {
      const held = await find(store, command, typed)
      if (typeof held === 'string') return bad(held)
      if (isRestricted(held.submission) && !withComplaints) return bad(restricted)
      await store.log({ userName, command, reference: held.submission.reference })
      return good(showHeld(held))
    }
    case 'export':
      return exportHeld(desk, typed, withComplaints)
    case 'erase': {
      const held = await find(store, command, typed)
      if (typeof held === 'string') return bad(held)
      if (isRestricted(held.submission) && !withComplaints) return bad(restricted)
      const first = args.includes('--though-unsent') ? undefined : toDoFirst(held)
      if (first) return bad(first)
      await store.log({ userName, command, reference: held.submission.reference })
      await erase({ store, mailFiles: transport }, held.submission)
      await store.scrub()
      const unsent = held.deliveries.some(({ state }) => state !== 'delivered')
      return good(
        `Everything under ${held.submission.reference} was erased${unsent ? ', although some of its mail was not sent' : ''}. Sent mails and backups still contain it.`,
      )
    }
    case 'erase-lapsed':
      return eraseLapsed(desk, args.includes('--clock-is-right'))
    case 'log':
      return good(await log(store))
    case 'stats':
      return good(await stats(store))
    case 'retry': {
      const count = await store.outbox.retry()
      return good(
        `${count === 1 ? '1 mail is' : `${count} mails are`} due now. The running site sends within half a minute.`,
      )
    }
    case 'backup':
      return backUp(database, typed)
    case undefined:
      return bad(usage)
    default:
      return bad(`There is no command '${command}'. There are:\n${usage}`)
  }
}
