/** The deployment of docker-compose.yml as plain processes: a proxy, two sites, a third without a proxy, PostgreSQL, mail. */
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { Client } from 'pg'
import { SMTPServer } from 'smtp-server'
import { expect, test as base } from '@playwright/test'
import { type Balancer, startBalancer } from '#tests/helpers/balancer.ts'
import { enquire } from '#tests/helpers/enquire.ts'
import { operation } from '#tests/helpers/operations.ts'
import { createDatabase, startPostgres } from '#tests/helpers/postgres.ts'
import { freePort, startSite, type TestSite } from '#tests/helpers/site.ts'

const dataset = fileURLToPath(new URL('../../schema/dataset', import.meta.url))

/** A mail server that stores accepted messages. */
async function startMailCatcher() {
  const port = await freePort()
  const mails: string[] = []
  let isSilent = false
  let begun = Promise.withResolvers<void>()
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    closeTimeout: 100,
    onData(stream, _session, done) {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', () => {
        begun.resolve()
        if (isSilent) return
        mails.push(Buffer.concat(chunks).toString())
        done()
      })
    },
  })
  server.on('error', () => {})
  await new Promise<void>((resolve) => {
    server.listen(port, '127.0.0.1', resolve)
  })
  return {
    url: `smtp://127.0.0.1:${port}?tls=off`,
    of: (reference: string) => mails.filter((mail) => mail.includes(reference)),
    /** Receives messages completely but does not acknowledge them. Resolves when the next one has arrived. */
    silence() {
      isSilent = true
      begun = Promise.withResolvers<void>()
      return begun.promise
    },
    speak: () => void (isSilent = false),
    stop: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve())
      }),
  }
}

interface Arrangement {
  readonly balancer: Balancer
  readonly a: TestSite
  readonly b: TestSite
  readonly direct: TestSite
  readonly mail: Awaited<ReturnType<typeof startMailCatcher>>
  /** Queries the database. */
  readonly rows: (query: string) => Promise<unknown[]>
  readonly edit: (file: string, change: (text: string) => string) => Promise<void>
}

/** Starts everything once, and stops it at the end. */
const test = base.extend<object, { arrangement: Arrangement }>({
  arrangement: [
    // eslint-disable-next-line no-empty-pattern
    async ({}, use) => {
      await using ends = new AsyncDisposableStack()
      const ending = <Part>(part: Part, end: (part: Part) => Promise<unknown>): Part => {
        ends.defer(async () => void (await end(part)))
        return part
      }
      const folder = ending(await mkdtemp(join(tmpdir(), 'two-sites-')), (dir) => rm(dir, { recursive: true }))
      await cp(dataset, folder, { recursive: true })
      const postgres = ending(await startPostgres(), (one) => one.stop())
      const mail = ending(await startMailCatcher(), (one) => one.stop())
      const balancer = ending(await startBalancer(), (one) => one.stop())
      const databaseUrl = await createDatabase(postgres.port)
      const client = new Client({ connectionString: databaseUrl })
      await client.connect()
      ends.defer(() => client.end())

      const secret = 'shared by all, of at least thirty-two characters'
      const settings = {
        SITE_URL: balancer.url,
        CONTENT_DATASET_DIR: folder,
        DATABASE_URL: databaseUrl,
        FORM_SECRET: secret,
        PREVIEW_SECRET: secret,
        SMTP_URL: mail.url,
      }
      const behindProxy = { ...settings, TRUST_PROXY: '1' }
      const a = ending(await startSite(behindProxy), (one) => one.stop())
      const b = ending(await startSite(behindProxy), (one) => one.stop())
      // Its clients connect directly.
      const direct = ending(await startSite(settings), (one) => one.stop())
      balancer.origins.push(a.url, b.url)
      await use({
        balancer,
        a,
        b,
        direct,
        mail,
        rows: async (query) => (await client.query(query)).rows,
        edit: async (file, change) => writeFile(join(folder, file), change(await readFile(join(folder, file), 'utf8'))),
      })
    },
    { scope: 'worker', timeout: 240_000 },
  ],
})

// One deployment for all tests, in this order.
test.describe.configure({ mode: 'default' })
test.setTimeout(240_000)

const withinAMinute = { timeout: 60_000 }

/** Sends an enquiry from an IP address, as another GraphQL client would; returns the result. */
const submit = async ({ url }: TestSite, token: string, address: string): Promise<string> => {
  const answer = await fetch(`${url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': address },
    body: JSON.stringify({ query: operation('SubmitEnquiry'), variables: { input: { token } } }),
  })
  const { data } = (await answer.json()) as { data?: { result?: { __typename?: string } } }
  return data?.result?.__typename ?? `status ${answer.status}`
}

test('every site receives a publish event @slow', async ({ arrangement: { a, b, balancer, direct, edit } }) => {
  const page = new URLSearchParams({ query: operation('Page'), variables: JSON.stringify({ path: '/careers' }) })
  const addresses = [`${a.url}/careers`, `${b.url}/careers`, `${direct.url}/graphql?${page}`]
  const words = () =>
    Promise.all(
      addresses.map(async (address) =>
        (
          await (
            await fetch(address, {
              headers: { 'apollo-require-preflight': 'true', 'x-forwarded-host': new URL(balancer.url).host },
            })
          ).text()
        ).includes('Just now'),
      ),
    )
  expect(await words()).toEqual([false, false, false])
  await edit('page/page-careers.json', (text) => text.replace(/"lead": "/, '"lead": "Just now. '))
  await expect.poll(words, withinAMinute).toEqual([true, true, true])
})

test('both sites share the rate limit of a network, and one without a proxy trusts no client about its address @slow', async ({
  arrangement: { a, b, direct },
}) => {
  const of = (site: TestSite, count: number, address: string) =>
    Promise.all(Array.from({ length: count }, () => submit(site, '', address)))
  const allowed = [...(await of(a, 60, '203.0.113.7')), ...(await of(b, 40, '203.0.113.7'))]
  expect(new Set(allowed)).toEqual(new Set(['SubmissionExpired']))
  expect(await submit(a, '', '203.0.113.7')).toBe('SubmissionLimited')
  expect(await submit(b, '', '203.0.113.7')).toBe('SubmissionLimited')
  expect(await submit(b, '', '203.0.113.8')).toBe('SubmissionExpired')
  expect(await submit(direct, '', '203.0.113.7')).toBe('SubmissionExpired')
})

test('[S94] mail that one site had started to send when it was stopped is delivered by the other, once @slow', async ({
  arrangement: { balancer, a, b, direct, mail, rows },
}) => {
  // So that the first site has it.
  await Promise.all([b.kill(), direct.kill()])
  const begun = mail.silence()
  const { status, reference } = await enquire(balancer)
  expect(status).toBe(200)
  await begun
  await a.kill('SIGTERM')
  const held = `select kind from outbox where sent_at is null and (lease_owner is not null or next_attempt_at > '${new Date().toISOString()}')`
  expect(await rows(held), 'mails that another site would have to wait for').toEqual([])

  mail.speak()
  await Promise.all([b.restart(), direct.restart()])
  await expect.poll(() => mail.of(reference).length, withinAMinute).toBe(2)
  await a.restart()
  await expect.poll(() => rows('select id from outbox where sent_at is null'), withinAMinute).toEqual([])
  const ids = mail.of(reference).map((one) => /^message-id: (.*)$/im.exec(one)?.[1])
  expect(new Set(ids).size, 'each mail came once').toBe(2)
  expect(mail.of(reference)).toHaveLength(2)
})

test('visitors notice nothing when a site is killed, stopped, and started again @slow', async ({
  arrangement: { balancer, a, b, mail },
}) => {
  const paths = ['/', '/about', '/services/chsp', '/blogs', '/contact-us/general-enquiry', '/about.data']
  const noticed: string[] = []
  let visits = 0
  const over = new AbortController()
  const visitor = async (first: number) => {
    for (let at = first; !over.signal.aborted; at++) {
      const path = paths[at % paths.length] ?? '/'
      const status = await fetch(balancer.url + path).then(
        async (answer) => (await answer.arrayBuffer(), answer.status),
        (error: unknown) => String(error),
      )
      if (status !== 200) noticed.push(`${path}: ${status}`)
      visits++
    }
  }
  const visitors = Array.from({ length: 4 }, (_, first) => visitor(first))
  /** Until every visitor has made a few more requests. */
  const aWhile = async () => {
    const until = visits + 60
    await expect.poll(() => visits, withinAMinute).toBeGreaterThan(until)
  }
  const references: string[] = []
  const send = async () => {
    const { status, reference } = await enquire(balancer)
    expect(status).toBe(200)
    references.push(reference)
  }

  await aWhile()
  await a.kill()
  await aWhile()
  await send()
  await a.restart()
  await aWhile()
  await b.kill('SIGTERM')
  await aWhile()
  await send()
  await b.restart()
  await aWhile()
  over.abort()
  await Promise.all(visitors)
  expect(noticed).toEqual([])
  for (const reference of references) await expect.poll(() => mail.of(reference).length, withinAMinute).toBe(2)
})
