import { createHash, timingSafeEqual } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
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
  /** False until the content service first answers: then a load balancer sends requests to another site. */
  readonly hasContentStarted: () => boolean
  /** Whether the process is about to end: load balancers then send no more requests. */
  readonly isStopping: () => boolean
}

const digest = (text: string) => createHash('sha256').update(text).digest()

/** Whether the request comes from this machine and was not forwarded by a proxy on it. */
const isLocal = ({ socket, headers }: IncomingMessage): boolean =>
  /^(::1|(::ffff:)?127\.\d+\.\d+\.\d+)$/.test(socket.remoteAddress ?? '') &&
  headers['x-forwarded-for'] === undefined &&
  headers.forwarded === undefined

const end = (response: ServerResponse, status: number, type: string, body: string) =>
  void response
    .writeHead(status, {
      'content-type': type,
      'cache-control': 'no-store',
      'content-length': Buffer.byteLength(body),
    })
    .end(body)

const paths = ['/healthz', '/readyz', '/metrics'] as const

const probeAt = (url = '') => paths.find((path) => path === url.split('?', 1)[0])

export const isProbe = (url: string): boolean => probeAt(url) !== undefined

/** Serves `/healthz`, `/readyz` and `/metrics`. */
export function createProbes({
  source,
  search,
  submissions,
  diskSpace,
  metrics,
  metricsToken,
  hasContentStarted,
  isStopping,
}: Options) {
  const mayReadMetrics = (request: IncomingMessage): boolean => {
    const token = /^Bearer (.+)$/.exec(request.headers.authorization ?? '')?.[1]
    if (token !== undefined && metricsToken !== undefined) return timingSafeEqual(digest(token), digest(metricsToken))
    return isLocal(request)
  }

  /** @returns false when the path is none of these */
  return async function probes(request: IncomingMessage, response: ServerResponse): Promise<boolean> {
    switch (probeAt(request.url)) {
      case '/healthz':
        end(response, 200, 'application/json', '{"status":"ok"}')
        return true
      case '/readyz': {
        // Without the content service the gateway serves stale copies, so after the start it stays ready and reports this state.
        const status = isStopping() ? 'stopping' : hasContentStarted() ? 'ok' : 'starting'
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
        const state = {
          status,
          isContentServiceUp: hasContentStarted() && source.isUp(),
          search: search.status(),
          hasDiskRoom: await diskSpace.hasRoomFor('cache'),
          ...mail,
          retentionWithheld: submissions.withheld(),
        }
        end(response, status === 'ok' ? 200 : 503, 'application/json', JSON.stringify(state))
        return true
      }
      case '/metrics':
        if (mayReadMetrics(request))
          end(response, 200, 'text/plain; version=0.0.4; charset=utf-8', await metrics.text())
        // Hides the endpoint.
        else end(response, 404, 'text/plain; charset=utf-8', 'Not found')
        return true
      case undefined:
        return false
    }
  }
}
