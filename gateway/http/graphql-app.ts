import { randomUUID } from 'node:crypto'
import compression from 'compression'
import express, { type Express } from 'express'
import type { Config } from '#gateway/config.ts'
import type { Gateway } from '#gateway/gateway.ts'
import { apolloMiddleware } from './apollo-middleware.ts'
import { refuse } from './graphql-refusal.ts'
import { clientAddress } from '#gateway/security/client-address.ts'
import { isRecord } from '#schema/is-record.ts'
import { notListed } from '#gateway/security/persisted-operations.ts'
import { retryAfterBusy, type WorkLimit } from '#gateway/security/work-limit.ts'

/** The size limit of a request: about a dozen times a form of 4,000 characters. A gateway that accepts any operation has a lower one. */
const maxBody = { persisted: '100kb', open: '64kb' } as const

interface Options extends Pick<Config, 'isGraphqlOpen' | 'proxies'> {
  readonly workLimit: WorkLimit
}

const unreadable = { message: 'The request could not be read.', extensions: { code: 'BAD_REQUEST' } }

const fieldOf = (value: unknown, name: string): unknown => (isRecord(value) ? value[name] : undefined)

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** Apollo Server would answer 500, as it makes a key of any value. */
const refuseMalformedHash: express.RequestHandler = (request, response, next) => {
  const inAddress = request.query['extensions']
  const extensions: unknown = typeof inAddress === 'string' ? parsed(inAddress) : fieldOf(request.body, 'extensions')
  const hash = fieldOf(fieldOf(extensions, 'persistedQuery'), 'sha256Hash')
  if (hash === undefined || (typeof hash === 'string' && /^[0-9a-f]{64}$/.test(hash))) next()
  else response.status(400).json({ errors: [unreadable] })
}

/** Answers to a GET may hold a form's token or what a visitor searched for. */
const neverStored: express.RequestHandler = (_request, response, next) => {
  response.set('cache-control', 'private, no-store')
  next()
}

/** GraphQL over HTTP at /graphql by Apollo, with its CSRF protection. */
export function graphqlApp(
  { overHttp, context, mayAsk }: Gateway,
  { isGraphqlOpen, proxies, workLimit }: Options,
): Express {
  const app = express()
  /** Runs before parsing, because validating an operation that will be refused can take two seconds. */
  const refuseUnlisted: express.RequestHandler = (request, response, next) => {
    const body: unknown = request.body
    const inBody = typeof body === 'object' && body !== null && 'query' in body ? body.query : undefined
    const requested = [request.query['query'], inBody].flat()
    if (requested.every((source) => typeof source !== 'string' || mayAsk(source))) next()
    else response.status(403).json({ errors: [{ message: notListed.message, extensions: { code: notListed.code } }] })
  }
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
    refuseMalformedHash,
    refuseUnlisted,
    limitWork,
    apolloMiddleware(overHttp, (request) =>
      context({ requestId: randomUUID(), address: clientAddress(request, proxies) }),
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
