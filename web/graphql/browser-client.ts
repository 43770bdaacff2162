import {
  ApolloClient,
  ApolloLink,
  HttpLink,
  InMemoryCache,
  type OperationVariables,
  type TypedDocumentNode,
} from '@apollo/client'
import { PersistedQueryLink } from '@apollo/client/link/persisted-queries'

/** In ms; then the request fails. */
const requestTimeout = 5_000
/** In ms. Back is immediate, and what an editor changes is seen soon after. */
const maxAge = 60_000

let cachedSince = 0

const hexOf = (bytes: ArrayBuffer) =>
  [...new Uint8Array(bytes)].map((byte) => byte.toString(16).padStart(2, '0')).join('')

/** The browser's client, in a chunk of its own: the product list and the site search import it when they first need it. */
const client = new ApolloClient({
  // A result's snippet depends on the query: by its id alone one search would change the results of another.
  cache: new InMemoryCache({ typePolicies: { SearchResult: { keyFields: false } } }),
  link: ApolloLink.from([
    new PersistedQueryLink({
      sha256: async (text) => hexOf(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))),
      useGETForHashedQueries: true,
      // The server refuses the text of an operation whose hash it does not know.
      retry: () => false,
    }),
    // The header proves that no form of another site sent this: https://www.apollographql.com/docs/apollo-server/security/cors
    new HttpLink({ uri: '/graphql', headers: { 'apollo-require-preflight': 'true' } }),
  ]),
})

/** The data of a persisted operation. Rejects for any failure, and after `requestTimeout`. */
export async function query<Data, Variables extends OperationVariables>(
  document: TypedDocumentNode<Data, Variables>,
  variables: Variables,
  signal: AbortSignal,
): Promise<Data> {
  if (Date.now() - cachedSince > maxAge) {
    // Not clearStore, which would make requests in flight fail.
    await client.cache.reset()
    cachedSince = Date.now()
  }
  const { data } = await client.query<Data>({
    query: document,
    variables,
    context: {
      // Two equal requests at once must not share a signal.
      queryDeduplication: false,
      fetchOptions: { signal: AbortSignal.any([signal, AbortSignal.timeout(requestTimeout)]) },
    },
  })
  if (data === undefined) throw new Error('The gateway answered without data')
  return data
}
