import { createHash } from 'node:crypto'
import type { ApolloServerPlugin, GraphQLRequest } from '@apollo/server'
import { GraphQLError } from 'graphql'
import type { GatewayContext } from '#gateway/context.ts'

/** Operations by the SHA-256 of their text: schema/operations.json. */
export type PersistedOperations = Readonly<Record<string, string>>

export const operationHash = (source: string): string => createHash('sha256').update(source).digest('hex')

/**
 * Adapts the persisted operations to Apollo's persisted-query cache: a hash alone identifies an operation, and clients
 * cannot add to the cache. See https://www.apollographql.com/docs/apollo-server/performance/apq
 */
export const persistedOperationsCache = (persistedOperations: PersistedOperations) => ({
  get: (key: string) => {
    const hash = key.replace(/^apq:/, '')
    return Promise.resolve(Object.hasOwn(persistedOperations, hash) ? persistedOperations[hash] : undefined)
  },
  set: () => Promise.resolve(),
  delete: () => Promise.resolve(false),
})

export const isListed = (persistedOperations: PersistedOperations, source: string): boolean =>
  Object.hasOwn(persistedOperations, operationHash(source))

export const notListed = {
  message: 'This operation is not a persisted operation. The persisted operations are in schema/operations.json.',
  code: 'OPERATION_NOT_PERSISTED',
} as const

/** Refuses operations that are not persisted. */
export const persistedOperationsOnly = (
  persistedOperations: PersistedOperations,
): ApolloServerPlugin<GatewayContext> => ({
  requestDidStart: () =>
    Promise.resolve({
      didResolveOperation({ source }) {
        if (isListed(persistedOperations, source)) return Promise.resolve()
        throw new GraphQLError(notListed.message, { extensions: { code: notListed.code, http: { status: 403 } } })
      },
    }),
})

/** The request extensions that select an operation by its hash. */
export const byHash = (hash: string): Pick<GraphQLRequest, 'extensions'> => ({
  extensions: { persistedQuery: { version: 1, sha256Hash: hash } },
})
