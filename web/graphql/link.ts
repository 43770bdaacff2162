import { ApolloLink } from '@apollo/client'
import { print } from '@apollo/client/utilities'
import type { FormattedExecutionResult } from 'graphql'
import { from, map } from 'rxjs'
import type { CacheMetadata } from '#schema/cache-metadata.ts'
import type { RequestContext } from './request-context.ts'

/** Executes an operation in the gateway, in-process, with the same masking, plugins and limits as over HTTP. */
export type Execute = (
  request: {
    readonly query: string
    readonly variables: Record<string, unknown>
    readonly operationName?: string
  },
  requestContext: RequestContext,
) => Promise<FormattedExecutionResult>

/**
 * The cache metadata in the response's `extensions`. The link reads it here because Apollo Client does not expose
 * `extensions`. JSON has no sets and no Infinity.
 */
interface CacheExtension extends Pick<CacheMetadata, 'isPrivate'> {
  readonly tags: readonly string[]
  readonly validUntil: number | null
}

declare module '@apollo/client' {
  interface DefaultContext {
    /** Set by the server's client for each operation. */
    requestContext?: RequestContext
  }
}

const cacheExtension = (extensions: Record<string, unknown> | undefined): CacheExtension | undefined =>
  extensions?.['content'] as CacheExtension | undefined

export const gatewayLink = (execute: Execute): ApolloLink =>
  new ApolloLink((operation) => {
    const { requestContext } = operation.getContext()
    if (!requestContext) throw new Error(`The operation ${operation.operationName} ran without a request context`)
    const { query, variables, operationName } = operation
    // `print` caches by document. Given the document, Apollo Server would print it again for every request.
    return from(
      execute({ query: print(query), variables, ...(operationName && { operationName }) }, requestContext),
    ).pipe(
      map((result) => {
        const metadata = cacheExtension(result.extensions)
        for (const tag of metadata?.tags ?? []) requestContext.tags.add(tag)
        requestContext.validUntil = Math.min(requestContext.validUntil, metadata?.validUntil ?? Infinity)
        requestContext.isPrivate ||= metadata?.isPrivate ?? false
        return result as ApolloLink.Result
      }),
    )
  })
