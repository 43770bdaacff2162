/** Sends mail by SMTP, or writes it to files under the data folder when no mail server is set. */
import { mkdir, open, readdir, rename, rm } from 'node:fs/promises'
import { resolve } from 'node:path'
import type { SendMailOptions } from 'nodemailer'
import { ConfigError } from '#gateway/config.ts'

export interface Mail {
  /** `to`, `replyTo` and `from` are validated addresses as objects, never header text. */
  readonly message: SendMailOptions
  /** The name of the mail file. The same mail twice is one file. */
  readonly fileName: string
}

export interface MailTransport {
  /** Resolves when the mail server has accepted the mail or the disk has stored it. The signal aborts the attempt. */
  send(mail: Mail, signal: AbortSignal): Promise<void>
  /** Deletes the mail files of a reference. */
  forget(reference: string): Promise<void>
  close(): void
}

/** Prevents nodemailer from reading files and fetching URLs that a mail mentions. */
const closed = { disableFileAccess: true, disableUrlAccess: true }

/** Milliseconds, each below the deadline of an attempt. */
const timeouts = { dnsTimeout: 5000, connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 }

/**
 * `smtps://` uses TLS from the start; `smtp://` requires STARTTLS before anything is sent. `?tls=off` allows a mail
 * server without TLS on the same machine or network.
 * @throws ConfigError for an invalid address
 */
export function smtpTransport(smtpUrl: string): MailTransport {
  const url = URL.parse(smtpUrl)
  const isPlain = url?.search === '?tls=off'
  if (!url?.hostname || !/^smtps?:$/.test(url.protocol) || (url.search !== '' && !isPlain)) {
    throw new ConfigError(
      'The setting SMTP_URL is not usable: give it as smtps://user:password@host:465 or smtp://host:587, with ?tls=off for a server without TLS.',
    )
  }
  const secure = url.protocol === 'smtps:'
  const options = {
    pool: true,
    maxRequeues: 1,
    host: url.hostname.replaceAll(/[[\]]/g, ''),
    port: Number(url.port) || (secure ? 465 : 587),
    secure,
    requireTLS: !secure && !isPlain,
    ignoreTLS: isPlain,
    ...(url.username && { auth: { user: decodeURIComponent(url.username), pass: decodeURIComponent(url.password) } }),
    ...timeouts,
    ...closed,
  } as const
  // The first mail loads nodemailer.
  const openPool = async () => {
    const { createTransport } = await import('nodemailer')
    const transporter = createTransport(options)
    // A connection that fails while idle affects no mail; without a listener the event would end the process.
    transporter.on('error', () => {})
    return transporter
  }
  let transporter: ReturnType<typeof openPool> | undefined
  return {
    async send({ message }, signal) {
      transporter ??= openPool()
      await (await transporter).sendMail({ ...message, ...closed, signal })
    },
    forget: async () => {},
    close: () => void transporter?.then((opened) => opened.close()),
  }
}

/** Mail files. Each machine has its own. */
export interface MailFiles extends MailTransport {
  /** The references that have files. */
  references(): Promise<ReadonlySet<string>>
}

/** Writes each mail atomically as an .eml file in the folder. */
export function fileTransport(folder: string): MailFiles {
  return {
    async send({ message, fileName }, signal) {
      const { createTransport } = await import('nodemailer')
      const composer = createTransport({ streamTransport: true, buffer: true, newline: 'windows', ...closed })
      const { message: bytes } = await composer.sendMail({ ...message, ...closed, signal })
      if (!Buffer.isBuffer(bytes)) throw new Error('The mail was not made as a buffer.')
      await mkdir(folder, { recursive: true, mode: 0o700 })
      const draft = resolve(folder, `.${fileName}.part`)
      const file = await open(draft, 'w', 0o600)
      try {
        await file.writeFile(bytes)
        await file.sync()
      } finally {
        await file.close()
      }
      await rename(draft, resolve(folder, fileName))
      // The file name is durable only after the folder is synced.
      const handle = await open(folder, 'r')
      await handle.sync().finally(() => handle.close())
    },
    async forget(reference) {
      const names = await readdir(folder).catch(() => [])
      const own = names.filter((name) => name.startsWith(`${reference}-`) || name.startsWith(`.${reference}-`))
      await Promise.all(own.map((name) => rm(resolve(folder, name), { force: true })))
    },
    async references() {
      const names = await readdir(folder).catch(() => [])
      return new Set(names.flatMap((name) => /^\.?([A-Z]{2}-[0-9A-Z]{4}-[0-9A-Z]{3})-/.exec(name)?.[1] ?? []))
    },
    close: () => {},
  }
}
