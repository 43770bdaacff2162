import { ApolloLink } from '@apollo/client'
import { print } from '@apollo/client/utilities'
import type { FormattedExecutionResult } from 'graphql'
import { from } from 'rxjs'
import type { RequestContext } from './request-context.ts'

/** Executes an operation in the gateway, in-process, and adds the cache metadata of its result to the request context. */
export type Execute = (
  request: {
    readonly query: string
    readonly variables: Record<string, unknown>
    readonly operationName?: string
  },
  requestContext: RequestContext,
) => Promise<FormattedExecutionResult>

declare module '@apollo/client' {
  interface DefaultContext {
    /** Set by the server's client for each operation. */
    requestContext?: RequestContext
  }
}

export const gatewayLink = (execute: Execute): ApolloLink =>
  new ApolloLink((operation) => {
    const { requestContext } = operation.getContext()
    if (!requestContext) throw new Error(`The operation ${operation.operationName} ran without a request context`)
    const { query, variables, operationName } = operation
    // `print` caches by document. Given the document, Apollo Server would print it again for every request.
    return from(execute({ query: print(query), variables, ...(operationName && { operationName }) }, requestContext))
  })
