import { ApolloClient, ApolloLink, HttpLink, InMemoryCache } from '@apollo/client'
import { PersistedQueryLink } from '@apollo/client/link/persisted-queries'
import { ProductResultsDocument } from '#web/graphql/generated.ts'
import { listStateOf, shownList, variablesOf } from './list-state.ts'

/** A list waits this long for an answer, in ms; then the page itself is asked. */
const deadline = 5_000

const hexOf = (bytes: ArrayBuffer) =>
  [...new Uint8Array(bytes)].map((byte) => byte.toString(16).padStart(2, '0')).join('')

/** What was told is kept so long, in ms: Back is at once, and what an editor changes is seen soon after. */
const keptFor = 60_000
let keptSince = 0

/** The browser's own client, for a list that filters itself. */
const client = new ApolloClient({
  cache: new InMemoryCache(),
  link: ApolloLink.from([
    new PersistedQueryLink({
      // Rejects where a page is not secure: the list then asks for the page.
      sha256: async (text) => hexOf(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))),
      useGETForHashedQueries: true,
      // A server that does not know the hash would refuse the text as well.
      retry: () => false,
    }),
    // The header says that no form of another site has sent this: https://www.apollographql.com/docs/apollo-server/security/cors
    new HttpLink({ uri: '/graphql', headers: { 'apollo-require-preflight': 'true' } }),
  ]),
})

/**
 * Asks for what an address of the list shows, by the hash of the operation. Undefined where it shows none; rejects for any
 * failure, and when it takes too long.
 */
export async function askProducts(path: string, query: URLSearchParams, signal: AbortSignal) {
  const state = listStateOf(query)
  if (!state) return undefined
  if (Date.now() - keptSince > keptFor) {
    // Not clearStore, which would make questions under way fail.
    await client.cache.reset()
    keptSince = Date.now()
  }
  const { data } = await client.query({
    query: ProductResultsDocument,
    variables: variablesOf(state),
    context: {
      // Two that ask the same at once must not share a signal.
      queryDeduplication: false,
      fetchOptions: { signal: AbortSignal.any([signal, AbortSignal.timeout(deadline)]) },
    },
  })
  return data && shownList(path, state, data)
}
