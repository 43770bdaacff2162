import { ApolloLink } from '@apollo/client'
import type { DocumentNode, FormattedExecutionResult } from 'graphql'
import { from, map } from 'rxjs'

/**
 * One request for a page: what it asks with, and what its answers said of themselves. web/server.ts makes it, this link fills
 * it, and web/server.ts reads it once the page's bytes are complete. Plain data, because it crosses the seam into the bundle.
 */
export interface Visit {
  readonly requestId: string
  /** The content documents that the answers were made from. */
  readonly tags: Set<string>
  /** When the first of the answers stops being true, in ms since 1970; Infinity when none does. */
  validUntil: number
  /** Set when the visit shows the draft of one document: nothing of it may be kept. */
  readonly preview?: { readonly documentId: string }
}

/** How the bundle reaches the gateway: within the process, with the same masking, plugins and limits as over HTTP. */
export type Execute = (
  request: {
    readonly query: DocumentNode
    readonly variables: Record<string, unknown>
    readonly operationName?: string
  },
  visit: Visit,
) => Promise<FormattedExecutionResult>

/** Apollo Client does not hand on `extensions`, so the link takes the facts about the content from there. */
interface ContentFacts {
  readonly tags: readonly string[]
  /** null for never: JSON has no Infinity. */
  readonly validUntil: number | null
}

declare module '@apollo/client' {
  interface DefaultContext {
    /** Set by the server's client for each operation. */
    visit?: Visit
  }
}

const factsOf = (extensions: Record<string, unknown> | undefined): ContentFacts | undefined =>
  extensions?.['content'] as ContentFacts | undefined

export const gatewayLink = (execute: Execute): ApolloLink =>
  new ApolloLink((operation) => {
    const { visit } = operation.getContext()
    if (!visit) throw new Error(`The operation ${operation.operationName} was asked without a visit`)
    const { query, variables, operationName } = operation
    return from(execute({ query, variables, ...(operationName && { operationName }) }, visit)).pipe(
      map((result) => {
        const facts = factsOf(result.extensions)
        for (const tag of facts?.tags ?? []) visit.tags.add(tag)
        visit.validUntil = Math.min(visit.validUntil, facts?.validUntil ?? Infinity)
        return result as ApolloLink.Result
      }),
    )
  })
