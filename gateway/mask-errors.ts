import { ApolloServerErrorCode, unwrapResolverError } from '@apollo/server/errors'
import type { GraphQLFormattedError } from 'graphql'
import { ContentError } from './content/errors.ts'
import type { Logger } from './logger.ts'
import { StoreUnavailableError } from './submissions/submissions.ts'

/**
 * Errors caused by the caller. The message gives the position without the value, because it may end up in the caller's
 * log.
 */
const callersFault = new Set<unknown>([
  ApolloServerErrorCode.GRAPHQL_PARSE_FAILED,
  ApolloServerErrorCode.GRAPHQL_VALIDATION_FAILED,
  ApolloServerErrorCode.BAD_USER_INPUT,
  ApolloServerErrorCode.BAD_REQUEST,
  ApolloServerErrorCode.PERSISTED_QUERY_NOT_FOUND,
  ApolloServerErrorCode.PERSISTED_QUERY_NOT_SUPPORTED,
  ApolloServerErrorCode.OPERATION_RESOLUTION_FAILURE,
  'OPERATION_NOT_ON_SAFELIST',
  'PREVIEW_SENDS_NOTHING',
  'CROSS_ORIGIN_POST',
])

/** GraphQL's own messages repeat the invalid value, which can be a whole form. */
const quotations: readonly (readonly [RegExp, string])[] = [
  [/ got invalid value [^]* at ("[\w.[\]]+"); /, ' got an invalid value at $1; '],
  [/ got invalid value [^]*; (?=Field|Expected|Value)/, ' got an invalid value; '],
  [/( cannot represent [^:"]*value): [^]*$/, '$1.'],
  [/, found [^]*$/, '.'],
  [/(?<=^|; )Value "[^]*" does not exist/, 'A value does not exist'],
]
const withoutValues = (message: string): string =>
  quotations.reduce((words, [quotation, instead]) => words.replace(quotation, instead), message)

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
    if (error instanceof StoreUnavailableError) {
      logger.error({ error, ...place }, 'A submission could not be stored; nothing was acknowledged')
      return { message: 'The form could not be stored.', ...place, extensions: { code: 'STORE_UNAVAILABLE' } }
    }
    const code = formatted.extensions?.['code']
    if (callersFault.has(code)) {
      return {
        message: withoutValues(formatted.message),
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
