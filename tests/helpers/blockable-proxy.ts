import { connect, createServer, type Socket } from 'node:net'
import { onTestFinished } from 'vitest'

/** A proxy to a server on this machine that can be blocked. Runs until the test ends. */
export async function proxyTo(target: number) {
  const sockets = new Set<Socket>()
  let isSilent = false
  const pass = (from: Socket, to: Socket) => {
    sockets.add(from)
    from.on('data', (chunk) => void (isSilent || to.destroyed || to.write(chunk)))
    from.on('close', () => {
      sockets.delete(from)
      to.destroy()
    })
    from.on('error', () => {})
  }
  const server = createServer((near) => {
    const far = connect(target, '127.0.0.1')
    pass(near, far)
    pass(far, near)
  })
  const cut = () => sockets.forEach((socket) => socket.destroy())
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(
    () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve())
        cut()
      }),
  )
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The proxy has no port')
  return {
    port: address.port,
    /** `true` accepts data and forwards none, as in a network failure; `false` forwards again. */
    silence(isOn = true) {
      isSilent = isOn
    },
    /** Ends every connection. */
    cut,
  }
}
