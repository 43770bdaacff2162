import { randomUUID } from 'node:crypto'
import compression from 'compression'
import express, { type Express } from 'express'
import type { Config } from '#gateway/config.ts'
import type { Gateway } from '#gateway/gateway.ts'
import { apolloMiddleware } from './apollo-middleware.ts'
import { refuse } from './graphql-refusal.ts'
import { clientAddress } from '#gateway/security/client-address.ts'
import { retryAfterBusy, type WorkLimit } from '#gateway/security/work-limit.ts'

/** The size limit of a request: about a dozen times a form of 4,000 characters. A gateway that accepts any operation has a lower one. */
const maxBody = { persisted: '100kb', open: '64kb' } as const

interface Options extends Pick<Config, 'isGraphqlOpen' | 'proxies'> {
  readonly workLimit: WorkLimit
}

const unreadable = { message: 'The request could not be read.', extensions: { code: 'BAD_REQUEST' } }

/** Answers to a GET may hold a form's token or what a visitor searched for. */
const neverStored: express.RequestHandler = (_request, response, next) => {
  response.set('cache-control', 'private, no-store')
  next()
}

/** GraphQL over HTTP at /graphql by Apollo, with its CSRF protection. */
export function graphqlApp(gateway: Gateway, { isGraphqlOpen, proxies, workLimit }: Options): Express {
  const app = express()
  /** Runs after the body is read, so that a slow client does not occupy a job slot. */
  const limitWork: express.RequestHandler = (request, response, next) => {
    const answered = () =>
      new Promise<void>((resolve) => {
        response.once('close', resolve)
        next()
      })
    if (!workLimit.run(answered, { isReserved: request.method === 'POST' })) refuse(response, 503, retryAfterBusy)
  }
  app.disable('x-powered-by')
  app.use(
    '/graphql',
    neverStored,
    compression(),
    express.json({ limit: isGraphqlOpen ? maxBody.open : maxBody.persisted }),
    limitWork,
    apolloMiddleware((httpRequest, request) =>
      gateway.executeOverHttp(httpRequest, { requestId: randomUUID(), address: clientAddress(request, proxies) }),
    ),
  )
  app.use(((error, _request, response, _next) => {
    // Only errors of reading the body reach this handler; Apollo handles all later ones.
    const status =
      typeof error === 'object' && error !== null && 'status' in error && typeof error.status === 'number'
        ? error.status
        : 400
    response.status(status).json({ errors: [unreadable] })
  }) satisfies express.ErrorRequestHandler)
  return app
}
