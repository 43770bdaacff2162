import { createHash, timingSafeEqual } from 'node:crypto'
import { type Request, Router } from 'express'
import type { ContentSource } from '#gateway/content/source.ts'
import type { DiskSpace } from '#gateway/disk-space.ts'
import type { Metrics } from './metrics.ts'
import type { Search } from '#gateway/search/search.ts'
import { StoreUnavailableError, type Submissions } from '#gateway/submissions/submissions.ts'

interface Options {
  readonly source: Pick<ContentSource, 'isUp'>
  readonly submissions: Pick<Submissions, 'undelivered' | 'withheld'>
  readonly search: Pick<Search, 'status'>
  readonly diskSpace: Pick<DiskSpace, 'hasRoomFor'>
  readonly metrics: Metrics
  /** Clients with this token may read the metrics from other machines. */
  readonly metricsToken: string | undefined
  /** Whether the process is about to end: load balancers then send no more requests. */
  readonly isStopping: () => boolean
}

const digest = (text: string) => createHash('sha256').update(text).digest()

/** Whether the request comes from this machine and was not forwarded by a proxy on it. */
const isLocal = ({ socket, headers }: Request): boolean =>
  /^(::1|(::ffff:)?127\.\d+\.\d+\.\d+)$/.test(socket.remoteAddress ?? '') &&
  headers['x-forwarded-for'] === undefined &&
  headers.forwarded === undefined

/** Serves `/healthz`, `/readyz` and `/metrics`. */
export function createProbes({
  source,
  search,
  submissions,
  diskSpace,
  metrics,
  metricsToken,
  isStopping,
}: Options): Router {
  const mayReadMetrics = (request: Request): boolean => {
    const token = /^Bearer (.+)$/.exec(request.headers.authorization ?? '')?.[1]
    if (token !== undefined && metricsToken !== undefined) return timingSafeEqual(digest(token), digest(metricsToken))
    return isLocal(request)
  }

  const probes = Router({ caseSensitive: true, strict: true })
  probes.use(['/healthz', '/readyz', '/metrics'], (_request, response, next) => {
    response.set('cache-control', 'no-store')
    next()
  })
  probes.get('/healthz', (_request, response) => void response.json({ status: 'ok' }))
  probes.get('/readyz', async (_request, response) => {
    // Without the content service the gateway serves stale copies, so it stays ready and reports this state.
    const status = isStopping() ? 'stopping' : 'ok'
    const mail = await submissions.undelivered().then(
      ({ oldestAge }) => ({
        isStoreUp: true,
        oldestUndeliveredMailSeconds: oldestAge === undefined ? null : Math.floor(oldestAge / 1000),
      }),
      (error: unknown) => ({
        isStoreUp: false,
        storeProblem: error instanceof StoreUnavailableError ? error.summary : 'The store does not answer',
      }),
    )
    response.status(status === 'ok' ? 200 : 503).json({
      status,
      isContentServiceUp: source.isUp(),
      search: search.status(),
      hasDiskRoom: await diskSpace.hasRoomFor('cache'),
      ...mail,
      retentionWithheld: submissions.withheld(),
    })
  })
  probes.get('/metrics', (request, response, next) => {
    // Hides the endpoint.
    if (!mayReadMetrics(request)) return void response.sendStatus(404)
    metrics.text().then((text) => response.type('text/plain; version=0.0.4').send(text), next)
  })
  return probes
}
