/**
 * Sync tags connect a query to the live events that may change its result. They are opaque, as those of the hosted
 * service, and derived from three kinds of names: a type (for a query that filters by it), a document (for a query that
 * followed a reference to it, whether it exists or not) and everything (for a query without a filter by type). A change
 * of a document has all three of its names, so an event that shares no tag with a query cannot change its result.
 */
import { createHash } from 'node:crypto'
import { type ContentDocument, publishedId } from '#schema/content/content-document.ts'
import type { QueryScope } from './query-scope.ts'

export type SyncTag = `s1:${string}`

const tag = (name: string): SyncTag => `s1:${createHash('sha256').update(name).digest('base64url').slice(0, 10)}`
const tagOfEverything = tag('everything')
const tagOfType = (type: string) => tag(`type ${type}`)
const tagOfDocument = (id: string) => tag(`document ${publishedId(id)}`)

/** @param reached ids of the references that the query followed */
export function tagsOfQuery({ types }: QueryScope, reached: Iterable<string>): readonly SyncTag[] {
  const scope = types === 'all' ? [tagOfEverything] : [...types].map(tagOfType)
  return [...new Set([...scope, ...[...reached].map(tagOfDocument)])].sort()
}

/** @param versions each changed document before and after the change */
export function tagsOfChange(versions: readonly ContentDocument[]): readonly SyncTag[] {
  return [
    ...new Set([tagOfEverything, ...versions.flatMap(({ _id, _type }) => [tagOfType(_type), tagOfDocument(_id)])]),
  ].sort()
}
