/** A TCP proxy to a server on this machine that disturbs its connections: before content service, SMTP and PostgreSQL. */
import { connect, createServer, type Socket } from 'node:net'

export type ProxyFault =
  /** New connections are refused and open ones end. */
  | { readonly kind: 'down' }
  /** Nothing is forwarded; all of it arrives once the fault ends, as after a network failure. */
  | { readonly kind: 'hang' }
  /** Replies arrive byte by byte. */
  | { readonly kind: 'drip' }
  /** The connection ends within a reply. */
  | { readonly kind: 'truncated' }
  /** The server receives requests with these words, and the connection ends before its reply. */
  | { readonly kind: 'unacknowledged'; readonly words: RegExp }
  /** These bytes replace each reply. */
  | { readonly kind: 'reply'; readonly bytes: Buffer }

export interface FaultProxy {
  readonly port: number
  plant(fault: ProxyFault): Promise<void>
  heal(): Promise<void>
  /** Resolves when the content service sends a live event. */
  nextEvent(): Promise<void>
  stop(): Promise<void>
}

/** Milliseconds between two bytes of 'drip'. */
const dripInterval = 25

export async function startFaultProxy(target: number): Promise<FaultProxy> {
  let fault: ProxyFault | undefined
  let event = Promise.withResolvers<void>()
  const connections = new Set<{ readonly near: Socket; readonly far: Socket; readonly isTampered: () => boolean }>()

  const server = createServer((near) => {
    const far = connect(target, '127.0.0.1')
    let isTampered = false
    let isReplaced = false
    let isDoomed = false
    let isEventStream = false
    let waiting = Buffer.alloc(0)
    const cut = () => {
      near.destroy()
      far.destroy()
    }
    const drip = setInterval(() => {
      const part = fault?.kind === 'drip' ? waiting.subarray(0, 1) : waiting
      waiting = waiting.subarray(part.length)
      if (part.length > 0) near.write(part)
      else if (far.readableEnded) near.end()
    }, dripInterval)
    near.on('data', (chunk) => {
      isReplaced = false
      // Live events arrive while queries fail, or nothing would be queried.
      isEventStream ||= chunk.includes('/live/events')
      if (fault?.kind === 'unacknowledged' && fault.words.test(chunk.toString('latin1'))) isDoomed = true
      far.write(chunk)
    })
    far.on('data', (chunk) => {
      if (isDoomed) return cut()
      if (isEventStream) {
        near.write(chunk)
        if (chunk.includes('event: message')) event.resolve()
      } else if (fault?.kind === 'drip' || waiting.length > 0) {
        waiting = Buffer.concat([waiting, chunk])
      } else if (fault?.kind === 'truncated') {
        near.end(chunk.subarray(0, Math.ceil(chunk.length / 2)))
        far.destroy()
      } else if (fault?.kind === 'reply') {
        isTampered = true
        if (!isReplaced) near.write(fault.bytes)
        isReplaced = true
      } else near.write(chunk)
      return undefined
    })
    const connection = { near, far, isTampered: () => isTampered }
    connections.add(connection)
    far.on('error', cut).on('end', () => (waiting.length > 0 ? undefined : near.end()))
    near.on('error', cut).on('close', () => {
      clearInterval(drip)
      connections.delete(connection)
      far.destroy()
    })
    if (fault?.kind === 'hang') for (const socket of [near, far]) socket.pause()
  })
  const listen = (port: number) =>
    new Promise<void>((resolve, reject) => server.once('error', reject).listen(port, '127.0.0.1', resolve))
  const close = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve())
      for (const { near } of connections) near.destroy()
    })
  await listen(0)
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The proxy has no port')
  const { port } = address
  return {
    port,
    async plant(planted) {
      fault = planted
      if (fault.kind === 'down') await close()
      if (fault.kind === 'hang') for (const { near, far } of connections) [near, far].forEach((one) => one.pause())
    },
    async heal() {
      const healed = fault?.kind
      fault = undefined
      if (healed === 'down') await listen(port)
      for (const { near, far, isTampered } of connections)
        if (isTampered()) near.destroy()
        else [near, far].forEach((one) => one.resume())
    },
    nextEvent() {
      event = Promise.withResolvers()
      return event.promise
    },
    stop: close,
  }
}
