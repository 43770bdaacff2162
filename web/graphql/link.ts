import { ApolloLink } from '@apollo/client'
import { print } from '@apollo/client/utilities'
import type { FormattedExecutionResult } from 'graphql'
import { from, map } from 'rxjs'
import type { Visit } from './visit.ts'

/** How the bundle reaches the gateway: within the process, with the same masking, plugins and limits as over HTTP. */
export type Execute = (
  request: {
    readonly query: string
    readonly variables: Record<string, unknown>
    readonly operationName?: string
  },
  visit: Visit,
) => Promise<FormattedExecutionResult>

/** Apollo Client does not hand on `extensions`, so the link takes the facts about the content from there. */
interface ContentFacts {
  readonly answers: readonly string[]
  /** null for never: JSON has no Infinity. */
  readonly validUntil: number | null
  readonly isPrivate: boolean
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
    // Apollo Client prints each document once; given the document, Apollo Server prints it for every question.
    return from(execute({ query: print(query), variables, ...(operationName && { operationName }) }, visit)).pipe(
      map((result) => {
        const facts = factsOf(result.extensions)
        for (const answer of facts?.answers ?? []) visit.answers.add(answer)
        visit.validUntil = Math.min(visit.validUntil, facts?.validUntil ?? Infinity)
        visit.isPrivate ||= facts?.isPrivate ?? false
        return result as ApolloLink.Result
      }),
    )
  })
