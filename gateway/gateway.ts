import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { ApolloServer, type ApolloServerPlugin } from '@apollo/server'
import {
  ApolloServerPluginCacheControlDisabled,
  ApolloServerPluginLandingPageDisabled,
} from '@apollo/server/plugin/disabled'
import { makeExecutableSchema } from '@graphql-tools/schema'
import { GraphQLError, OperationTypeNode } from 'graphql'
import { emptyCacheMetadata, publicCacheControl } from '#schema/cache-metadata.ts'
import type { Config } from './config.ts'
import { createContentReader } from './content/reader.ts'
import type { ContentSource } from './content/source.ts'
import type { GatewayContext } from './context.ts'
import { maskErrors } from './mask-errors.ts'
import { limits, limitVariables, maxRecursiveSelections, maxTokens } from './security/limits.ts'
import type { RateLimit } from './security/rate-limit.ts'
import {
  isListed,
  type PersistedOperations,
  persistedOperationsCache,
  persistedOperationsOnly,
} from './security/persisted-operations.ts'
import type { Logger } from './logger.ts'
import { formAnswers, mutation } from './resolvers/forms.ts'
import { query } from './resolvers/query.ts'
import { searchableContent } from './content/queries/searchable.ts'
import { createSearch, type Search } from './search/search.ts'
import type { Submissions } from './submissions/submissions.ts'

const sdl = fileURLToPath(import.meta.resolve('#schema/graphql'))
const typeDefs = readdirSync(sdl)
  .filter((name) => name.endsWith('.graphql'))
  .map((name) => readFileSync(join(sdl, name), 'utf8'))

/** A GraphQL gateway without a port: the site calls it in-process, and main.ts serves it over HTTP. */
export interface Gateway {
  /** Executes the operations of the site's own pages, to which no limits apply. */
  readonly inProcess: ApolloServer<GatewayContext>
  /** Executes the operations of external clients, with limits on each. */
  readonly overHttp: ApolloServer<GatewayContext>
  /** Whether external clients may run this operation. */
  readonly mayAsk: (operation: string) => boolean
  readonly search: Pick<Search, 'refresh' | 'markStale' | 'status'>
  /** Creates the context of one request. */
  readonly context: (request: {
    readonly requestId: string
    /** The client's address. Used to count forms, and not stored. */
    readonly address?: string | undefined
    /** The id of the document whose draft is shown. */
    readonly previewOf?: string | undefined
    /** Whether a page of another origin sent the request. Its forms are not stored. */
    readonly isCrossOrigin?: boolean | undefined
  }) => GatewayContext
  readonly stop: () => Promise<void>
}

interface Options {
  readonly config: Pick<Config, 'isGraphqlOpen' | 'isIntrospectionOn'>
  readonly source: ContentSource
  /** The content with the draft of one document; without it drafts are never shown. */
  readonly previewSource?: (documentId: string) => Pick<ContentSource, 'read'>
  readonly submissions: Submissions
  readonly rateLimit: Pick<RateLimit, 'secondsToWait' | 'mayAcknowledge'>
  readonly persistedOperations: PersistedOperations
  readonly logger: Logger
}

/** Reports the cache metadata to the site in the response's extensions, because Apollo Client does not expose the context. */
const cacheMetadataInExtensions: ApolloServerPlugin<GatewayContext> = {
  requestDidStart: () =>
    Promise.resolve({
      willSendResponse({ response: { body }, contextValue: { cacheMetadata } }) {
        if (body.kind !== 'single') return Promise.resolve()
        const { tags, validUntil, isPrivate } = cacheMetadata
        body.singleResult.extensions = {
          ...body.singleResult.extensions,
          content: { tags: [...tags], validUntil: Number.isFinite(validUntil) ? validUntil : null, isPrivate },
        }
        return Promise.resolve()
      },
    }),
}

/** Reports the cache metadata to CDNs in Cache-Control. */
const cacheMetadataInHeaders: ApolloServerPlugin<GatewayContext> = {
  requestDidStart: () =>
    Promise.resolve({
      willSendResponse({ response: { body, http }, operation, contextValue: { cacheMetadata } }) {
        const isAnswered = body.kind === 'single' && !body.singleResult.errors
        if (isAnswered && operation?.operation === OperationTypeNode.QUERY && !cacheMetadata.isPrivate)
          http.headers.set('cache-control', publicCacheControl(0))
        return Promise.resolve()
      },
    }),
}

const refuseInPreview = (): never => {
  throw new GraphQLError('Nothing is sent from the preview of a draft.', {
    extensions: { code: 'PREVIEW_SENDS_NOTHING' },
  })
}

const refuseCrossOrigin = (): never => {
  throw new GraphQLError('A page of another origin cannot send a form.', { extensions: { code: 'CROSS_ORIGIN_POST' } })
}

/** Builds and starts the gateway. */
export async function createGateway({
  config,
  source,
  previewSource,
  submissions,
  rateLimit,
  persistedOperations,
  logger,
}: Options): Promise<Gateway> {
  const shared = {
    schema: makeExecutableSchema({
      typeDefs,
      resolvers: { Query: query, Mutation: mutation, FormAnswers: formAnswers },
    }),
    introspection: config.isIntrospectionOn,
    includeStacktraceInErrorResponses: false,
    allowBatchedHttpRequests: false,
    formatError: maskErrors(logger),
    stopOnTerminationSignals: false,
    logger: {
      debug() {},
      info() {},
      warn: (message: unknown) => logger.warn({}, String(message)),
      error: (message: unknown) => logger.error({}, String(message)),
    },
  }
  const plugins = [
    // The default plugin takes 43 % of the CPU time of a list; the site caches whole pages instead.
    ApolloServerPluginCacheControlDisabled(),
    ApolloServerPluginLandingPageDisabled(),
  ]
  const inProcess = new ApolloServer<GatewayContext>({
    ...shared,
    persistedQueries: false,
    plugins: [...plugins, cacheMetadataInExtensions],
  })
  const overHttp = new ApolloServer<GatewayContext>({
    ...shared,
    validationRules: [limits((text) => isListed(persistedOperations, text))],
    maxRecursiveSelections,
    parseOptions: { maxTokens },
    persistedQueries: { cache: persistedOperationsCache(persistedOperations) },
    plugins: [
      ...plugins,
      cacheMetadataInHeaders,
      ...(config.isGraphqlOpen ? [] : [persistedOperationsOnly(persistedOperations)]),
      limitVariables,
    ],
  })
  await Promise.all([inProcess.start(), overHttp.start()])
  const search = createSearch({
    async read() {
      const cacheMetadata = emptyCacheMetadata()
      const content = await searchableContent(createContentReader(source, cacheMetadata, logger))
      return { ...content, validUntil: cacheMetadata.validUntil }
    },
  })
  return {
    inProcess,
    overHttp,
    search,
    mayAsk: (operation) => config.isGraphqlOpen || isListed(persistedOperations, operation),
    context({ requestId, address, previewOf, isCrossOrigin = false }) {
      const cacheMetadata = emptyCacheMetadata()
      // Forms in a draft preview are trials and are not stored.
      const refusal = isCrossOrigin ? refuseCrossOrigin : previewOf === undefined ? undefined : refuseInPreview
      const read = previewOf !== undefined && previewSource ? previewSource(previewOf) : source
      return {
        requestId,
        cacheMetadata,
        content: createContentReader(read, cacheMetadata, logger),
        search,
        submissions: refusal ? { ...submissions, submit: refusal } : submissions,
        secondsToWait: (what) => rateLimit.secondsToWait(what, address),
        mayAcknowledge: (recipient) => rateLimit.mayAcknowledge(recipient, address),
      }
    },
    stop: async () => {
      await Promise.all([inProcess.stop(), overHttp.stop()])
    },
  }
}
