/** `GET` and `POST /v{date}/data/query/{dataset}`: https://www.sanity.io/docs/http-reference/query */
import { setTimeout as wait } from 'node:timers/promises'
import { parseQuery, type QueryParams, runQuery } from './run-query.ts'
import type { Perspective } from './view.ts'
import type { Store } from './watched-content.ts'

interface Question {
  readonly query: string
  readonly params?: QueryParams
}

/** Parameters in the URL are JSON: `$slug="words"`. */
const questionIn = (search: URLSearchParams): Question => ({
  query: search.get('query') ?? '',
  params: Object.fromEntries(
    [...search].filter(([name]) => name.startsWith('$')).map(([name, json]) => [name.slice(1), JSON.parse(json)]),
  ),
})

/** Of a list of perspectives, such as `drafts,published`, the first has precedence. */
function perspectiveIn(search: URLSearchParams): Perspective {
  const [first] = (search.get('perspective') ?? '').split(',')
  return first === 'drafts' || first === 'raw' ? first : 'published'
}

/** Tags by which a result and a change match: of types that a query reads, and of documents to which it follows a reference. */
export const syncTags = (...names: Iterable<string>[]): string[] =>
  [...new Set(names.flatMap((some) => [...some]))].map((name) => `s1:${name}`)

/**
 * @param slowMs the delay of `sentinel-slow`; undefined disables the sentinels
 * @throws QueryError
 */
export async function answerQuery(store: Store, request: Request, slowMs: number | undefined): Promise<Response> {
  const { searchParams } = new URL(request.url)
  const { query, params = {} }: Question = request.method === 'POST' ? await request.json() : questionIn(searchParams)
  const failure = slowMs === undefined ? undefined : await failureOf(params, slowMs, request.signal)
  if (failure) return failure
  const view = store.current().view(perspectiveIn(searchParams))
  const parsed = parseQuery(query, params)
  const followed = new Set<string>()
  const result = await runQuery(parsed, view, followed)
  const { types } = parsed.scope
  return Response.json({ query, result, syncTags: syncTags(types === 'all' ? ['*'] : types, followed), ms: 1 })
}

/**
 * The failure that a parameter asks for, so that every error path of a running site can be tested: a whole value (a slug), or
 * its last segment (a path).
 */
async function failureOf(params: QueryParams, slowMs: number, signal: AbortSignal): Promise<Response | undefined> {
  const values = Object.values(params).filter((value) => typeof value === 'string')
  const asked = new Set(values.map((value) => value.split('/').pop()))
  for (const status of [429, 500])
    if (asked.has(`sentinel-${status}`))
      return Response.json({ error: { description: `sentinel-${status} asked for this answer` } }, { status })
  if (asked.has('sentinel-garbage')) return new Response('{"ms":1,"result":[{"_id":"half of an ans')
  if (asked.has('sentinel-slow')) await wait(slowMs, undefined, { signal })
  return undefined
}
