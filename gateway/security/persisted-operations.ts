import type { HTTPGraphQLRequest } from '@apollo/server'
import { ApolloServerErrorCode } from '@apollo/server/errors'
import { isRecord } from '#schema/is-record.ts'
import { clientError } from './client-error.ts'

/** Operations by the SHA-256 of their text: schema/operations.json. */
export type PersistedOperations = Readonly<Record<string, string>>

export const notPersisted = 'OPERATION_NOT_PERSISTED'

/**
 * Adapts the persisted operations to Apollo's persisted-query cache: a hash alone identifies an operation, and clients
 * cannot add to the cache. See https://www.apollographql.com/docs/apollo-server/performance/apq
 */
export function persistedOperationsCache(persistedOperations: PersistedOperations) {
  const byKey = new Map(Object.entries(persistedOperations).map(([hash, text]) => [`apq:${hash}`, text]))
  return {
    get: (key: string) => Promise.resolve(byKey.get(key)),
    set: () => Promise.resolve(),
    delete: () => Promise.resolve(false),
  }
}

const recordOf = (value: unknown) => (isRecord(value) ? value : {})

function parsed(json: string): unknown {
  try {
    return JSON.parse(json)
  } catch {
    return undefined
  }
}

/** The text and the hash of the requested operation, from where Apollo reads them. */
function requested({ method, body, search }: HTTPGraphQLRequest) {
  const params = new URLSearchParams(search)
  const inAddress = { query: params.get('query'), extensions: parsed(params.get('extensions') ?? '') }
  const { query, extensions } = recordOf(method === 'POST' ? body : inAddress)
  return { text: query, hash: recordOf(recordOf(extensions)['persistedQuery'])['sha256Hash'] }
}

/**
 * Refuses operations that are not persisted, except in development. It runs before Apollo parses an operation, because validating a
 * large one can take two seconds.
 */
export function createRequestCheck(persistedOperations: PersistedOperations, isDevelopment: boolean) {
  const texts = new Set(Object.values(persistedOperations))
  /** @throws GraphQLError for the client */
  return (request: HTTPGraphQLRequest): void => {
    const { text, hash } = requested(request)
    // Apollo would answer 500, as it makes a key of any value.
    if (hash !== undefined && !(typeof hash === 'string' && /^[0-9a-f]{64}$/.test(hash)))
      throw clientError(ApolloServerErrorCode.BAD_REQUEST, 'The request could not be read.')
    if (typeof text !== 'string' || texts.has(text) || isDevelopment) return
    throw clientError(
      notPersisted,
      'This operation is not a persisted operation. The persisted operations are in schema/operations.json.',
      403,
    )
  }
}
