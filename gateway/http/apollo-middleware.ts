import { HeaderMap, type HTTPGraphQLRequest, type HTTPGraphQLResponse } from '@apollo/server'
import type { Request, RequestHandler } from 'express'
import { encodeFor, etagOf, prepareResponse, send } from './send.ts'

/**
 * Executes a request whose body is read, as https://www.apollographql.com/docs/apollo-server/integrations/building-integrations
 * describes. The package `@as-integrations/express5` does the same by the deprecated `url.parse`, which prints a warning.
 */
export const apolloMiddleware =
  (execute: (httpRequest: HTTPGraphQLRequest, request: Request) => Promise<HTTPGraphQLResponse>): RequestHandler =>
  async (request, response) => {
    const headers = new HeaderMap()
    for (const [name, value] of Object.entries(request.headers))
      if (value !== undefined) headers.set(name, [value].flat().join(', '))
    const queryAt = request.url.indexOf('?')
    const body: unknown = request.body
    const answer = await execute(
      {
        method: request.method,
        headers,
        search: queryAt === -1 ? '' : request.url.slice(queryAt),
        body,
      },
      request,
    )
    // The schema has no `@defer` and no `@stream`.
    if (answer.body.kind !== 'complete') throw new Error('The gateway returned an incremental response')
    const bytes = Buffer.from(answer.body.string)
    const status = answer.status ?? 200
    const encoded = await encodeFor(request, bytes)
    send(request, response, prepareResponse({ status, headers: answer.headers, body: encoded, etag: etagOf(bytes) }))
  }
