import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { ConfigError, readConfig, requirePublicSettings } from './config.ts'

const temporaryFolder = () => {
  const folder = mkdtempSync(join(tmpdir(), 'config-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}
const secret = 's'.repeat(32)

/** The error message for these settings. */
const refusal = (settings: Record<string, string>): string => {
  try {
    readConfig({ FORM_SECRET: secret, ...settings })
  } catch (error) {
    if (error instanceof ConfigError) return error.message
    throw error
  }
  return 'taken'
}

test('[S51] [S63] by default toasts close after a second and pages check for a new version each hour', () => {
  const DATA_DIR = temporaryFolder()
  expect(readConfig({ DATA_DIR })).toMatchObject({ toastAutoCloseMs: 1000, versionPollMs: 3_600_000 })
  expect(readConfig({ DATA_DIR, TOAST_AUTO_CLOSE_MS: '5000', VERSION_POLL_MS: '0' })).toMatchObject({
    toastAutoCloseMs: 5000,
    versionPollMs: 0,
  })
})

test('every setting has a default', () => {
  expect(readConfig({ DATA_DIR: temporaryFolder() })).toMatchObject({
    port: 3000,
    host: '127.0.0.1',
    siteUrl: 'http://localhost:3000',
    isSiteUrlSet: false,
    content: { kind: 'local', dataset: 'production', token: undefined, apiHost: 'http://local-sanity.invalid' },
    smtpUrl: undefined,
    isDevelopment: false,
    logLevel: 'info',
  })
})

test('an empty setting counts as unset', () => {
  expect(readConfig({ FORM_SECRET: secret, PORT: '', SANITY_PROJECT_ID: '' })).toMatchObject({
    port: 3000,
    content: { kind: 'local' },
  })
})

test('by default the public URL uses the port', () => {
  expect(readConfig({ FORM_SECRET: secret, PORT: '8080' }).siteUrl).toBe('http://localhost:8080')
  expect(readConfig({ FORM_SECRET: secret, SITE_URL: 'https://www.example.org/' }).siteUrl).toBe(
    'https://www.example.org',
  )
})

test('SANITY_PROJECT_ID switches from the local Sanity to the hosted one', () => {
  const hosted = { SANITY_PROJECT_ID: 'abc123', SANITY_DATASET: 'staging', SANITY_TOKEN: 'token' }
  expect(readConfig({ FORM_SECRET: secret, ...hosted }).content).toEqual({
    kind: 'hosted',
    projectId: 'abc123',
    dataset: 'staging',
    token: 'token',
    apiHost: undefined,
  })
})

test.each([
  ['PORT', 'eighty'],
  ['PORT', '-1'],
  ['PORT', '65536'],
  ['PORT', '80.5'],
  ['PORT', ' '],
  ['PORT', '0x50'],
  ['SITE_URL', 'www.example.org'],
  ['SITE_URL', 'ftp://example.org'],
  ['SITE_URL', 'javascript:alert(1)'],
  ['SITE_URL', 'https://example.org/kerbcut'],
  ['SITE_URL', 'https://example.org?a=1'],
  ['SANITY_PROJECT_ID', 'My Project'],
  ['SANITY_DATASET', '../other'],
  ['SANITY_API_HOST', 'api.example.org'],
  ['STUDIO_PORT', 'any'],
  ['STUDIO_ORIGIN', '*'],
  ['TRUST_PROXY', 'yes'],
  ['DATABASE_URL', 'db.example.org'],
  ['DATABASE_URL', 'mysql://db.example.org/site'],
  ['SMTP_URL', 'mail.example.org'],
  ['SMTP_URL', 'http://mail.example.org'],
  ['MAIL_FROM', 'nobody'],
  ['FORM_SECRET', 'short'],
  ['PREVIEW_SECRET', 'short'],
  ['CONTENT_SENTINELS', '1'],
  ['TOAST_AUTO_CLOSE_MS', '1s'],
  ['NODE_ENV', 'staging'],
  ['LOG_LEVEL', 'loud'],
])('%s=%j is refused with one sentence that names it and the accepted values', (name, value) => {
  const sentence = refusal({ [name]: value })
  expect(sentence).toMatch(
    new RegExp(
      `^The setting ${name} is not usable: it takes [^.:]+ \\(gateway/runbook\\.md lists every setting\\)\\.$`,
    ),
  )
  expect(sentence).not.toContain(value.length > 4 ? value : '\n')
})

test('the example of a secret in .env.example is refused for every secret', () => {
  const example = readFileSync(new URL('../.env.example', import.meta.url), 'utf8')
  const placeholders = [...example.matchAll(/^# (?:FORM|PREVIEW)_SECRET=(.+)$/gm)].map(([, value = '']) => value)
  expect(placeholders).toHaveLength(2)
  for (const placeholder of placeholders)
    for (const name of ['FORM_SECRET', 'FORM_SECRET_PREVIOUS', 'PREVIEW_SECRET', 'METRICS_TOKEN']) {
      const sentence = refusal({ [name]: placeholder })
      expect(sentence).toMatch(new RegExp(`^The setting ${name} is not usable: it takes a secret of your own`))
      expect(sentence).not.toContain(placeholder)
    }
})

test('with DATABASE_URL both secrets must be set', () => {
  const database = { DATABASE_URL: 'postgres://site@db.example.org/site' }
  expect(readConfig({ ...database, FORM_SECRET: secret, PREVIEW_SECRET: secret }).databaseUrl).toBe(
    database.DATABASE_URL,
  )
  expect(refusal(database)).toMatch(/^With DATABASE_URL set, PREVIEW_SECRET must be set too: [^.]+\.$/)
  expect(refusal({ ...database, PREVIEW_SECRET: secret, FORM_SECRET: '' })).toMatch(
    /^With DATABASE_URL set, FORM_SECRET/,
  )
})

const start = (settings: Record<string, string>) => () =>
  requirePublicSettings(readConfig({ FORM_SECRET: secret, ...settings }))

test('when the program is reachable from other machines, SITE_URL and SMTP_URL must be set', () => {
  const site = { SITE_URL: 'https://www.example.org' }
  const mail = { SMTP_URL: 'smtps://mail.example.org' }
  for (const HOST of ['0.0.0.0', '::', '192.0.2.1', 'site.example.org', 'localhost.example.org', '127.example.org']) {
    expect(start({ HOST, ...site, ...mail })).not.toThrow()
    expect(start({ HOST, ...mail })).toThrow(/^With HOST=[^ ]+, .* set SITE_URL too, or set HOST to 127\.0\.0\.1\.$/)
    expect(start({ HOST, ...site })).toThrow(/ set SMTP_URL too,/)
    expect(start({ HOST })).toThrow(/ set SITE_URL and SMTP_URL too,/)
  }
  for (const HOST of ['', '127.0.0.1', '127.1.2.3', 'localhost', '::1']) expect(start({ HOST })).not.toThrow()
})

test('an unset secret is generated once and stored, readable only by its owner', () => {
  const folder = join(temporaryFolder(), 'not made yet')
  const first = readConfig({ DATA_DIR: folder })
  expect(first.formSecrets[0]).toMatch(/^[0-9a-f]{64}$/)
  expect(readConfig({ DATA_DIR: folder }).formSecrets[0]).toBe(first.formSecrets[0])
  expect(readFileSync(join(folder, 'form-secret'), 'utf8')).toBe(first.formSecrets[0])
  expect(statSync(join(folder, 'form-secret')).mode & 0o777).toBe(0o600)
  expect(readConfig({ DATA_DIR: temporaryFolder() }).formSecrets[0]).not.toBe(first.formSecrets[0])
})

test.each([
  ['an empty file', ''],
  ['half a secret', 'ab'.repeat(16)],
  ['zeroes, as some file systems leave them', '\0'.repeat(64)],
])('%s instead of a secret stops the start, with one sentence that names the file', (_, damaged) => {
  const folder = temporaryFolder()
  for (const name of ['form-secret', 'preview-secret']) {
    const file = join(folder, name)
    writeFileSync(file, damaged)
    const read = () => {
      const { formSecrets, previewSecret } = readConfig({ DATA_DIR: folder })
      return [formSecrets, previewSecret]
    }
    expect(read).toThrow(`The secret in ${file} is damaged`)
    expect(read).toThrow(/delete it and start again/)
    expect(readFileSync(file, 'utf8')).toBe(damaged)
    writeFileSync(file, 'ab'.repeat(32))
  }
})

test('a command does not generate the secret of a site: one sentence names the folder, and nothing is created', () => {
  const folder = join(temporaryFolder(), 'not made yet')
  const read = () => readConfig({ DATA_DIR: folder }, { generatesSecrets: false }).previewSecret
  expect(read).toThrow(/^There is no file .*not made yet\/preview-secret\. Set DATA_DIR .*as the site has them/)
  expect(existsSync(folder)).toBe(false)
  const { previewSecret } = readConfig({ DATA_DIR: folder })
  expect(read()).toBe(previewSecret)
})

test('a secret from the settings is used, and none is written', () => {
  const folder = temporaryFolder()
  expect(readConfig({ DATA_DIR: folder, FORM_SECRET: secret }).formSecrets[0]).toBe(secret)
  expect(() => readFileSync(join(folder, 'form-secret'))).toThrow('ENOENT')
  const before = 'the secret before, of at least thirty-two characters'
  const renewed = readConfig({ DATA_DIR: folder, FORM_SECRET: secret, FORM_SECRET_PREVIOUS: before })
  expect(renewed.formSecrets).toEqual([secret, before])
})

test('in a folder that is read-only a secret lasts as long as the process, so that the site can start', () => {
  // Linux lets nobody create a file there, not even root.
  const folder = process.getuid?.() === 0 ? '/sys/kernel' : temporaryFolder()
  if (folder !== '/sys/kernel') chmodSync(folder, 0o500)
  const config = readConfig({ DATA_DIR: folder })
  expect(config.formSecrets[0]).toMatch(/^[0-9a-f]{64}$/)
  expect(config.formSecrets[0]).toBe(config.formSecrets[0])
  expect(config.previewSecret).not.toBe(config.formSecrets[0])
  expect(existsSync(join(folder, 'form-secret'))).toBe(false)
  expect(() => readConfig({ DATA_DIR: folder }, { generatesSecrets: false }).previewSecret).toThrow(/^There is no file/)
})

test('an unusable data folder gives one sentence with the remedy', () => {
  const file = join(temporaryFolder(), 'a file')
  writeFileSync(file, '')
  expect(() => readConfig({ DATA_DIR: join(file, 'data') }).formSecrets).toThrow(
    /^The data folder .*a file\/data cannot be used \(ENOTDIR.*\)\. Set DATA_DIR to a folder that this program may write\.$/,
  )
})
