/** A built site with everything that a scenario disturbs: content service, mail server, database, disk and clock. */
import { spawnSync } from 'node:child_process'
import { chmodSync, cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { startContent } from '#tests/helpers/content.ts'
import { startDeployable } from '#tests/helpers/deployable.ts'
import { type MailServer, startMailServer } from '#tests/helpers/mail-server.ts'
import { createDatabase, startPostgres } from '#tests/helpers/postgres.ts'
import { startSite, type TestSite } from '#tests/helpers/site.ts'
import type { DatabaseLocation } from '#gateway/submissions/database.ts'
import { type FaultProxy, startFaultProxy } from './fault-proxy.ts'

export type StoreName = 'SQLite' | 'PostgreSQL'

/** What a scenario needs beyond the usual. */
export interface Needs {
  /** The content service is a child process of the site, not a service behind a proxy. */
  readonly localContent?: true
  readonly clock?: true
  /** Megabytes of the JavaScript heap. */
  readonly heap?: number
  /** DATA_DIR is a small file system of its own. */
  readonly disk?: true
  readonly deploy?: true
}

/** Shared by the scenarios of a run. */
export interface Surroundings {
  /** An editable copy of the dataset. */
  readonly dataset: string
  readonly contentPort: number
  readonly postgresPort: number
}

export interface World {
  readonly site: TestSite
  readonly location: DatabaseLocation
  readonly mail: MailServer
  readonly proxies: Readonly<Record<'content' | 'smtp' | 'postgres', FaultProxy>>
  /** Moves the site's clock. */
  setClock(ahead: number): void
  /** Replaces the build by one with other hashes and starts it. */
  deploy(): Promise<void>
  /** Stops it by SIGTERM. Rejects when its log contains what people typed. */
  stop(): Promise<void>
  /** Publishes an edit of the settings, which every page uses. */
  publish(): void
  /** Starts the site again, as a supervisor does: as often as necessary. */
  startAgain(): Promise<void>
  /** From now on no process is expected to respond, until `isBack`. */
  isAway(): void
  isBack(): void
  /** Whether the site was away at some time since then. */
  wasAway(since: number): boolean
}

/** A process that has ended meanwhile needs no signal. */
export function signal(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name)
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ESRCH')) throw error
  }
}

const datasetOfSample = fileURLToPath(new URL('../../schema/dataset', import.meta.url))
const shiftClock = fileURLToPath(new URL('shift-clock.ts', import.meta.url))
const portOf = (url: string) => Number(new URL(url).port)
const secret = 'shared by all, of at least thirty-two characters'
/** Caches need 256 MB of free space (gateway/disk-space.ts). */
const diskSize = '400m'
/** A supervisor stops trying after this long, in ms. */
const restartTime = 60_000

export async function startSurroundings(ends: AsyncDisposableStack): Promise<Surroundings> {
  const dataset = mkdtempSync(join(tmpdir(), 'chaos-dataset-'))
  ends.defer(() => rmSync(dataset, { recursive: true, force: true }))
  cpSync(datasetOfSample, dataset, { recursive: true })
  const content = await startContent({ CONTENT_DATASET_DIR: dataset })
  ends.defer(() => content.kill())
  const postgres = await startPostgres()
  ends.defer(() => postgres.stop())
  return { dataset, contentPort: portOf(content.url), postgresPort: postgres.port }
}

/** Mounts a small file system. @throws Error when this machine does not allow it */
export function mountSmallDisk(folder: string): () => void {
  const { status, stderr, error } = spawnSync('mount', ['-t', 'tmpfs', '-o', `size=${diskSize}`, 'tmpfs', folder], {
    encoding: 'utf8',
  })
  if (status !== 0) throw new Error(`a full disk needs the right to mount a tmpfs: ${stderr || error?.message}`)
  return () => void spawnSync('umount', ['-l', folder])
}

export async function startWorld(
  { dataset, contentPort, postgresPort }: Surroundings,
  store: StoreName,
  needs: Needs,
  ends: AsyncDisposableStack,
): Promise<World> {
  const dataDir = mkdtempSync(join(tmpdir(), 'chaos-'))
  chmodSync(dataDir, 0o700)
  ends.defer(() => rmSync(dataDir, { recursive: true, force: true }))
  if (needs.disk) ends.defer(mountSmallDisk(dataDir))
  const clock = `${dataDir}.clock`
  writeFileSync(clock, '0')
  ends.defer(() => rmSync(clock))

  const startProxy = async (port: number) => {
    const proxy = await startFaultProxy(port)
    ends.defer(() => proxy.stop())
    return proxy
  }
  const mail = await startMailServer()
  ends.defer(() => mail.close())
  const databaseUrl = store === 'PostgreSQL' ? await createDatabase(postgresPort) : undefined
  const proxies = {
    content: await startProxy(contentPort),
    smtp: await startProxy(portOf(mail.url)),
    postgres: await startProxy(postgresPort),
  }
  const throughProxy = databaseUrl?.replace(`:${postgresPort}/`, `:${proxies.postgres.port}/`)
  const nodeOptions = [
    ...(needs.heap ? [`--max-old-space-size=${needs.heap}`] : []),
    ...(needs.clock ? [`--import=${shiftClock}`] : []),
  ]
  const settings = {
    DATA_DIR: dataDir,
    SMTP_URL: `smtp://127.0.0.1:${proxies.smtp.port}?tls=off`,
    // Each request comes from an address of its own, so that no rate limit ends the test.
    TRUST_PROXY: '1',
    CONTENT_SENTINELS: 'false',
    SHIFTED_CLOCK: clock,
    NODE_OPTIONS: nodeOptions.join(' '),
    ...(needs.localContent
      ? { CONTENT_DATASET_DIR: dataset }
      : { SANITY_PROJECT_ID: 'kerbcut', SANITY_API_HOST: `http://127.0.0.1:${proxies.content.port}` }),
    ...(throughProxy && { DATABASE_URL: throughProxy, FORM_SECRET: secret, PREVIEW_SECRET: secret }),
  }
  const deployable = needs.deploy ? await startDeployable(settings) : undefined
  const site = deployable?.site ?? (await startSite(settings))
  ends.defer(() => site.kill())

  const absences: { readonly from: number; to: number }[] = []
  const settingsFile = join(dataset, 'site-settings', 'siteSettings.json')
  return {
    site,
    location: { dataDir, databaseUrl },
    mail,
    proxies,
    setClock(ahead) {
      writeFileSync(clock, String(ahead))
      signal(site.pid(), 'SIGUSR2')
    },
    deploy: async () => deployable?.deploy(),
    stop: () => (deployable ?? site).stop(),
    publish() {
      const settingsDocument: { tagline: string } = JSON.parse(readFileSync(settingsFile, 'utf8'))
      settingsDocument.tagline = `Edited at ${Date.now()}.`
      writeFileSync(settingsFile, JSON.stringify(settingsDocument))
    },
    async startAgain() {
      const deadline = performance.now() + restartTime
      for (;;) {
        try {
          return await site.restart()
        } catch (error) {
          if (performance.now() > deadline) throw error
        }
      }
    },
    isAway: () => void absences.push({ from: performance.now(), to: Infinity }),
    isBack() {
      const last = absences.at(-1)
      if (last) last.to = performance.now()
    },
    wasAway: (since) => absences.some(({ to }) => to >= since),
  }
}
