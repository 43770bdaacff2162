/** `GET` and `POST /v{date}/data/query/{dataset}`: https://www.sanity.io/docs/http-reference/query */
import type { IncomingMessage, ServerResponse } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import { isRecord } from './content-document.ts'
import { describedError, requestError, sendJson } from './responses.ts'
import { parseQuery, type Query, QueryError, type QueryParams, runQuery } from './run-query.ts'
import { sentinelIn } from './sentinel.ts'
import type { Store } from './store.ts'
import { type Perspective, perspectives } from './view.ts'

const maxBodyBytes = 1024 * 1024

/** The first API version whose queries see published documents by default. */
const publishedByDefault = '2025-02-19'

export const isPublishedByDefault = (version: string): boolean => version === 'X' || version >= publishedByDefault

export interface QueryEndpoint {
  readonly store: Store
  readonly hasSentinels: boolean
  readonly slowMs: number
}

/** @param version the date in the URL, without v */
export async function answerQuery(
  { store, hasSentinels, slowMs }: QueryEndpoint,
  url: URL,
  version: string,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const started = performance.now()
  const requested = request.method === 'POST' ? await readBody(request) : readAddress(url.searchParams)
  const view = store.current().views[perspectiveOf(url.searchParams, version)]

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

  const { result, syncTags } = await runQuery(parse(requested.query, requested.params), view)
  const echo = url.searchParams.get('returnQuery') === 'false' ? {} : { query: requested.query }
  sendJson(response, 200, { ...echo, result, syncTags, ms: Math.round(performance.now() - started) })
}

/** @throws HttpError 400 with the position of the error */
export function parse(query: string, params: QueryParams): Query {
  try {
    return parseQuery(query, params)
  } catch (error) {
    if (!(error instanceof QueryError)) throw error
    const { start, end } = error
    throw describedError(400, 'queryParseError', error.message, { query, start, end })
  }
}

/** Parameters in the URL are JSON: `$slug="words"`. */
export function readAddress(search: URLSearchParams): { query: string; params: QueryParams } {
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

async function readBody(request: IncomingMessage): Promise<{ query: string; params: QueryParams }> {
  const chunks: Buffer[] = []
  let length = 0
  for await (const chunk of request) {
    const bytes = Buffer.from(chunk)
    length += bytes.length
    if (length > maxBodyBytes) throw requestError(413, 'Payload Too Large', `a query may be ${maxBodyBytes} bytes long`)
    chunks.push(bytes)
  }
  let body: unknown
  try {
    body = JSON.parse(Buffer.concat(chunks).toString('utf8'))
  } catch {
    throw requestError(400, 'Bad Request', 'the body is not JSON')
  }
  if (!isRecord(body) || typeof body['query'] !== 'string')
    throw requestError(400, 'Bad Request', 'the body has no "query"')
  return { query: body['query'], params: isRecord(body['params']) ? body['params'] : {} }
}

/**
 * A list of perspectives, as for content releases, is reduced to its draft or published part: there are no releases
 * here.
 */
function perspectiveOf(search: URLSearchParams, version: string): Perspective {
  const requested = search.get('perspective')?.replaceAll('previewDrafts', 'drafts').split(',')
  if (!requested) return isPublishedByDefault(version) ? 'published' : 'raw'
  const found = (['raw', 'drafts', 'published'] as const).find((perspective) => requested.includes(perspective))
  if (!found)
    throw requestError(
      400,
      'Bad Request',
      `the perspective "${requested.join(',')}" is none of ${perspectives.join(', ')}`,
    )
  return found
}

/** False when the client has disconnected. */
async function waited(ms: number, response: ServerResponse): Promise<boolean> {
  const gone = new AbortController()
  response.once('close', () => gone.abort())
  return wait(ms, true, { signal: gone.signal }).catch(() => false)
}
