/** Evaluates GROQ over a view. */
import { evaluateSync, parse } from 'groq-js'
import { LRUCache } from 'lru-cache'
import { type QueryScope, queryScope } from './query-scope.ts'
import type { View } from './view.ts'

export type QueryParams = Readonly<Record<string, unknown>>

/** A query that cannot be evaluated. */
export class QueryError extends Error {}

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
 * about 100 kB.
 */
const parsed = new LRUCache<string, Query>({ max: 200 })

/** @throws QueryError */
export function parseQuery(query: string, params: QueryParams): Query {
  // The time differs each minute, and decides nothing while parsing.
  const key = JSON.stringify([query, { ...params, now: null }])
  const known = parsed.get(key)
  if (known) return { ...known, params }
  const tree = treeOf(query, params)
  const scope = queryScope(tree, params)
  const missing = [...scope.params].find((name) => !(name in params))
  if (missing !== undefined) throw new QueryError(`param $${missing} referenced, but not provided`)
  const made = { tree, params, scope }
  parsed.set(key, made)
  return made
}

/** Needs the parameters, because groq-js evaluates parameters in slices while parsing. */
function treeOf(query: string, params: QueryParams): unknown {
  try {
    return parse(query, { params: { ...params } })
  } catch (error) {
    throw new QueryError(error instanceof Error ? error.message : String(error))
  }
}

/**
 * Evaluates a query over the documents that it can touch; references are resolved through the view's ids, without a
 * scan.
 * @param followed receives the ids of the references
 */
export const runQuery = (
  { tree, params, scope }: Query,
  view: View,
  followed: Set<string> = new Set(),
): Promise<unknown> =>
  evaluate(tree, {
    dataset: view.ofTypes(scope.types),
    params,
    dereference: ({ _ref }) => view.byId.get(followed.add(_ref) && _ref),
  }).get()
