/** The routes of the service. */
import type { IncomingMessage, ServerResponse } from 'node:http'
import { createAssetEndpoint } from './asset-endpoint.ts'
import { streamLiveEvents } from './live-events.ts'
import { answerQuery, type QueryOptions } from './query-endpoint.ts'
import { HttpError, requestError, sendJson } from './responses.ts'

export interface HandlerOptions extends QueryOptions {
  readonly dataset: string
  readonly warn: (message: string) => void
}

const dataRoute = new URLPattern({ pathname: '/v:version/data/:endpoint(query|live/events)/:dataset' })
const assetRoute = new URLPattern({ pathname: '/:kind(images|files)/:project/:dataset/:name' })

export function createHandler(options: HandlerOptions) {
  const { store, dataset, warn } = options
  const assets = createAssetEndpoint(store)

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = URL.parse(request.url ?? '/', 'http://127.0.0.1')
    if (!url) throw requestError(400, 'Bad Request', 'the address cannot be read')
    const { pathname, searchParams } = url
    if (pathname === '/healthz')
      return sendJson(response, 200, { status: 'ok', documents: store.current().dataset.documents.size })

    const data = dataRoute.exec({ pathname })?.pathname.groups
    const asset = assetRoute.exec({ pathname })?.pathname.groups
    const requested = data?.['dataset'] ?? asset?.['dataset']
    if (!requested)
      throw requestError(404, 'Not Found', `${pathname} is no address of the local content service, which only reads`)
    if (requested !== dataset)
      throw requestError(404, 'Not Found', `there is no dataset "${requested}" here, only "${dataset}"`)

    if (data?.['endpoint'] === 'query' && request.method === 'POST') return answerQuery(options, url, request, response)
    if (request.method !== 'GET' && request.method !== 'HEAD')
      throw requestError(405, 'Method Not Allowed', `${request.method} ${pathname} is not answered`)
    if (asset?.['kind'] === 'images') return assets.image(asset['name'] ?? '', url, request, response)
    if (asset) return assets.file(asset['name'] ?? '', response)
    if (data?.['endpoint'] === 'query') return answerQuery(options, url, request, response)
    const lastEventId = request.headers['last-event-id']
    streamLiveEvents(store, response, {
      includeDrafts: searchParams.get('includeDrafts') === 'true',
      lastEventId: Array.isArray(lastEventId) ? lastEventId[0] : lastEventId,
    })
  }

  return function handle(request: IncomingMessage, response: ServerResponse): void {
    answer(request, response).catch((error: unknown) => {
      if (error instanceof HttpError) return sendJson(response, error.status, error.body)
      warn(
        `The content service failed at ${request.method} ${request.url?.split('?')[0]}: ${error instanceof Error ? error.stack : String(error)}`,
      )
      if (response.headersSent) response.destroy()
      else
        sendJson(response, 500, {
          error: { type: 'internalServerError', description: 'The content service failed; its log says why.' },
        })
    })
  }
}
