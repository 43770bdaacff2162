/**
 * The only reader of the environment. Every setting has a default, so a fresh clone starts; runbook.md lists them.
 */
import { randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { z } from 'zod'
import { trimEnd } from '#schema/text.ts'
import { writeOnce } from './write-once.ts'

const flag = z.enum(['true', 'false'], 'takes true or false').transform((value) => value === 'true')
const wholeNumber = (max: number) => {
  const takes = `takes a whole number from 0 to ${max}`
  return z.string().regex(/^\d+$/, takes).transform(Number).pipe(z.number().max(max, takes))
}
const port = wholeNumber(65_535)
const url = z.url({ protocol: /^https?$/, error: 'takes an http or https address' })
const origin = url.refine((value) => /^\w+:\/\/[^/?#]+\/*$/.test(value), 'takes an address without a path')
/** The value in .env.example, which is public. */
const exampleSecret = 'at-least-32-characters-of-your-own'
const secret = z
  .string()
  .min(32, 'takes at least 32 characters')
  .refine((value) => value !== exampleSecret, 'takes a secret of your own, not the example in .env.example')

export const settings = z.object({
  PORT: port.default(3000),
  HOST: z.string().default('127.0.0.1'),
  SITE_URL: origin.optional(),
  DATA_DIR: z.string().default('./data'),
  CONTENT_DATASET_DIR: z.string().default(fileURLToPath(import.meta.resolve('#schema/dataset'))),
  CONTENT_SENTINELS: flag.default(false),
  SANITY_PROJECT_ID: z
    .string()
    .regex(/^[a-z0-9-]+$/, 'takes small letters, digits and hyphens')
    .optional(),
  SANITY_DATASET: z
    .string()
    .regex(/^[a-z0-9_-]+$/, 'takes small letters, digits, hyphens and underscores')
    .default('production'),
  SANITY_TOKEN: z.string().min(1).optional(),
  SANITY_API_HOST: url.optional(),
  STUDIO_PORT: port.default(3333),
  STUDIO_ORIGIN: origin.optional(),
  TRUST_PROXY: wholeNumber(10).default(0),
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/, error: 'takes a postgres address' }).optional(),
  SMTP_URL: z.url({ protocol: /^smtps?$/, error: 'takes an smtp or smtps address' }).optional(),
  MAIL_FROM: z.email('takes an e-mail address').default('website@provider.example'),
  FORM_SECRET: secret.optional(),
  FORM_SECRET_PREVIOUS: secret.optional(),
  PREVIEW_SECRET: secret.optional(),
  TOAST_AUTO_CLOSE_MS: wholeNumber(600_000).default(1000),
  VERSION_POLL_MS: wholeNumber(86_400_000).default(3_600_000),
  ICON_FALLBACK_URL: url.optional(),
  METRICS_TOKEN: secret.optional(),
  NODE_ENV: z
    .enum(['production', 'development', 'test'], 'takes production, development or test')
    .default('production'),
  LOG_LEVEL: z
    .enum(['silent', 'error', 'warn', 'info', 'debug'], 'takes silent, error, warn, info or debug')
    .default('info'),
})

/** An invalid setting. The message is one sentence for the operator. */
export class ConfigError extends Error {}

export interface Config {
  readonly port: number
  readonly host: string
  /** The public origin of the site; never derived from the Host header. No trailing slash. */
  readonly siteUrl: string
  /** Whether SITE_URL is set. Otherwise `siteUrl` is a guess, and the site responds under any host name. */
  readonly isSiteUrlSet: boolean
  /** Absolute path. Contains the database, mail, image variants, stale content, and generated secrets. */
  readonly dataDir: string
  readonly content: ContentConfig
  /** The port of `npm run studio`. */
  readonly studioPort: number
  /** The origins whose pages may show previews in a frame, as `frame-ancestors` has them. */
  readonly studioOrigins: string
  /** For tests: queries can make the local Sanity fail. */
  readonly hasContentSentinels: boolean
  /** The number of trusted proxies in front of this program: they write the last entries of X-Forwarded-For. */
  readonly proxies: number
  /** Where submissions are stored; undefined selects SQLite under the data folder. */
  readonly databaseUrl: string | undefined
  readonly smtpUrl: string | undefined
  readonly mailFrom: string
  /** Signs form tokens and seals the answers of form steps. The previous secrets are still accepted. */
  readonly formSecrets: readonly [current: string, ...before: string[]]
  /** Signs preview links, which show drafts. */
  readonly previewSecret: string
  /** How long a toast with auto-close stays, in ms; 0 disables auto-close. */
  readonly toastAutoCloseMs: number
  /** How often an open page checks for a new version of the site, in ms; 0 disables the check. */
  readonly versionPollMs: number
  /** An Iconify-compatible service for icons that the built-in sets lack; undefined disables it. No trailing slash. */
  readonly iconFallbackUrl: string | undefined
  /** Clients with this token may read the metrics from another machine. */
  readonly metricsToken: string | undefined
  /** Whether any operation is accepted, not only persisted ones, and introspection too. */
  /** Pages are built on request, with hot reload. */
  readonly isDevelopment: boolean
  readonly logLevel: 'silent' | 'error' | 'warn' | 'info' | 'debug'
}

export type ContentConfig = {
  readonly dataset: string
  readonly token: string | undefined
  readonly projectId: string
  /** Replaces Sanity's host, for a proxy or a test. */
  readonly apiHost: string | undefined
} & (
  | { readonly kind: 'hosted' }
  /** The local Sanity over a folder of documents. */
  | { readonly kind: 'local'; readonly datasetDir: string }
)

/** The local Sanity is a function and has no host: by RFC 2606 this name is none. */
const localHost = 'http://local-sanity.invalid'

interface ReadOptions {
  /** False for a command that needs the secret of a site: with another DATA_DIR it would generate its own. */
  readonly generatesSecrets?: boolean
}

/**
 * Reads and validates the settings.
 * @throws ConfigError for an invalid value or a data folder that is not writable
 */
export function readConfig(
  environment: Readonly<Record<string, string | undefined>> = process.env,
  { generatesSecrets = true }: ReadOptions = {},
): Config {
  const input = Object.fromEntries(
    Object.entries(environment).filter(([, value]) => value !== undefined && value !== ''),
  )
  const parsed = settings.safeParse(input)
  if (!parsed.success) {
    const issue = parsed.error.issues[0]
    throw new ConfigError(
      `The setting ${issue?.path.join('.')} is not usable: it ${issue?.message} (gateway/runbook.md lists every setting).`,
    )
  }
  const s = parsed.data
  const inMemory = new Map<string, string>()
  const dataDir = resolve(s.DATA_DIR)
  // Several programs may share a database; each would sign with its own secret.
  const missing = (['FORM_SECRET', 'PREVIEW_SECRET'] as const).find((name) => s.DATABASE_URL && !s[name])
  if (missing)
    throw new ConfigError(
      `With DATABASE_URL set, ${missing} must be set too: all programs on one database sign with the same secret of 32 characters or more.`,
    )
  return {
    port: s.PORT,
    host: s.HOST,
    siteUrl: trimEnd(s.SITE_URL ?? `http://localhost:${s.PORT}`, '/'),
    isSiteUrlSet: s.SITE_URL !== undefined,
    dataDir,
    content: {
      dataset: s.SANITY_DATASET,
      token: s.SANITY_TOKEN,
      ...(s.SANITY_PROJECT_ID
        ? { kind: 'hosted', projectId: s.SANITY_PROJECT_ID, apiHost: s.SANITY_API_HOST }
        : {
            kind: 'local',
            projectId: 'kerbcut',
            apiHost: localHost,
            datasetDir: resolve(s.CONTENT_DATASET_DIR),
          }),
    },
    studioPort: s.STUDIO_PORT,
    studioOrigins: s.STUDIO_ORIGIN ?? `http://127.0.0.1:${s.STUDIO_PORT} http://localhost:${s.STUDIO_PORT}`,
    hasContentSentinels: s.CONTENT_SENTINELS,
    proxies: s.TRUST_PROXY,
    databaseUrl: s.DATABASE_URL,
    smtpUrl: s.SMTP_URL,
    mailFrom: s.MAIL_FROM,
    // Generated on first use: a process that signs nothing writes no file.
    get formSecrets() {
      const current = s.FORM_SECRET ?? generatedSecret(dataDir, 'form-secret', generatesSecrets, inMemory)
      return s.FORM_SECRET_PREVIOUS === undefined ? ([current] as const) : ([current, s.FORM_SECRET_PREVIOUS] as const)
    },
    get previewSecret() {
      return s.PREVIEW_SECRET ?? generatedSecret(dataDir, 'preview-secret', generatesSecrets, inMemory)
    },
    toastAutoCloseMs: s.TOAST_AUTO_CLOSE_MS,
    versionPollMs: s.VERSION_POLL_MS,
    iconFallbackUrl: s.ICON_FALLBACK_URL === undefined ? undefined : trimEnd(s.ICON_FALLBACK_URL, '/'),
    metricsToken: s.METRICS_TOKEN,
    isDevelopment: s.NODE_ENV === 'development',
    logLevel: s.LOG_LEVEL,
  }
}

const isLoopback = (host: string): boolean => /^(localhost|127\.\d+\.\d+\.\d+|\[?::1\]?)$/i.test(host)

/**
 * Requires the settings that a public program needs: without SMTP_URL mail is only written to files, and without
 * SITE_URL links and cross-site checks assume localhost.
 * @throws ConfigError when one of them is not set
 */
export function requirePublicSettings({
  host,
  smtpUrl,
  isSiteUrlSet,
}: Pick<Config, 'host' | 'smtpUrl' | 'isSiteUrlSet'>): void {
  if (isLoopback(host)) return
  const missing = [...(isSiteUrlSet ? [] : ['SITE_URL']), ...(smtpUrl === undefined ? ['SMTP_URL'] : [])]
  if (missing.length > 0)
    throw new ConfigError(
      `With HOST=${host}, other machines can reach this program, so set ${missing.join(' and ')} too, or set HOST to 127.0.0.1.`,
    )
}

/** Hexadecimal digits of a generated secret. */
const secretLength = 64
const randomSecret = () => randomBytes(secretLength / 2).toString('hex')

/** The codes of a folder in which nothing can be written at present. */
const unwritable = new Set<unknown>(['ENOSPC', 'EDQUOT', 'EROFS', 'EACCES', 'EPERM'])

/**
 * Generates a missing secret once and stores it in the data folder, so that tokens survive a restart. On a disk that is
 * full or read-only the secret is that of this process, so that the site can start without its store.
 * @throws ConfigError for a missing file that may not be generated, and for a damaged file, because an empty or short
 * secret would let anyone sign a form or a preview link
 */
function generatedSecret(dataDir: string, name: string, mayGenerate: boolean, inMemory: Map<string, string>): string {
  const known = inMemory.get(name)
  if (known !== undefined) return known
  const file = resolve(dataDir, name)
  if (!mayGenerate && !existsSync(file))
    throw new ConfigError(
      `There is no file ${file}. Set DATA_DIR and the secrets as the site has them, or start the site first, which generates it.`,
    )
  let value: string
  try {
    mkdirSync(dataDir, { recursive: true })
    if (!existsSync(file)) writeOnce(file, randomSecret())
    value = readFileSync(file, 'utf8')
  } catch (error) {
    if (error instanceof Error && 'code' in error && unwritable.has(error.code) && !existsSync(file)) {
      const ofProcess = randomSecret()
      inMemory.set(name, ofProcess)
      return ofProcess
    }
    const reason = error instanceof Error ? error.message : String(error)
    throw new ConfigError(
      `The data folder ${dataDir} cannot be used (${reason}). Set DATA_DIR to a folder that this program may write.`,
    )
  }
  if (value.length !== secretLength || !/^[0-9a-f]+$/.test(value))
    throw new ConfigError(
      `The secret in ${file} is damaged (it must be ${secretLength} hexadecimal digits): restore the file from a backup, or delete it and start again, which ends open forms and preview links.`,
    )
  return value
}
