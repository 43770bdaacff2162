/** Issues form tokens, and validates and stores submissions. */
import { createHash } from 'node:crypto'
import { resolve } from 'node:path'
import { forms, type FormId } from '#schema/forms/forms.ts'
import { fieldsOf, type Answers, type FormDefinition } from '#schema/forms/form-definition.ts'
import { within } from '#gateway/within.ts'
import type { Logger } from './logger.ts'
import { compileForm, type FieldError, type ServiceNames } from './compile.ts'
import { openDatabase } from './database.ts'
import { createDelivery, type Delivered, type DeliveryOptions } from './delivery.ts'
import { ownEmail } from './mail.ts'
import { startRetention, type Withheld } from './retention.ts'
import type { Undelivered } from './outbox.ts'
import { createStore, type Receipt, type Store } from './store.ts'
import { startOpening } from './store-opening.ts'
import { StoreUnavailableError } from './store-unavailable.ts'
import { createSeal } from './seal.ts'
import { takeStep, type StepRequest, type StepShown } from './steps.ts'
import { issueToken, readToken, type FormSecrets } from './token.ts'
import { fileTransport, smtpTransport } from './transport.ts'

export { StoreUnavailableError } from './store-unavailable.ts'

export interface SubmissionsOptions {
  /**
   * Absolute path. Contains the SQLite database unless `databaseUrl` is set, and mail files when there is no mail
   * server.
   */
  readonly dataDir: string
  readonly databaseUrl: string | undefined
  readonly formSecrets: FormSecrets
  /** Undefined: mail is written as .eml files under `mail/` in the data folder. */
  readonly smtpUrl: string | undefined
  readonly mailFrom: string
  readonly siteUrl: string
  readonly logger: Logger
  /** Whether the disk has space for a submission. Called only if the database is on it. */
  readonly hasRoom?: () => Promise<boolean>
  /** Services by id, from content. If it fails or takes three seconds, any service id is accepted. */
  readonly serviceNames: () => Promise<ReadonlyMap<string, string>>
  /** The address for staff mail about a form, from content. */
  readonly deliverTo: DeliveryOptions['deliverTo']
  /** The address for reports about overdue staff mail, from content. */
  readonly escalateTo: DeliveryOptions['escalateTo']
  readonly providerName: () => Promise<string>
  /** Replaces the clocks of this machine and of the store. */
  readonly now?: () => Date
  /** False: another process delivers the mail. */
  readonly startWorker?: boolean
  /** Milliseconds between attempts to open a store that is unavailable. */
  readonly openingPause?: number
}

/** As in the SDL: a field that is null or missing has no answer. */
type FormInput = Readonly<Record<string, Answers[string] | null | undefined>>

type SubmitResult =
  | {
      readonly kind: 'accepted'
      readonly reference: string
      readonly receivedAt: Date
      /** As they were typed. */
      readonly answers: Answers
    }
  /** The token is invalid or expired. Nothing was stored: the form can be sent again with this token. */
  | { readonly kind: 'expired'; readonly token: string }
  /** Nothing was stored. Errors are in the form's order. */
  | { readonly kind: 'invalid'; readonly errors: readonly FieldError[] }

export interface Submissions {
  /** A token for one rendering of a form. Repeated presses of its button are one submission. */
  issueToken(form: FormId): string
  /**
   * Validates and stores a form. `accepted` means that it is on the disk. A filled honeypot, or a form sent within
   * three seconds of its token, marks the submission as suspect and drops nothing.
   * @param input The form's fields, `token`, and the honeypot `website`; of a form of several steps, the answers may be in
   * `sealed` instead.
   * @param mayAcknowledge Called before an acknowledgement is added to the outbox; none is sent when the honeypot is
   * filled.
   * @throws StoreUnavailableError when the submission may not be stored
   */
  submit(
    form: FormId,
    input: FormInput,
    mayAcknowledge?: (recipient: string) => Promise<boolean>,
  ): Promise<SubmitResult>
  /** Validates one step of a multi-step form and returns the step to show. Stores nothing. */
  takeStep(form: FormId, request: StepRequest): Promise<StepShown>
  /**
   * Unsent mail of all processes on the same store.
   * @throws StoreUnavailableError when the store is not open, or no longer the one that was opened
   */
  undelivered(): Promise<Undelivered>
  /** What the last sweep of this process did not erase; zeros without a worker. */
  withheld(): Withheld
  /** The outcomes of this process's delivery attempts. */
  readonly mailCounts: Readonly<Delivered>
  /** Stops the worker and closes the store. Unsent mail is delivered after the next start. */
  stop(): Promise<void>
}

/** Milliseconds. A form submitted sooner is probably from a bot: it is marked, and otherwise treated as usual. */
const minFillingTime = 3000

const accepted = ({ reference, receivedAt }: Receipt, answers: Answers): SubmitResult => ({
  kind: 'accepted',
  reference,
  receivedAt,
  answers,
})

/**
 * Opens the store, or starts without it while it is unavailable, and opens it later.
 * @throws ConfigError when the database is damaged or another one, or when SMTP_URL cannot be used
 */
export async function createSubmissions(options: SubmissionsOptions): Promise<Submissions> {
  const { dataDir, formSecrets, smtpUrl, logger, now = () => new Date(), startWorker = true } = options
  const mailFiles = fileTransport(resolve(dataDir, 'mail'))
  const transport = smtpUrl ? smtpTransport(smtpUrl) : mailFiles
  const opening = await startOpening({
    async open(isStart) {
      const database = await openDatabase(options, { waitsForMigration: isStart })
      const store = createStore(options.now ? { ...database, now: async () => now() } : database)
      const delivery = createDelivery({ ...options, store, transport })
      const retention = startWorker ? startRetention({ store, mailFiles, logger }) : undefined
      if (startWorker) delivery.start()
      return { store, delivery, retention }
    },
    logger,
    ...(options.openingPause !== undefined && { pause: options.openingPause }),
  })

  let isReplaced = false
  const checkStore = (store: Store) =>
    store.assertSame().catch((error: unknown) => {
      if (error instanceof StoreUnavailableError && !isReplaced) {
        isReplaced = true
        logger.error({ reason: error.message }, 'The database is no longer the one that was opened: forms are refused')
      }
      throw error
    })

  const issue = (form: FormId) => issueToken(form, formSecrets, now())
  /** For a form that is already filled in, because a person can resubmit it immediately. */
  const issueAgain = (form: FormId) => issueToken(form, formSecrets, new Date(now().getTime() - minFillingTime))

  async function servicesFor(definition: FormDefinition): Promise<ServiceNames> {
    if (!fieldsOf(definition).some((field) => 'optionsFrom' in field && field.optionsFrom === 'services'))
      return undefined
    return within(AbortSignal.timeout(3000), options.serviceNames()).catch(() => {
      logger.warn({ form: definition.name }, 'The services are not known now, so any is taken')
      return undefined
    })
  }

  const seal = createSeal(formSecrets, now)

  /** What was typed, with the answers under the seal. If that cannot be opened, they are missing. */
  function typedIn(definition: FormDefinition, input: FormInput): Answers {
    const { sealed } = input
    const opened = typeof sealed === 'string' ? seal.open(definition.name, sealed) : undefined
    const beside = fieldsOf(definition).flatMap(({ name }) => {
      const answer = input[name]
      return answer === null || answer === undefined ? [] : [[name, answer] as const]
    })
    return { ...opened?.answers, ...Object.fromEntries(beside) }
  }

  async function submit(
    form: FormId,
    input: FormInput,
    mayAcknowledge: (recipient: string) => Promise<boolean>,
  ): Promise<SubmitResult> {
    const definition: FormDefinition = forms[form]
    const token = readToken(input['token'], form, formSecrets, now())
    if (token.kind === 'bad') return { kind: 'expired', token: issue(form) }
    const typed = typedIn(definition, input)
    const verdict = compileForm(definition)(typed, await servicesFor(definition))
    if (verdict.kind === 'invalid') return verdict
    const { answers, words } = verdict
    const payloadHash = createHash('sha256')
      .update(JSON.stringify([form, answers]))
      .digest('hex')
    const { store, delivery } = opening.current()
    // The response to an earlier request may have been lost. A repeat, or a form while the store is away, must not use up the
    // acknowledgements of its sender.
    const earlier = await store.find(token.id, payloadHash)
    if (earlier) return accepted(earlier, typed)
    if (token.kind === 'lapsed') return { kind: 'expired', token: issueAgain(form) }
    // Refuses before the disk is full: the database needs space to deliver and erase its rows.
    if (options.databaseUrl === undefined && options.hasRoom && !(await options.hasRoom()))
      throw new StoreUnavailableError('The disk under DATA_DIR is full')
    const isTrapped = typeof input['website'] === 'string' && input['website'].trim() !== ''
    const isSuspect = isTrapped || (token.age >= 0 && token.age < minFillingTime)
    const own = ownEmail(definition, verdict)
    const isAcknowledged = own !== undefined && !isTrapped && (await mayAcknowledge(own))
    const receipt = await store.save({
      form,
      referencePrefix: definition.referencePrefix,
      tokenId: token.id,
      payloadHash,
      answers,
      words,
      isSuspect,
      retentionDays: definition.retentionDays,
      mails: isAcknowledged ? ['staff', 'acknowledgement'] : ['staff'],
    })
    logger.info({ form, reference: receipt.reference, isRepeat: receipt.isRepeat, isSuspect }, 'A submission is stored')
    delivery.wake()
    return accepted(receipt, typed)
  }

  return {
    issueToken: issue,
    undelivered: async () => {
      const { store } = opening.current()
      await checkStore(store)
      return store.outbox.undelivered()
    },
    withheld: () => opening.opened()?.retention?.withheld() ?? { doubtful: 0, undelivered: 0, unknownMail: 0 },
    get mailCounts() {
      return opening.opened()?.delivery.counts ?? { sent: 0, deferred: 0, parked: 0 }
    },
    submit: async (form, input, mayAcknowledge = () => Promise.resolve(true)) => {
      try {
        return await submit(form, input, mayAcknowledge)
      } catch (error) {
        if (error instanceof StoreUnavailableError) {
          const { cause } = error
          // Omits the text of PostgreSQL errors, which may repeat a value. SQLite's errors do not.
          const code = cause instanceof Error && ('errstr' in cause ? cause.errstr : 'code' in cause ? cause.code : '')
          const reason = code || error.message
          logger.error({ form, reason }, 'A submission could not be stored and was not acknowledged')
        }
        throw error
      }
    },
    async takeStep(form, request) {
      const definition: FormDefinition = forms[form]
      return takeStep({ definition, request, services: await servicesFor(definition), seal })
    },
    async stop() {
      const opened = await opening.stop()
      await opened?.retention?.stop()
      await opened?.delivery.stop()
      await opened?.store.close()
    },
  }
}
