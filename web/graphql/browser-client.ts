import {
  ApolloClient,
  ApolloLink,
  HttpLink,
  InMemoryCache,
  type OperationVariables,
  type TypedDocumentNode,
} from '@apollo/client'
import { PersistedQueryLink } from '@apollo/client/link/persisted-queries'
import {
  ProductResultsDocument,
  type ProductResultsQueryVariables,
  SearchResultsDocument,
  type SearchResultsQueryVariables,
} from './generated.ts'

/** In ms, after which the request fails. */
const requestTimeout = 5_000
/** In ms. Long enough that Back is immediate, short enough that editors' changes appear soon. */
const maxAge = 60_000

let cachedSince = 0

const hexOf = (bytes: ArrayBuffer) =>
  [...new Uint8Array(bytes)].map((byte) => byte.toString(16).padStart(2, '0')).join('')

/** The browser's client, in a separate chunk that the product list and the site search import when they first need it. */
const client = new ApolloClient({
  // A result's snippet depends on the query, so results must not be normalised by id.
  cache: new InMemoryCache({ typePolicies: { SearchResult: { keyFields: false } } }),
  link: ApolloLink.from([
    new PersistedQueryLink({
      sha256: async (text) => hexOf(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))),
      useGETForHashedQueries: true,
      // The server refuses the text of an operation with an unknown hash.
      retry: () => false,
    }),
    // Cross-site forms cannot set this header: https://www.apollographql.com/docs/apollo-server/security/cors
    new HttpLink({ uri: '/graphql', headers: { 'apollo-require-preflight': 'true' } }),
  ]),
})

/** Returns the data of a persisted operation. Rejects on any failure and after `requestTimeout`. */
async function query<Data, Variables extends OperationVariables>(
  document: TypedDocumentNode<Data, Variables>,
  variables: Variables,
  signal: AbortSignal,
): Promise<Data> {
  if (Date.now() - cachedSince > maxAge) {
    // Not clearStore, which rejects requests in flight.
    await client.cache.reset()
    cachedSince = Date.now()
  }
  const { data } = await client.query<Data>({
    query: document,
    variables,
    context: {
      // Concurrent identical requests must not share an abort signal.
      queryDeduplication: false,
      fetchOptions: { signal: AbortSignal.any([signal, AbortSignal.timeout(requestTimeout)]) },
    },
  })
  if (data === undefined) throw new Error('The gateway returned no data')
  return data
}

// The documents are referenced here only, so that they and the GraphQL parser are part of this lazy chunk.

export const searchResults = (variables: SearchResultsQueryVariables, signal: AbortSignal) =>
  query(SearchResultsDocument, variables, signal)

export const productResults = (variables: ProductResultsQueryVariables, signal: AbortSignal) =>
  query(ProductResultsDocument, variables, signal)
