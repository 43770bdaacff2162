import { execFile, spawn } from 'node:child_process'
import { mkdtemp, readdir, readFile, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { SMTPServer } from 'smtp-server'
import { expect, test } from '@playwright/test'
import { enquire, shortest } from '#tests/helpers/enquire.ts'
import { startFaultyContent } from '#tests/helpers/faulty-content.ts'
import { freePort, siteProgram, startSite, type TestSite } from '#tests/helpers/site.ts'

const run = promisify(execFile)

const operator = async ({ dataDir }: TestSite, ...words: string[]) =>
  (
    await run(process.execPath, ['gateway/submissions/main.ts', ...words], {
      env: { PATH: process.env['PATH'], DATA_DIR: dataDir },
    })
  ).stdout

const mailOf = async ({ dataDir }: TestSite): Promise<string[]> => {
  const dir = join(dataDir, 'mail')
  const names = await readdir(dir).catch(() => [])
  return Promise.all(names.filter((name) => name.endsWith('.eml')).map((name) => readFile(join(dir, name), 'utf8')))
}

// A delivery that a killed process had started is retried when its lease expires.
const untilLeft = { timeout: 60_000 }
test.setTimeout(120_000)

test('[S94] an acknowledged enquiry survives a power cut, and its mail is sent @slow', async () => {
  const site = await startSite()
  const { status, reference } = await enquire(site)
  await site.kill()
  expect(status).toBe(200)
  expect(reference).not.toBe('')
  await site.restart()
  expect(await operator(site, 'show', reference)).toContain('Bronwyn Ashby')
  await expect
    .poll(async () => (await mailOf(site)).filter((mail) => mail.includes(reference)).length, untilLeft)
    .toBeGreaterThan(0)
  await site.stop()
})

test('[S94] mail that the server refuses is queued, and sent when the server accepts it @slow', async () => {
  const port = await freePort()
  const site = await startSite({ SMTP_URL: `smtp://127.0.0.1:${port}?tls=off` })
  const { status, reference } = await enquire(site)
  expect(status).toBe(200)

  const received: string[] = []
  const server = new SMTPServer({
    authOptional: true,
    onData(stream, _session, done) {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', () => {
        received.push(Buffer.concat(chunks).toString())
        done()
      })
    },
  })
  await new Promise<void>((resolve) => {
    server.listen(port, '127.0.0.1', resolve)
  })
  await operator(site, 'retry')
  await expect.poll(() => received.some((mail) => mail.includes(reference)), untilLeft).toBe(true)
  expect(site.log()).not.toContain('Bronwyn')
  expect(site.log()).not.toContain('bronwyn@')
  await site.stop()
  await new Promise<void>((resolve) => {
    server.close(resolve)
  })
})

test('[S81] pages that were served once are served while the content service hangs, dies and stays down over a restart @slow', async () => {
  const content = await startFaultyContent()
  const site = await startSite(content.settings)
  const before = await (await fetch(`${site.url}/services/chsp`)).text()
  const picture = /\/images\/[^"\s]+/.exec(before)?.[0].replaceAll('&amp;', '&') ?? ''
  expect((await fetch(site.url + picture)).status).toBe(200)
  await (await fetch(`${site.url}/`)).text()

  content.fault = 'hangs'
  content.cutLive()
  const whileHung = await fetch(`${site.url}/services/chsp`)
  expect(whileHung.status).toBe(200)
  // Visitors can still write to us: a form needs no content.
  const enquiry = await enquire(site)
  expect(enquiry.status).toBe(200)
  expect(enquiry.reference).not.toBe('')

  await site.restart()
  const restarted = await fetch(`${site.url}/services/chsp`)
  expect(restarted.status).toBe(200)
  expect(await restarted.text()).toContain('Commonwealth Home Support Programme')

  content.fault = 'dead'
  content.cutLive()
  await site.restart()
  expect((await fetch(`${site.url}/`)).status).toBe(200)
  expect((await fetch(site.url + picture)).status).toBe(200)

  const never = await fetch(`${site.url}/about`, { headers: { accept: 'text/html' } })
  expect(never.status).toBe(503)
  expect(never.headers.get('retry-after')).not.toBeNull()
  expect(await never.text()).toContain('Internal Server Error')
  await site.stop()
  content.stop()
})

test('[S94] without any cached content a form is served, returns with every answer, and is stored with its reference number @slow', async () => {
  const content = await startFaultyContent()
  content.fault = 'dead'
  const site = await startSite(content.settings)
  const invalid = await enquire(site, { ...shortest, email: 'bronwyn' })
  expect(invalid.status).toBe(422)
  expect(invalid.html).toContain('There is a problem')
  expect(invalid.html).toContain('value="Bronwyn Ashby"')
  const { status, html, reference } = await enquire(site)
  expect(status).toBe(200)
  expect(html).toContain('Thanks, we’ve got your enquiry')
  expect(reference).not.toBe('')
  expect(await operator(site, 'show', reference)).toContain('Bronwyn Ashby')
  expect((await fetch(`${site.url}/about`, { headers: { accept: 'text/html' } })).status).toBe(503)
  await site.stop()
  content.stop()
})

test('[S94] a site whose database is away at its start serves pages and the phone number, and returns what people typed @slow', async () => {
  const site = await startSite({
    DATABASE_URL: `postgres://tester@127.0.0.1:${await freePort()}/none`,
    FORM_SECRET: 'a secret of at least thirty-two characters',
    PREVIEW_SECRET: 'another secret of at least thirty-two characters',
  })
  const page = await fetch(`${site.url}/`)
  expect(page.status).toBe(200)
  const phone = /href="(tel:[^"]+)"/.exec(await page.text())?.[1] ?? 'no phone'
  const { status, html } = await enquire(site)
  expect(status).toBe(503)
  expect(html).toContain(phone)
  expect(html).toContain('value="Bronwyn Ashby"')
  const ready = await fetch(`${site.url}/readyz`)
  expect(ready.status).toBe(200)
  expect(await ready.json()).toMatchObject({
    isStoreUp: false,
    storeProblem: 'The database that DATABASE_URL names cannot be used',
  })
  expect(site.log()).toContain('The site runs without its store')
  await site.stop()
})

test('[S94] on a full disk the site starts without its store, serves pages, refuses forms and names the disk', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'faults-'))
  const before = await startSite({ DATA_DIR: dataDir })
  await before.stop()
  const site = await startSite({ DATA_DIR: dataDir }, { hasFullDisk: true })
  expect(site.log()).toMatch(/"reason":"The disk under \S+ is full, .+ Free space on it\."/)
  const ready = await fetch(`${site.url}/readyz`)
  expect(ready.status).toBe(200)
  expect(await ready.json()).toMatchObject({ isStoreUp: false, storeProblem: 'The disk under DATA_DIR is full' })
  expect((await fetch(`${site.url}/about`)).status).toBe(200)
  const { status, html } = await enquire(site)
  expect(status).toBe(503)
  expect(html).toContain('value="Bronwyn Ashby"')
  // One line for each refused form.
  expect(site.log().match(/A submission could not be stored/g)).toHaveLength(1)
  await site.stop()
})

/** The output of a start that must fail. */
const failedStart = (settings: Record<string, string>): Promise<{ code: number | null; words: string }> =>
  new Promise((resolve) => {
    const child = spawn(process.execPath, [siteProgram], {
      env: { PATH: process.env['PATH'], NODE_ENV: 'production', LOG_LEVEL: 'silent', ...settings },
    })
    let words = ''
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (words += chunk.toString()))
    child.once('exit', (code) => resolve({ code, words: words.trim() }))
  })

test('a start that cannot succeed gives the reason in one sentence @slow', async () => {
  const dir = await mkdtemp(join(tmpdir(), 'faults-'))
  await writeFile(join(dir, 'a-file'), '')
  const taken = createServer().listen(0, '127.0.0.1')
  await new Promise((resolve) => {
    taken.once('listening', resolve)
  })
  const address = taken.address()
  const port = String(address && typeof address === 'object' ? address.port : 0)
  const cases: readonly (readonly [Record<string, string>, RegExp])[] = [
    [{ DATA_DIR: dir, PORT: port }, new RegExp(`^Port ${port} is taken .* set PORT`)],
    [{ DATA_DIR: dir, PORT: 'many' }, /^The setting PORT is not usable/],
    [{ DATA_DIR: dir, PORT: '0', HOST: '0.0.0.0' }, /^With HOST=0\.0\.0\.0, .* set SITE_URL and SMTP_URL too/],
    [{ DATA_DIR: dir, FORM_SECRET: 'short' }, /^The setting FORM_SECRET is not usable/],
    [{ DATA_DIR: join(dir, 'a-file', 'data') }, /^The data folder .* cannot be used .*DATA_DIR/],
    [{ DATA_DIR: dir, PORT: '0', CONTENT_DATASET_DIR: join(dir, 'nowhere') }, /nowhere.*CONTENT_DATASET_DIR/],
  ]
  for (const [settings, sentence] of cases) {
    const { code, words } = await failedStart(settings)
    expect(words, JSON.stringify(settings)).toMatch(sentence)
    expect(words.split('\n'), words).toHaveLength(1)
    expect(code).toBe(1)
  }
  taken.close()
})
