import {
  ApolloClient,
  CombinedGraphQLErrors,
  InMemoryCache,
  type OperationVariables,
  type TypedDocumentNode,
} from '@apollo/client'
import { createContext, data as answer } from 'react-router'
import { gatewayLink, type Execute } from './link.ts'
import type { RequestContext } from './request-context.ts'

/**
 * Asks the gateway on behalf of one visit; loaders and actions read it as `context.get(gql)`. Bound to the visit, so that no
 * loader can forget it. A query rejects with a 503 when there is no content to answer with, else, as a mutation does, with Apollo's
 * CombinedGraphQLErrors.
 */
export interface Gql {
  query<Data, Variables extends OperationVariables>(
    query: TypedDocumentNode<Data, Variables>,
    variables: Variables,
  ): Promise<Data>
  mutate<Data, Variables extends OperationVariables>(
    mutation: TypedDocumentNode<Data, Variables>,
    variables: Variables,
  ): Promise<Data>
}

export const gql = createContext<Gql>()

/** The one client of the server, shared by all visits. */
export function createServerGql(execute: Execute): (requestContext: RequestContext) => Gql {
  const client = new ApolloClient({
    ssrMode: true,
    cache: new InMemoryCache(),
    link: gatewayLink(execute),
    // With it on, two visits would share one operation, and one of them would never learn what its page was made from.
    queryDeduplication: false,
    defaultOptions: { query: { fetchPolicy: 'no-cache' }, mutate: { fetchPolicy: 'no-cache' } },
  })
  return (requestContext) => ({
    async query<Data, Variables extends OperationVariables>(
      query: TypedDocumentNode<Data, Variables>,
      variables: Variables,
    ) {
      try {
        const { data } = await client.query<Data>({ query, variables, context: { requestContext } })
        return answered(data)
      } catch (error) {
        throw isContentAway(error) ? answer(null, { status: 503, headers: { 'retry-after': retryAfter } }) : error
      }
    },
    async mutate<Data, Variables extends OperationVariables>(
      mutation: TypedDocumentNode<Data, Variables>,
      variables: Variables,
    ) {
      const { data } = await client.mutate<Data>({ mutation, variables, context: { requestContext } })
      return answered(data)
    },
  })
}

/** Seconds until it is worth a visitor's while to come again. */
const retryAfter = '30'

const temporaryCodes = new Set<unknown>(['CONTENT_UNAVAILABLE', 'CONTENT_TIMED_OUT', 'CONTENT_RATE_LIMITED'])

const isContentAway = (error: unknown): boolean =>
  CombinedGraphQLErrors.is(error) && error.errors.some(({ extensions }) => temporaryCodes.has(extensions?.['code']))

/** With the default error policy an answer without data has been thrown before; the types do not know that. */
function answered<Data>(data: Data | null | undefined): Data {
  if (data === null || data === undefined) throw new Error('The gateway answered without data')
  return data
}
