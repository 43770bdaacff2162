import { randomUUID } from 'node:crypto'
import { json, Router, type ErrorRequestHandler, type RequestHandler } from 'express'
import type { Config } from '#gateway/config.ts'
import type { Gateway } from '#gateway/gateway.ts'
import { apolloMiddleware } from './apollo-middleware.ts'
import { refuse } from './graphql-refusal.ts'
import { clientAddress } from '#gateway/security/client-address.ts'
import { retryAfterBusy, type WorkLimit } from '#gateway/security/work-limit.ts'

/** The size limit of a request: about a dozen times a form of 4,000 characters. */
const maxBody = '100kb'

interface Options extends Pick<Config, 'isDevelopment' | 'proxies'> {
  readonly workLimit: WorkLimit
}

const unreadable = { message: 'The request could not be read.', extensions: { code: 'BAD_REQUEST' } }

/** Answers to a GET may hold a form's token or what a visitor searched for. */
const neverStored: RequestHandler = (_request, response, next) => {
  response.set('cache-control', 'private, no-store')
  next()
}

/** Apollo's page for trying operations loads its scripts from Apollo. */
const allowLandingPage: RequestHandler = (_request, response, next) => {
  response.removeHeader('content-security-policy')
  next()
}

/** Only errors of reading the body reach this handler; Apollo handles all later ones. */
const unreadableBody: ErrorRequestHandler = (error: unknown, _request, response, _next) => {
  const hasStatus = typeof error === 'object' && error !== null && 'status' in error && typeof error.status === 'number'
  response.status(hasStatus ? Number(error.status) : 400).json({ errors: [unreadable] })
}

/** GraphQL over HTTP at /graphql by Apollo, with its CSRF protection. */
export function graphqlRoutes(gateway: Gateway, { workLimit, isDevelopment, proxies }: Options): Router {
  const limitSender: RequestHandler = (request, response, next) => {
    const wait = workLimit.secondsToWait(clientAddress(request, proxies))
    if (wait === undefined) next()
    else refuse(response, 429, wait)
  }
  /** Runs after the body is read, so that a slow client does not occupy a job slot. */
  const limitWork: RequestHandler = (request, response, next) => {
    const answered = () =>
      new Promise<void>((resolve) => {
        response.once('close', resolve)
        next()
      })
    if (!workLimit.run(answered, { isReserved: request.method === 'POST' })) refuse(response, 503, retryAfterBusy)
  }
  const routes = Router({ caseSensitive: true, strict: true })
  routes.all(
    '/graphql',
    limitSender,
    neverStored,
    ...(isDevelopment ? [allowLandingPage] : []),
    json({ limit: maxBody }),
    limitWork,
    apolloMiddleware((httpRequest, request) =>
      gateway.executeOverHttp(httpRequest, { requestId: randomUUID(), address: clientAddress(request, proxies) }),
    ),
  )
  routes.use(unreadableBody)
  return routes
}
