import { createServer, type Socket } from 'node:net'

/**
 * The outcome of the next mail: accepted, its recipient rejected permanently (the server repeats the address), or cut
 * off within the message.
 */
export type MailFate = 'takes' | 'refuses' | 'dies'

export interface MailServer {
  /** The value for SMTP_URL. */
  readonly url: string
  /** Complete messages that were accepted. */
  readonly messages: readonly string[]
  /** How many connections were cut off within a message. */
  readonly cut: () => number
  close(): Promise<void>
}

/**
 * A mail server on raw sockets: a library closes every connection properly, and a machine that loses power does not.
 * After the given outcomes, every mail is accepted.
 */
export async function startMailServer(fates: readonly MailFate[] = []): Promise<MailServer> {
  const left = [...fates]
  const messages: string[] = []
  const sockets = new Set<Socket>()
  let cut = 0
  const server = createServer((socket) => {
    sockets.add(socket)
    socket.once('close', () => sockets.delete(socket)).on('error', () => {})
    let received = ''
    let isMessage = false
    let fate: MailFate = 'takes'
    const say = (line: string) => socket.write(`${line}\r\n`)
    const hear = (line: string) => {
      const [word = ''] = line.split(' ')
      if (word === 'MAIL') fate = left.shift() ?? 'takes'
      if (word === 'RCPT' && fate === 'refuses') return say(`550 ${line.slice('RCPT TO:'.length)} is not welcome here`)
      isMessage = word === 'DATA'
      say(isMessage ? '354 go on' : word === 'QUIT' ? '221 goodbye' : '250 well')
      return undefined
    }
    socket.setEncoding('utf8').on('data', (chunk: string) => {
      received += chunk
      if (isMessage && fate === 'dies') {
        cut += 1
        socket.destroy()
        return
      }
      for (;;) {
        const [end, width] = isMessage ? [received.indexOf('\r\n.\r\n'), 5] : [received.indexOf('\r\n'), 2]
        if (end < 0) return
        const part = received.slice(0, end)
        received = received.slice(end + width)
        if (!isMessage) hear(part)
        else {
          messages.push(part)
          isMessage = false
          say('250 taken')
        }
      }
    })
    say('220 mail.example')
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The mail server has no port')
  return {
    url: `smtp://127.0.0.1:${address.port}?tls=off`,
    messages,
    cut: () => cut,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        for (const socket of sockets) socket.destroy()
      }),
  }
}
