import { ApolloServerErrorCode, unwrapResolverError } from '@apollo/server/errors'
import { GraphQLError, type GraphQLFormattedError, Kind } from 'graphql'
import { isRecord } from '#schema/is-record.ts'
import { ContentError } from './content/errors.ts'
import type { Logger } from './logger.ts'
import { notPersisted } from './security/persisted-operations.ts'

/** Errors caused by the caller. */
const callersFault = new Set<unknown>([
  ApolloServerErrorCode.GRAPHQL_PARSE_FAILED,
  ApolloServerErrorCode.GRAPHQL_VALIDATION_FAILED,
  ApolloServerErrorCode.BAD_USER_INPUT,
  ApolloServerErrorCode.BAD_REQUEST,
  ApolloServerErrorCode.PERSISTED_QUERY_NOT_FOUND,
  ApolloServerErrorCode.PERSISTED_QUERY_NOT_SUPPORTED,
  ApolloServerErrorCode.OPERATION_RESOLUTION_FAILURE,
  notPersisted,
  'PREVIEW_SENDS_NOTHING',
  'CROSS_ORIGIN_POST',
])

/** Sentences for errors whose own messages repeat parts of the request. */
const sentences: Readonly<Record<string, string>> = {
  [ApolloServerErrorCode.GRAPHQL_PARSE_FAILED]: 'The document is not valid GraphQL.',
  [ApolloServerErrorCode.OPERATION_RESOLUTION_FAILURE]:
    'The document does not have exactly one operation of this name.',
}

const valueKinds: ReadonlySet<Kind> = new Set([
  Kind.INT,
  Kind.FLOAT,
  Kind.STRING,
  Kind.BOOLEAN,
  Kind.NULL,
  Kind.ENUM,
  Kind.LIST,
  Kind.OBJECT,
])

/**
 * The message for the caller. GraphQL's own messages about values repeat them, and a value can be a whole form, which must not end up
 * in the caller's log. They are replaced according to the code and the node, and never parsed: that took 2.4 s for 95 kB.
 */
function messageFor(code: unknown, message: string, error: unknown): string {
  const nodes = (error instanceof GraphQLError && error.nodes) || []
  for (const node of nodes) {
    if (node.kind === Kind.VARIABLE_DEFINITION)
      return `The variable "$${node.variable.name.value}" does not have the type that the schema requires.`
    if (valueKinds.has(node.kind)) return 'A value does not have the type that the schema requires.'
  }
  return (typeof code === 'string' && sentences[code]) || message
}

/** Apollo gives no code to some errors of the caller, only a status. */
function codeFor(code: unknown, error: unknown): unknown {
  const http = error instanceof GraphQLError ? error.extensions['http'] : undefined
  const status = isRecord(http) ? Number(http['status']) : 0
  return status >= 400 && status < 500 && !callersFault.has(code) ? ApolloServerErrorCode.BAD_REQUEST : code
}

/** Reduces every error to a code and a sentence that is safe to return; the rest is logged. */
export const maskErrors =
  (logger: Logger) =>
  (formatted: GraphQLFormattedError, thrown: unknown): GraphQLFormattedError => {
    const error = unwrapResolverError(thrown)
    const place = { ...(formatted.path && { path: formatted.path }) }
    if (error instanceof ContentError) {
      logger.error({ error, ...place }, 'Content could not be read')
      return { message: 'The content is not available at the moment.', ...place, extensions: { code: error.code } }
    }
    const code = codeFor(formatted.extensions?.['code'], error)
    if (callersFault.has(code)) {
      return {
        message: messageFor(code, formatted.message, error),
        ...(formatted.locations && { locations: formatted.locations }),
        ...place,
        extensions: { code },
      }
    }
    logger.error({ error, ...place }, 'A resolver failed')
    return {
      message: 'Internal server error',
      ...place,
      extensions: { code: ApolloServerErrorCode.INTERNAL_SERVER_ERROR },
    }
  }
