import { GraphQLError } from 'graphql'

/** An error that the client caused. Over HTTP it has the status. */
export const clientError = (code: string, message: string, status = 400): GraphQLError =>
  new GraphQLError(message, { extensions: { code, http: { status } } })
