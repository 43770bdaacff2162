/** Evaluates GROQ over a view and returns the result with its sync tags. */
import { evaluateSync, parse } from 'groq-js'
import { isRecord } from './content-document.ts'
import { type QueryScope, queryScope } from './query-scope.ts'
import { type SyncTag, tagsOfQuery } from './sync-tags.ts'
import type { View } from './view.ts'

export type QueryParams = Readonly<Record<string, unknown>>

/** A query that cannot be evaluated, with the position of the error: offsets from 0, `end` is exclusive. */
export class QueryError extends Error {
  readonly query: string
  readonly start: number
  readonly end: number
  constructor(message: string, query: string, start: number, end: number) {
    super(message)
    this.query = query
    this.start = start
    this.end = end
  }
}

// groq-js 2.0.0 declares these types in a file that it does not publish.
interface EvaluateOptions {
  readonly dataset: readonly unknown[]
  readonly params: QueryParams
  readonly dereference: (reference: { readonly _ref: string }) => unknown
}
const evaluate: (tree: unknown, options: EvaluateOptions) => { get(): Promise<unknown> } = evaluateSync

export interface Query {
  readonly tree: unknown
  readonly params: QueryParams
  readonly scope: QueryScope
}

/**
 * The same queries are repeated after each change, and parsing takes as long as evaluating. Each parsed query takes
 * about 100 kB; the least recently used is evicted first.
 */
const maxParsed = 200
const parsed = new Map<string, Query>()

/** @throws QueryError */
export function parseQuery(query: string, params: QueryParams): Query {
  const key = JSON.stringify([query, params])
  const made = parsed.get(key) ?? parseAnew(query, params)
  parsed.delete(key)
  parsed.set(key, made)
  const [oldest] = parsed.keys()
  if (parsed.size > maxParsed && oldest !== undefined) parsed.delete(oldest)
  return made
}

/** Needs the parameters, because groq-js evaluates parameters in slices while parsing. */
function parseAnew(query: string, params: QueryParams): Query {
  let tree: unknown
  try {
    tree = parse(query, { params: { ...params } })
  } catch (error) {
    throw asQueryError(error, query)
  }
  const scope = queryScope(tree, params)
  for (const name of scope.params) {
    if (name in params) continue
    const start = Math.max(query.indexOf(`$${name}`), 0)
    throw new QueryError(`param $${name} referenced, but not provided`, query, start, start + name.length + 1)
  }
  return { tree, params, scope }
}

/**
 * Evaluates a query over the documents that it can touch; references are resolved through the view's ids, without a
 * scan.
 */
export async function runQuery(
  { tree, params, scope }: Query,
  view: View,
): Promise<{ result: unknown; syncTags: readonly SyncTag[] }> {
  const reached = new Set<string>()
  const value = evaluate(tree, {
    dataset: view.ofTypes(scope.types),
    params,
    dereference: ({ _ref }) => {
      reached.add(_ref)
      return view.byId.get(_ref)
    },
  })
  return { result: await value.get(), syncTags: tagsOfQuery(scope, reached) }
}

/**
 * groq-js gives syntax errors a position; for other errors it only names the function, whose position is searched here.
 */
function asQueryError(error: unknown, query: string): QueryError {
  const message = (error instanceof Error ? error.message : String(error)).split('\n')[0] ?? ''
  if (isRecord(error) && typeof error['position'] === 'number') {
    const { position } = error
    return new QueryError(
      message.replace(/^Syntax error in GROQ query at position \d+: /, ''),
      query,
      position,
      Math.min(position + 1, query.length),
    )
  }
  const name = /(?:function:?|namespace:) (\w+)/.exec(message)?.[1]
  const start = name ? query.indexOf(name) : -1
  return name && start >= 0
    ? new QueryError(message, query, start, start + name.length)
    : new QueryError(message, query, 0, query.length)
}
