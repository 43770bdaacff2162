import { createServer } from 'node:http'
import express from 'express'
import { expect, test } from 'vitest'
import { listening } from '#tests/helpers/listening.ts'
import { createMetrics } from './metrics.ts'
import { createProbes } from './probes.ts'
import type { Undelivered } from '#gateway/submissions/outbox.ts'
import { StoreUnavailableError } from '#gateway/submissions/submissions.ts'

const noMail = { waiting: 0, parked: 0, oldestAge: undefined }

async function serve({
  isUp = true,
  isStopping = false,
  freeBytes = 5_000,
  undelivered = () => Promise.resolve<Undelivered>(noMail),
} = {}) {
  const counts = { hits: 3, misses: 2, revalidations: 0, staleIfError: 1, errors: 1, evictions: 0 }
  const source = { isUp: () => isUp, counts: { queries: 5, failures: 4 } }
  const submissions = {
    undelivered,
    withheld: () => ({ doubtful: 3, undelivered: 2, unknownMail: 1 }),
    mailCounts: { sent: 6, deferred: 2, parked: 1 },
  }
  const diskSpace = { free: () => Promise.resolve(freeBytes), hasRoomFor: () => Promise.resolve(freeBytes > 1_000) }
  const metrics = createMetrics({
    source,
    diskSpace,
    submissions,
    caches: { page: { counts, size: () => ({ entries: 2, bytes: 700 }) } },
  })
  metrics.answered(404)
  metrics.pageRendered(3)
  const probes = createProbes({
    source,
    search: { status: () => 'ready' },
    submissions,
    diskSpace,
    metrics,
    metricsToken: 't'.repeat(32),
    isStopping: () => isStopping,
  })
  const app = express().use(probes, (_request, response) => void response.status(418).end())
  const origin = await listening(createServer(app))
  return async (path: string, headers: Record<string, string> = {}) => {
    const response = await fetch(origin + path, { headers })
    expect(response.headers.get('cache-control')).toBe(response.status === 418 ? null : 'no-store')
    return { status: response.status, body: await response.text() }
  }
}

test('it is live and ready, with or without its content service', async () => {
  const get = await serve({ isUp: false })
  expect(await get('/healthz')).toEqual({ status: 200, body: '{"status":"ok"}' })
  expect(await get('/readyz?x=1')).toEqual({
    status: 200,
    body: '{"status":"ok","isContentServiceUp":false,"search":"ready","hasDiskRoom":true,"isStoreUp":true,"oldestUndeliveredMailSeconds":null,"retentionWithheld":{"doubtful":3,"undelivered":2,"unknownMail":1}}',
  })
  expect((await get('/about')).status).toBe(418)
})

test('while stopping it is live but not ready', async () => {
  const get = await serve({ isStopping: true })
  expect((await get('/healthz')).status).toBe(200)
  expect(await get('/readyz')).toEqual({
    status: 503,
    body: '{"status":"stopping","isContentServiceUp":true,"search":"ready","hasDiskRoom":true,"isStoreUp":true,"oldestUndeliveredMailSeconds":null,"retentionWithheld":{"doubtful":3,"undelivered":2,"unknownMail":1}}',
  })
})

const state = async (options: Parameters<typeof serve>[0]) =>
  JSON.parse((await (await serve(options))('/readyz')).body) as Record<string, unknown>

test('its state includes unsent mail, a full disk, and a store that does not respond', async () => {
  const late = await state({
    freeBytes: 1_000,
    undelivered: () => Promise.resolve({ ...noMail, waiting: 1, oldestAge: 90_900 }),
  })
  expect(late).toMatchObject({ status: 'ok', hasDiskRoom: false, isStoreUp: true })
  expect(late['oldestUndeliveredMailSeconds']).toBe(90)
  const [message, summary] = ['/data/submissions.db at 10.0.0.7', 'The disk under DATA_DIR is full']
  for (const [error, storeProblem] of [
    [new Error(message), 'The store does not answer'],
    [new StoreUnavailableError(message), 'The store does not answer'],
    [new StoreUnavailableError(message, { summary }), summary],
  ] as const)
    expect(await state({ undelivered: () => Promise.reject(error) })).toMatchObject({
      status: 'ok',
      isStoreUp: false,
      storeProblem,
    })
})

test('the metrics can be read from this machine', async () => {
  const { status, body } = await (await serve())('/metrics')
  expect(status).toBe(200)
  for (const line of [
    'kerbcut_content_queries_total 5',
    'kerbcut_content_failures_total 4',
    'kerbcut_content_up 1',
    'kerbcut_cache_hits_total{cache="page"} 3',
    'kerbcut_cache_misses_total{cache="page"} 2',
    'kerbcut_cache_stale_if_error_total{cache="page"} 1',
    'kerbcut_cache_bytes{cache="page"} 700',
    'kerbcut_answers_total{status="4xx"} 1',
    'kerbcut_page_seconds_bucket{le="0.004"} 1',
    'kerbcut_retention_withheld{reason="clock"} 3',
    'kerbcut_retention_withheld{reason="undelivered"} 2',
    'kerbcut_retention_withheld{reason="unknown_mail"} 1',
  ])
    expect(body.split('\n')).toContain(line)
  expect(body).toContain('nodejs_eventloop_lag_seconds')
})

/** The lines of `/metrics` about mail and the store. */
const mailLines = async (undelivered: () => Promise<Undelivered>) =>
  (await (await serve({ undelivered }))('/metrics')).body
    .split('\n')
    .filter((line) => /^kerbcut_(mail|store)/.test(line))

test('the metrics include unsent mail and whether the store responds', async () => {
  const shown = await mailLines(() => Promise.resolve({ waiting: 3, parked: 2, oldestAge: 3_600_000 }))
  expect(shown.pop()).toBe('kerbcut_mail_oldest_undelivered_seconds 3600')
  expect(shown).toEqual([
    'kerbcut_mail_attempts_total{outcome="sent"} 6',
    'kerbcut_mail_attempts_total{outcome="deferred"} 2',
    'kerbcut_mail_attempts_total{outcome="refused"} 1',
    'kerbcut_store_up 1',
    'kerbcut_mail_undelivered{state="waiting"} 3',
    'kerbcut_mail_undelivered{state="refused"} 2',
  ])
  expect(await mailLines(() => Promise.reject(new Error('the store is away')))).toEqual(
    expect.arrayContaining(['kerbcut_store_up 0', 'kerbcut_mail_undelivered{state="waiting"} Nan']),
  )
})

test.each([
  ['through a proxy on this machine', { 'x-forwarded-for': '203.0.113.9' }, 404],
  ['through another kind of proxy', { forwarded: 'for=203.0.113.9' }, 404],
  ['with the token', { 'x-forwarded-for': '203.0.113.9', authorization: `Bearer ${'t'.repeat(32)}` }, 200],
  ['with another token', { authorization: 'Bearer other' }, 404],
])('%s the metrics response is this', async (_, headers, status) => {
  expect((await (await serve())('/metrics', headers)).status).toBe(status)
})
