/** `GET` and `POST /v{date}/data/query/{dataset}`: https://www.sanity.io/docs/http-reference/query */
import type { IncomingMessage, ServerResponse } from 'node:http'
import { text } from 'node:stream/consumers'
import { setTimeout as wait } from 'node:timers/promises'
import { isRecord } from '#schema/is-record.ts'
import { describedError, requestError, sendJson } from './responses.ts'
import { parseQuery, type Query, QueryError, type QueryParams, runQuery } from './run-query.ts'
import { sentinelIn } from './sentinel.ts'
import type { Store } from './watched-content.ts'
import { type Perspective, perspectives } from './view.ts'

const maxBodyBytes = 1024 * 1024

export interface QueryOptions {
  readonly store: Store
  /** Whether queries can trigger failures (sentinel.ts). */
  readonly hasSentinels: boolean
  /** The delay of `sentinel-slow`. */
  readonly slowMs: number
}

export async function answerQuery(
  { store, hasSentinels, slowMs }: QueryOptions,
  url: URL,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const started = performance.now()
  const requested = request.method === 'POST' ? await readPost(request) : readAddress(url.searchParams)
  const view = store.current().view(perspectiveOf(url.searchParams))

  const sentinel = hasSentinels ? sentinelIn(requested.params) : undefined
  if (sentinel === 'sentinel-429') throw requestError(429, 'Too Many Requests', 'sentinel-429 asked for this answer')
  if (sentinel === 'sentinel-500')
    throw describedError(500, 'internalServerError', 'sentinel-500 asked for this answer')
  if (sentinel === 'sentinel-slow' && !(await waited(slowMs, response))) return
  if (sentinel === 'sentinel-garbage') {
    response.writeHead(200, { 'content-type': 'application/json; charset=utf-8' })
    response.end('{"ms":1,"result":[{"_id":"half of an ans')
    return
  }

  const result = await runQuery(parse(requested.query, requested.params), view)
  const echo = url.searchParams.get('returnQuery') === 'false' ? {} : { query: requested.query }
  sendJson(response, 200, { ...echo, result, ms: Math.round(performance.now() - started) })
}

/** @throws HttpError 400 */
function parse(query: string, params: QueryParams): Query {
  try {
    return parseQuery(query, params)
  } catch (error) {
    if (!(error instanceof QueryError)) throw error
    throw describedError(400, 'queryParseError', error.message)
  }
}

/** Parameters in the URL are JSON: `$slug="words"`. */
function readAddress(search: URLSearchParams): { query: string; params: QueryParams } {
  const query = search.get('query')
  if (query === null) throw requestError(400, 'Bad Request', 'the parameter "query" is missing')
  const params: Record<string, unknown> = {}
  for (const [name, value] of search) {
    if (!name.startsWith('$')) continue
    try {
      params[name.slice(1)] = JSON.parse(value)
    } catch {
      throw requestError(400, 'Bad Request', `the parameter ${name} is not JSON: ${value}`)
    }
  }
  return { query, params }
}

async function readPost(request: IncomingMessage): Promise<{ query: string; params: QueryParams }> {
  // Node's parser reads no more than the length.
  if (!(Number(request.headers['content-length']) <= maxBodyBytes))
    throw requestError(413, 'Payload Too Large', `a query may be ${maxBodyBytes} bytes long`)
  let body: unknown
  try {
    body = JSON.parse(await text(request))
  } catch {
    throw requestError(400, 'Bad Request', 'the body is not JSON')
  }
  if (!isRecord(body) || typeof body['query'] !== 'string')
    throw requestError(400, 'Bad Request', 'the body has no "query"')
  return { query: body['query'], params: isRecord(body['params']) ? body['params'] : {} }
}

function perspectiveOf(search: URLSearchParams): Perspective {
  const requested = search.get('perspective') ?? 'published'
  const found = perspectives.find((perspective) => perspective === requested)
  if (!found)
    throw requestError(400, 'Bad Request', `the perspective "${requested}" is none of ${perspectives.join(', ')}`)
  return found
}

/** False when the client has disconnected. */
async function waited(ms: number, response: ServerResponse): Promise<boolean> {
  const gone = new AbortController()
  response.once('close', () => gone.abort())
  return wait(ms, true, { signal: gone.signal }).catch(() => false)
}
