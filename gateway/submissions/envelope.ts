/** Makes the mails of the outbox: addresses, headers and text. Addresses come from content, so each has a deadline. */
import { bounded } from '#schema/bounded.ts'
import { formOf } from '#schema/forms/forms.ts'
import { within } from '#gateway/within.ts'
import { acknowledgement, escalationMail, ownEmail, staffMail } from './mail.ts'
import type { Escalations, Job } from './outbox.ts'
import type { Submission } from './rows.ts'
import { cleanLine, readers } from './rules.ts'
import type { Store } from './store.ts'
import type { Mail } from './transport.ts'

export interface EnvelopeOptions {
  readonly mailFrom: string
  readonly siteUrl: string
  /** The address of the staff who answer this form, from content. */
  readonly deliverTo: (about: Pick<Submission, 'form' | 'answers'>) => Promise<string>
  /** The address for reports about undelivered staff mail, from content; undefined when there is none. */
  readonly escalateTo: () => Promise<string | undefined>
  readonly providerName: () => Promise<string>
}

/** A failure before a mail server was contacted. The message contains no outside text, so it can be logged. */
export class MailError extends Error {}

/** Returns an address from content if it is valid. */
async function addressFrom(signal: AbortSignal, lookup: Promise<string | undefined>): Promise<string> {
  const configured = await within(signal, lookup).catch((cause: unknown) => {
    throw new MailError('contact address not known', { cause })
  })
  const address = configured === undefined ? undefined : readers.email(configured.trim())
  if (address === undefined) throw new MailError('contact address not usable')
  return address
}

/** An address as an object: nodemailer builds the header, so the value cannot inject another. */
const bare = (address: string) => ({ name: '', address })

export function createEnvelopes({ mailFrom, siteUrl, deliverTo, escalateTo, providerName }: EnvelopeOptions) {
  /** The fields that every mail has. */
  const commonTo = async (id: string, date: Date, signal: AbortSignal) =>
    ({
      from: { name: await nameOf(signal), address: mailFrom },
      date,
      messageId: `<${id}@${mailFrom.slice(mailFrom.lastIndexOf('@') + 1)}>`,
      textEncoding: 'quoted-printable',
    }) as const

  const { hostname } = new URL(siteUrl)
  const nameOf = (signal: AbortSignal) =>
    within(signal, providerName())
      .then((name) => bounded(name, 200))
      .then(
        (name) => (name === undefined ? hostname : cleanLine(name)),
        () => hostname,
      )

  async function forSubmission(
    job: Job,
    { submission, earlierReference }: Awaited<ReturnType<Store['read']>>,
    signal: AbortSignal,
  ): Promise<Mail> {
    const definition = formOf(submission.form)
    if (!definition) throw new MailError('form not known')
    const own = ownEmail(definition, submission)
    const common = await commonTo(job.id, submission.receivedAt, signal)
    const fileName = `${submission.reference}-${job.kind}.eml`
    if (job.kind !== 'acknowledgement') {
      return {
        fileName,
        message: {
          ...common,
          ...staffMail({ definition, submission, earlierReference, siteUrl }),
          to: bare(await addressFrom(signal, deliverTo(submission))),
          ...(own && { replyTo: bare(own) }),
          // Prevents automatic replies: RFC 3834.
          headers: { 'Auto-Submitted': 'auto-generated' },
        },
      }
    }
    if (own === undefined) throw new MailError('no address to acknowledge to')
    const staff = await addressFrom(signal, deliverTo(submission)).catch(() => undefined)
    return {
      fileName,
      message: {
        ...common,
        ...acknowledgement({
          definition,
          reference: submission.reference,
          providerName: common.from.name,
        }),
        to: bare(own),
        ...(staff && { replyTo: bare(staff) }),
        headers: { 'Auto-Submitted': 'auto-replied' },
      },
    }
  }

  async function forEscalations(escalations: Escalations, date: Date, signal: AbortSignal): Promise<Mail> {
    return {
      fileName: `${escalations.id}.eml`,
      message: {
        ...(await commonTo(escalations.id, date, signal)),
        ...escalationMail(escalations, siteUrl),
        to: bare(await addressFrom(signal, escalateTo())),
        headers: { 'Auto-Submitted': 'auto-generated' },
      },
    }
  }

  return { forSubmission, forEscalations }
}
