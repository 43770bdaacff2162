/** Streams mutations of the documents that match a filter: https://www.sanity.io/docs/http-reference/listen */
import { randomUUID } from 'node:crypto'
import { type ContentDocument, isDraftId } from './content-document.ts'
import type { EventStream } from './event-stream.ts'
import { type Query, runQuery } from './run-query.ts'
import type { Change, Store } from './store.ts'
import { createView } from './view.ts'

export interface ListenOptions {
  readonly includeResult: boolean
  readonly includePreviousRevision: boolean
  readonly includeMutations: boolean
  readonly includeDrafts: boolean
}

/** Sends one mutation for each document that an edit changed and that matches the query before or after it. */
export function streamMutations(store: Store, stream: EventStream, query: Query, options: ListenOptions): void {
  stream.send({ type: 'welcome', data: { listenerName: randomUUID() } })
  const tell = async (changes: readonly Change[]) => {
    const transactionId = randomUUID()
    for (const change of changes) {
      if (!options.includeDrafts && isDraftId((change.after ?? change.before)?._id ?? '')) continue
      const event = await mutation(change, query, options, transactionId)
      if (event) stream.send({ type: 'mutation', id: event.eventId, data: event })
    }
  }
  const stop = store.onChange((changes) => void tell(changes).catch(() => stream.end()))
  stream.onClose(stop)
}

async function mutation({ before, after }: Change, query: Query, options: ListenOptions, transactionId: string) {
  const [matched, matches] = await Promise.all([isMatch(before, query), isMatch(after, query)])
  const document = after ?? before
  if (!document || (!matched && !matches)) return undefined
  return {
    documentId: document._id,
    eventId: `${transactionId}#${document._id}`,
    identity: 'disk',
    transactionId,
    transition: matched && matches ? 'update' : matches ? 'appear' : 'disappear',
    visibility: 'query',
    timestamp: new Date().toISOString(),
    previousRev: before?._rev,
    resultRev: after?._rev,
    ...(options.includeMutations && {
      mutations: [after ? { createOrReplace: after } : { delete: { id: document._id } }],
    }),
    ...(options.includeResult && { result: after }),
    ...(options.includePreviousRevision && { previous: before ?? null }),
  }
}

/** Like the hosted service, the filter applies to a single document: its references are not followed. */
async function isMatch(document: ContentDocument | undefined, query: Query): Promise<boolean> {
  if (!document) return false
  const { result } = await runQuery(query, createView([document], 'raw'))
  return Array.isArray(result) ? result.length > 0 : Boolean(result)
}
