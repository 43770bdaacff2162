/** The faults of `npm run chaos`: a row for each. */
import { spawnSync } from 'node:child_process'
import {
  openSync,
  closeSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
  writeSync,
} from 'node:fs'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { inventedAddresses } from '#tests/helpers/invented-addresses.ts'
import type { ProxyFault } from './fault-proxy.ts'
import type { Random } from './random.ts'
import { type Needs, signal, type StoreName, type World } from './world.ts'

type Target = 'content' | 'smtp' | 'postgres' | 'process' | 'heap' | 'disk' | 'clock'

export interface Fault {
  readonly name: string
  /** A pair has two targets. */
  readonly target: Target
  readonly needs?: Needs
  /** The store on which it happens; otherwise on both. */
  readonly store?: StoreName
  /** A target whose faults would leave nothing to serve or to repair beside this one. */
  readonly excludes?: Target
  /** Resolves when the fault is there, with what ends it. */
  readonly plant: (world: World, random: Random) => Promise<() => Promise<void>>
}

/** How long an edit may take to reach the site, in ms. A dead site gets none. */
const eventTime = 5_000

const http = (status: number, type: string, body: string): ProxyFault => ({
  kind: 'reply',
  bytes: Buffer.from(
    `HTTP/1.1 ${status} Fault\r\ncontent-type: ${type}\r\ncontent-length: ${Buffer.byteLength(body)}\r\n\r\n${body}`,
  ),
})
const json = (body: string, status = 200) => http(status, 'application/json', body)
const line = (text: string): ProxyFault => ({ kind: 'reply', bytes: Buffer.from(`${text}\r\n`) })

const ofConnections: Readonly<Record<string, ProxyFault>> = {
  down: { kind: 'down' },
  hang: { kind: 'hang' },
  drip: { kind: 'drip' },
  truncated: { kind: 'truncated' },
}

const byProxy = (target: 'content' | 'smtp' | 'postgres', faults: Readonly<Record<string, ProxyFault>>): Fault[] =>
  Object.entries(faults).map(([name, fault]) => ({
    name: `${target}-${name}`,
    target,
    ...(target === 'postgres' && { store: 'PostgreSQL' }),
    async plant(world) {
      const { proxies } = world
      if (target === 'content') {
        // A live event makes all pages due for a query, which then meets the fault.
        const event = proxies.content.nextEvent()
        world.publish()
        await Promise.race([event, delay(eventTime)])
      }
      await proxies[target].plant(fault)
      return () => proxies[target].heal()
    },
  }))

/** The processes of the local content service; none while the site is dead. */
const childrenOf = ({ site }: World): number[] =>
  spawnSync('pgrep', ['-P', String(site.pid()), '-f', 'content-service'], { encoding: 'utf8' })
    .stdout.split('\n')
    .filter(Boolean)
    .map(Number)

const filesIn = (folder: string): string[] => {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true })
  return entries.filter((entry) => entry.isFile()).map(({ parentPath, name }) => join(parentPath, name))
}

/** Leaves a file cut off, empty, full of zeros or whole. */
const tear = (file: string, random: Random) => {
  const { size } = statSync(file)
  const kind = random.pick(['cut off', 'empty', 'zeros', 'whole'] as const)
  if (kind === 'cut off') truncateSync(file, random.below(size))
  if (kind === 'empty') truncateSync(file, 0)
  if (kind === 'zeros') writeFileSync(file, Buffer.alloc(size))
}

const clock = (name: string, ahead: number): Fault => ({
  name,
  target: 'clock',
  needs: { clock: true },
  async plant(world) {
    world.setClock(ahead)
    return async () => world.setClock(0)
  },
})

const day = 86_400_000
const megabyte = Buffer.alloc(1024 * 1024)

const others: readonly Fault[] = [
  {
    name: 'server-kill',
    target: 'process',
    async plant(world) {
      world.isAway()
      await world.site.kill()
      return async () => {
        await world.startAgain()
        world.isBack()
      }
    },
  },
  {
    name: 'server-stop',
    target: 'process',
    async plant({ site }) {
      signal(site.pid(), 'SIGSTOP')
      return async () => signal(site.pid(), 'SIGCONT')
    },
  },
  {
    name: 'deploy',
    target: 'process',
    needs: { deploy: true },
    async plant(world) {
      world.isAway()
      await world.deploy().catch(() => world.startAgain())
      world.isBack()
      return async () => {}
    },
  },
  {
    name: 'torn-files',
    target: 'process',
    excludes: 'content',
    async plant(world, random) {
      world.isAway()
      await world.site.kill()
      for (const cache of ['content', 'assets'])
        for (const file of filesIn(join(world.location.dataDir, cache))) tear(file, random)
      return async () => {
        await world.startAgain()
        world.isBack()
      }
    },
  },
  {
    name: 'torn-secret',
    target: 'process',
    store: 'SQLite',
    excludes: 'disk',
    async plant(world, random) {
      const file = join(world.location.dataDir, 'form-secret')
      const secret = readFileSync(file)
      world.isAway()
      await world.site.kill()
      truncateSync(file, random.below(secret.length))
      const refusal = await world.site.restart().catch(String)
      if (!refusal?.includes('is damaged')) throw new Error('a start with a torn secret was not refused')
      return async () => {
        // The operator restores the backup (gateway/runbook.md).
        writeFileSync(file, secret)
        await world.startAgain()
        world.isBack()
      }
    },
  },
  {
    name: 'child-kill',
    target: 'content',
    needs: { localContent: true },
    async plant(world) {
      for (const pid of childrenOf(world)) signal(pid, 'SIGKILL')
      return async () => {}
    },
  },
  {
    name: 'child-stop',
    target: 'content',
    needs: { localContent: true },
    async plant(world) {
      const children = childrenOf(world)
      for (const pid of children) signal(pid, 'SIGSTOP')
      return async () => children.forEach((pid) => signal(pid, 'SIGCONT'))
    },
  },
  {
    name: 'heap-192',
    target: 'heap',
    needs: { heap: 192 },
    async plant({ site }) {
      const over = new AbortController()
      let next = 0
      const flood = async () => {
        while (!over.signal.aborted) {
          const address = inventedAddresses[next % inventedAddresses.length]?.(next++) ?? '/'
          const headers = { 'x-forwarded-for': `198.51.100.${next % 250}`, 'apollo-require-preflight': 'true' }
          await fetch(site.url + address, { headers, signal: over.signal })
            .then((response) => response.arrayBuffer())
            .catch(() => delay(50))
        }
      }
      const floods = Array.from({ length: 8 }, flood)
      return async () => {
        over.abort()
        await Promise.all(floods)
      }
    },
  },
  {
    name: 'disk-full',
    target: 'disk',
    needs: { disk: true },
    async plant({ location }) {
      const filler = join(location.dataDir, 'filler')
      const file = openSync(filler, 'w')
      try {
        for (let written = megabyte.length; written === megabyte.length;) written = writeSync(file, megabyte)
      } catch (error) {
        if (!(error instanceof Error && 'code' in error && error.code === 'ENOSPC')) throw error
      } finally {
        closeSync(file)
      }
      return async () => rmSync(filler)
    },
  },
  clock('clock-ahead', day),
  clock('clock-behind', -day),
]

export const faults: readonly Fault[] = [
  ...byProxy('content', {
    ...ofConnections,
    '429': json('{"error":"no"}', 429),
    '500': json('{"error":"no"}', 500),
    '503': json('{"error":"no"}', 503),
    'bad-json': json('{"ms":1,"result":[{"_id":"half of an ans'),
    html: http(200, 'text/html', '<h1>Log in</h1>'),
    '50mb': json(`{"ms":1,"result":"${'x'.repeat(50 * 1024 * 1024)}"}`),
    'no-result': json('{"ms":1,"unexpected":true}'),
    'text-result': json('{"ms":1,"result":"unexpected"}'),
    'list-result': json('{"ms":1,"result":[1,2,3]}'),
    'other-fields': json('{"ms":1,"result":{"unexpected":true}}'),
    empty: json(''),
  }),
  ...byProxy('smtp', {
    ...ofConnections,
    '451': line('451 Try again later'),
    '554': line('554 No service here'),
    garbage: line('\0\u0001 what is this'),
    unacknowledged: { kind: 'unacknowledged', words: /\r\n\.\r\n$/ },
  }),
  ...byProxy('postgres', {
    ...ofConnections,
    garbage: { kind: 'reply', bytes: Buffer.from('HTTP/1.1 400 Bad Request\r\n\r\n') },
    unacknowledged: { kind: 'unacknowledged', words: /commit/i },
  }),
  ...others,
]

const isPair = (a: Fault, b: Fault) =>
  a.target !== b.target &&
  a.excludes !== b.target &&
  b.excludes !== a.target &&
  (a.store === undefined || b.store === undefined || a.store === b.store)

/** Draws faults singly and in pairs without end. Each fault is drawn before one is drawn again. */
export function* draw(random: Random, from: readonly Fault[]): Generator<readonly [Fault, ...Fault[]], never> {
  let deck: Fault[] = []
  for (;;) {
    if (deck.length === 0) deck = random.shuffled(from)
    const [first] = deck.splice(0, 1)
    if (!first) throw new Error('There is no fault to draw')
    const partner = random.below(3) === 0 ? -1 : deck.findIndex((other) => isPair(first, other))
    yield [first, ...(partner < 0 ? [] : deck.splice(partner, 1))]
  }
}

/** The stores on which these faults can happen together. */
export const storesOf = (together: readonly Fault[]): readonly StoreName[] =>
  (['SQLite', 'PostgreSQL'] as const).filter((store) => together.every((fault) => (fault.store ?? store) === store))
