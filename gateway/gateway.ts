import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import {
  ApolloServer,
  type ApolloServerPlugin,
  type GraphQLRequest,
  type HTTPGraphQLRequest,
  type HTTPGraphQLResponse,
} from '@apollo/server'
import {
  ApolloServerPluginCacheControlDisabled,
  ApolloServerPluginLandingPageDisabled,
} from '@apollo/server/plugin/disabled'
import { ApolloServerPluginLandingPageLocalDefault } from '@apollo/server/plugin/landingPage/default'
import { makeExecutableSchema } from '@graphql-tools/schema'
import { type FormattedExecutionResult, GraphQLError, OperationTypeNode } from 'graphql'
import { emptyCacheMetadata, publicCacheControl } from '#schema/cache-metadata.ts'
import type { Config } from './config.ts'
import { createContentReader } from './content/reader.ts'
import type { ContentSource } from './content/source.ts'
import type { GatewayContext, GatewayRequest } from './context.ts'
import { maskErrors } from './mask-errors.ts'
import { limitVariables } from './security/limit-variables.ts'
import type { RateLimit } from './security/rate-limit.ts'
import {
  createRequestCheck,
  type PersistedOperations,
  persistedOperationsCache,
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

/** A GraphQL gateway without a port: the site calls it in-process, and http/graphql-routes.ts serves it. */
export interface Gateway {
  /** Executes an operation of the site's own pages, without limits. Adds the cache metadata of its result to the request. */
  readonly execute: (
    operation: Pick<GraphQLRequest, 'query' | 'variables' | 'operationName'>,
    request: GatewayRequest,
  ) => Promise<FormattedExecutionResult>
  /** Executes the operation of an external client, with limits. */
  readonly executeOverHttp: (
    request: HTTPGraphQLRequest,
    sender: Pick<GatewayRequest, 'requestId' | 'address'>,
  ) => Promise<HTTPGraphQLResponse>
  readonly search: Pick<Search, 'refresh' | 'markStale' | 'status'>
  readonly stop: () => Promise<void>
}

interface Options {
  readonly config: Pick<Config, 'isDevelopment'>
  readonly source: ContentSource
  /** The content with the draft of one document; without it drafts are never shown. */
  readonly previewSource?: (documentId: string) => Pick<ContentSource, 'read'>
  readonly submissions: Submissions
  readonly rateLimit: Pick<RateLimit, 'secondsToWait' | 'mayAcknowledge'>
  readonly persistedOperations: PersistedOperations
  readonly logger: Logger
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
  const server = new ApolloServer<GatewayContext>({
    schema: makeExecutableSchema({
      typeDefs,
      resolvers: { Query: query, Mutation: mutation, FormAnswers: formAnswers },
    }),
    introspection: config.isDevelopment,
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
    persistedQueries: { cache: persistedOperationsCache(persistedOperations) },
    plugins: [
      // The default plugin takes 43 % of the CPU time of a list; the site caches whole pages instead.
      ApolloServerPluginCacheControlDisabled(),
      config.isDevelopment ? ApolloServerPluginLandingPageLocalDefault() : ApolloServerPluginLandingPageDisabled(),
      limitVariables,
      cacheMetadataInHeaders,
    ],
  })
  await server.start()
  const checkRequest = createRequestCheck(persistedOperations, config.isDevelopment)
  const search = createSearch({
    async read() {
      const cacheMetadata = emptyCacheMetadata()
      const content = await searchableContent(createContentReader(source, cacheMetadata, logger))
      return { ...content, ...cacheMetadata }
    },
  })
  const contextOf = (request: GatewayRequest): GatewayContext => {
    const { requestId, address, preview, isCrossOrigin } = request
    // Forms in a draft preview are trials and are not stored.
    const refusal = isCrossOrigin ? refuseCrossOrigin : preview && refuseInPreview
    const read = preview && previewSource ? previewSource(preview.documentId) : source
    return {
      requestId,
      cacheMetadata: request,
      content: { ...createContentReader(read, request, logger), previewOf: preview?.documentId },
      search,
      submissions: refusal ? { ...submissions, submit: refusal } : submissions,
      secondsToWait: (what) => rateLimit.secondsToWait(what, address),
      mayAcknowledge: (recipient) => rateLimit.mayAcknowledge(recipient, address),
    }
  }
  return {
    async execute(operation, request) {
      const { body } = await server.executeOperation(operation, { contextValue: contextOf(request) })
      // The schema has no `@defer` and no `@stream`.
      if (body.kind !== 'single') throw new Error('The gateway returned an incremental response')
      return body.singleResult
    },
    executeOverHttp: (request, sender) =>
      server.executeHTTPGraphQLRequest({
        httpGraphQLRequest: request,
        // Apollo calls this before it parses the operation, and returns its errors to the client.
        context() {
          checkRequest(request)
          return Promise.resolve(contextOf({ ...sender, ...emptyCacheMetadata() }))
        },
      }),
    search,
    stop: () => server.stop(),
  }
}
