import { createTransport } from 'nodemailer'
import { beforeEach, expect, test, vi } from 'vitest'
import { smtpTransport } from './transport.ts'

vi.mock('nodemailer', () => ({
  createTransport: vi.fn(() => ({ on: () => {}, close: () => {}, sendMail: () => Promise.resolve() })),
}))
beforeEach(() => vi.mocked(createTransport).mockClear())

test.each([
  ['smtp://mail.example.com', { host: 'mail.example.com', port: 587, secure: false, requireTLS: true }],
  ['smtps://mail.example.com', { host: 'mail.example.com', port: 465, secure: true }],
  ['smtp://[::1]:2525?tls=off', { host: '::1', port: 2525, secure: false, requireTLS: false, ignoreTLS: true }],
  [
    'smtps://site%40example.com:p%23ss%2Fword@mail.example.com',
    { auth: { user: 'site@example.com', pass: 'p#ss/word' } },
  ],
])('the mail server address %s selects host, port, encryption and password', async (url, options) => {
  const transport = smtpTransport(url)
  await transport.send({ message: {}, fileName: '' }, AbortSignal.timeout(5_000))
  transport.close()
  expect(createTransport).toHaveBeenCalledExactlyOnceWith(expect.objectContaining(options))
})
