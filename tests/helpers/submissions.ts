/** Test fixtures of this module: a person, a scripted mail server, a recording log and a settable clock. */
import { mkdtempSync, rmSync } from 'node:fs'
import type { Server } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { SMTPServer, type SMTPServerOptions } from 'smtp-server'
import { onTestFinished } from 'vitest'
import type { Logger } from '#gateway/submissions/logger.ts'

/** Answers that identify personal data in output. */
export const person = {
  name: 'Quillan Tester',
  message: 'The ramp at Wattle Street\nis too steep.',
  replyBy: 'email',
  email: 'quillan.tester@example.com',
  topic: 'something-else',
  postcode: '4810',
}

/**
 * The person's words, which may appear only in the store and the staff mail. The postcode must match as a separate
 * word, because a few hundred random ids contain its digits once.
 */
export const personalWords = /quillan|tester@|wattle|steep|(?<![\w-])4810(?![\w-])/i

export function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'submissions-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

/** Records log entries as serialised lines. */
export function recordingLog(): Logger & { readonly lines: string[] } {
  const lines: string[] = []
  const keep = (level: string) => (facts: object, message: string) => {
    const plain = JSON.stringify(facts, (_, value: unknown) =>
      value instanceof Error ? `${value.stack} ${String(value.cause)}` : value,
    )
    lines.push(`${level} ${message} ${plain}`)
  }
  return { lines, info: keep('info'), warn: keep('warn'), error: keep('error') }
}

export function setClock(start = new Date('2026-11-20T02:00:00Z')) {
  let time = start.getTime()
  return {
    now: () => new Date(time),
    advance: (milliseconds: number) => {
      time += milliseconds
    },
  }
}

/** A refusal with its code. It repeats the address, as real servers do. */
export const refusal = (responseCode: number) =>
  Object.assign(new Error(`${person.email} is not welcome here`), { responseCode })

/** The port on which a server listens. */
export function portOf(server: Server): number {
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The server does not listen on a port.')
  return address.port
}

export interface ReceivedMail {
  readonly to: readonly string[]
  /** The message as received, with its headers. */
  readonly raw: string
  /** Headers by lower-case name, unfolded. */
  readonly headers: ReadonlyMap<string, string>
  /** The decoded text after the headers. */
  readonly body: string
}

const decode = (quotedPrintable: string) =>
  quotedPrintable
    .replaceAll(/=\r?\n/g, '')
    .replaceAll(/(?:=[0-9A-F]{2})+/g, (bytes) => Buffer.from(bytes.replaceAll('=', ''), 'hex').toString('utf8'))

export function readMail(raw: string, to: readonly string[] = []): ReceivedMail {
  const end = raw.indexOf('\r\n\r\n')
  const headers = raw
    .slice(0, end)
    .replaceAll(/\r\n[ \t]+/g, ' ')
    .split('\r\n')
    .map((line) => [line.slice(0, line.indexOf(':')).toLowerCase(), line.slice(line.indexOf(':') + 2)] as const)
  return { to, raw, headers: new Map(headers), body: decode(raw.slice(end)) }
}

/**
 * A mail server on this machine. `rcpt` and `data` script its responses to the next recipients and messages; 'hang'
 * sends none.
 */
export async function smtpSink(
  options: {
    port?: number
    rcpt?: (Error | 'ok')[]
    data?: (Error | 'hang' | 'ok')[]
    server?: SMTPServerOptions
  } = {},
) {
  const { rcpt = [], data = [] } = options
  const mails: ReceivedMail[] = []
  let messageReceived = Promise.withResolvers<void>()
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    closeTimeout: 100,
    onRcptTo(_, __, callback) {
      const answer = rcpt.shift() ?? 'ok'
      if (answer === 'ok') callback()
      else callback(answer)
    },
    onData(stream, session, callback) {
      const answer = data.shift() ?? 'ok'
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', () => {
        messageReceived.resolve()
        if (answer === 'hang') return
        if (answer !== 'ok') return callback(answer)
        mails.push(
          readMail(
            Buffer.concat(chunks).toString('utf8'),
            session.envelope.rcptTo.map(({ address }) => address),
          ),
        )
        callback()
      })
    },
    ...options.server,
  })
  server.on('error', () => {})
  await new Promise<void>((resolve) => server.listen(options.port ?? 0, '127.0.0.1', resolve))
  const port = portOf(server.server)
  const close = () => new Promise<void>((resolve) => server.close(resolve))
  onTestFinished(close)
  return {
    mails,
    rcpt,
    data,
    port,
    url: `smtp://127.0.0.1:${port}?tls=off`,
    /** Resolves when the next message was received in full, before the response. */
    begun() {
      messageReceived = Promise.withResolvers<void>()
      return messageReceived.promise
    },
    close,
  }
}
