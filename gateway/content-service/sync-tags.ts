/**
 * Sync tags join a query to the live events that may change its answer. The hosted service's are opaque; so are ours, made of
 * three kinds of names: a type (for a query that filters by it), a document (for one that a query reached by reference, be it
 * there or not) and everything (for a query without a filter by type). A change of a document carries all three of its names,
 * so an event whose tags a query does not share cannot change that query's answer.
 */
import { createHash } from 'node:crypto'
import { type ContentDocument, publishedId } from './content-document.ts'
import type { QueryScope } from './query-scope.ts'

export type SyncTag = `s1:${string}`

const tag = (name: string): SyncTag => `s1:${createHash('sha256').update(name).digest('base64url').slice(0, 10)}`
const tagOfEverything = tag('everything')
const tagOfType = (type: string) => tag(`type ${type}`)
const tagOfDocument = (id: string) => tag(`document ${publishedId(id)}`)

/** @param reached ids that the query followed by reference */
export function tagsOfQuery({ types }: QueryScope, reached: Iterable<string>): readonly SyncTag[] {
  const scope = types === 'all' ? [tagOfEverything] : [...types].map(tagOfType)
  return [...new Set([...scope, ...[...reached].map(tagOfDocument)])].sort()
}

/** @param versions each changed document as it was and as it is */
export function tagsOfChange(versions: readonly ContentDocument[]): readonly SyncTag[] {
  return [
    ...new Set([tagOfEverything, ...versions.flatMap(({ _id, _type }) => [tagOfType(_type), tagOfDocument(_id)])]),
  ].sort()
}
