import { createServer } from 'node:http'
import express from 'express'
import { expect, test } from 'vitest'
import { recordingLog } from '#tests/helpers/recording-log.ts'
import { listening } from '#tests/helpers/listening.ts'
import { cspReports } from './csp-reports.ts'
import { securityTxt } from './security-txt.ts'

async function serve() {
  const log = recordingLog()
  const origin = await listening(createServer(express().use(cspReports(log))))
  const post = async (body: string) => (await fetch(`${origin}/csp-report`, { method: 'POST', body })).status
  return { log, post }
}

const older = JSON.stringify({
  'csp-report': {
    'document-uri': 'https://ours.example/search?q=my+illness',
    'effective-directive': 'script-src-elem',
    'blocked-uri': 'https://evil.example/a.js?who=me',
    'script-sample': 'secret',
  },
})

test('logs a report in one line, without queries and text of the page', async () => {
  const { log, post } = await serve()
  expect(await post(older)).toBe(204)
  expect(log.lines.map(({ facts }) => facts)).toEqual([
    { directive: 'script-src-elem', blocked: 'https://evil.example/a.js', page: 'https://ours.example/search' },
  ])
})

test('accepts the newer format too, and ignores anything else', async () => {
  const { log, post } = await serve()
  const body = { effectiveDirective: 'img-src', blockedURL: 'data', documentURL: 'https://ours.example/' }
  expect(await post(JSON.stringify([{ type: 'csp-violation', body }, 7, null, { body: null }]))).toBe(204)
  expect(await post('{"half')).toBe(400)
  expect(log.lines).toHaveLength(1)
})

test('reports cannot fill the log or the memory', async () => {
  const { log, post } = await serve()
  for (let n = 0; n < 25; n++) await post(older)
  expect(log.lines).toHaveLength(20)
  expect(await post('x'.repeat(16 * 1024 + 1))).toBe(413)
})

test('security.txt has a contact and an expiry date', () => {
  expect(securityTxt('https://ours.example', Date.UTC(2026, 0, 1)).split('\n')).toEqual([
    'Contact: https://ours.example/contact-us/general-enquiry',
    'Expires: 2026-06-30T00:00:00Z',
    'Preferred-Languages: en',
    'Canonical: https://ours.example/.well-known/security.txt',
    '',
  ])
})
