import {
  ApolloClient,
  CombinedGraphQLErrors,
  InMemoryCache,
  type OperationVariables,
  type TypedDocumentNode,
} from '@apollo/client'
import { createContext, data as errorResponse } from 'react-router'
import { gatewayLink, type Execute } from './gateway-link.ts'
import type { RequestContext } from './request-context.ts'
import type { Contact } from '#web/lib/site-context.ts'

/**
 * Runs operations on behalf of one page request. Loaders and actions read it as `context.get(gql)`. It is bound to the
 * request context, so no loader can omit that. A query rejects with a 503 when content is unavailable; all other failures,
 * and those of mutations, reject with Apollo's CombinedGraphQLErrors.
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

/**
 * The server's client, shared by all requests.
 * @param contact What the error page shows while content is unavailable.
 */
export function createServerGql(
  execute: Execute,
  contact: () => Contact | undefined = () => undefined,
): (requestContext: RequestContext) => Gql {
  const client = new ApolloClient({
    ssrMode: true,
    cache: new InMemoryCache(),
    link: gatewayLink(execute),
    // Deduplication would let two requests share one operation, and one of them would get no cache metadata.
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
        return requireData(data)
      } catch (error) {
        throw isContentUnavailable(error)
          ? errorResponse(contact() ?? null, { status: 503, headers: { 'retry-after': retryAfter } })
          : error
      }
    },
    async mutate<Data, Variables extends OperationVariables>(
      mutation: TypedDocumentNode<Data, Variables>,
      variables: Variables,
    ) {
      const { data } = await client.mutate<Data>({ mutation, variables, context: { requestContext } })
      return requireData(data)
    },
  })
}

/** In seconds. */
const retryAfter = '30'

const temporaryCodes = new Set<unknown>(['CONTENT_UNAVAILABLE', 'CONTENT_TIMED_OUT', 'CONTENT_RATE_LIMITED'])

const isContentUnavailable = (error: unknown): boolean =>
  CombinedGraphQLErrors.is(error) && error.errors.some(({ extensions }) => temporaryCodes.has(extensions?.['code']))

/** With the default error policy, a response without data has already thrown; the types do not express that. */
function requireData<Data>(data: Data | null | undefined): Data {
  if (data === null || data === undefined) throw new Error('The gateway returned no data')
  return data
}
