import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Config } from './config.ts'
import { createExplorer } from './explorer.ts'
import type { Gateway } from './gateway.ts'
import { clientAddress } from './security/client-address.ts'
import type { PersistedOperations } from './security/persisted-operations.ts'
import type { WorkLimit } from './security/work-limit.ts'

export const refuse = (response: ServerResponse, status: 429 | 503, retryAfter: number) => {
  const [code, message] =
    status === 429
      ? ['TOO_MANY_REQUESTS', 'Too many requests came from your network in a short time.']
      : ['BUSY', 'Too many requests are being answered.']
  response
    .writeHead(status, {
      'content-type': 'application/json',
      'cache-control': 'no-store',
      'retry-after': String(retryAfter),
    })
    .end(JSON.stringify({ errors: [{ message, extensions: { code } }] }))
}

export interface GraphqlOptions extends Pick<Config, 'isDevelopment' | 'proxies'> {
  readonly gateway: Gateway
  readonly persistedOperations: PersistedOperations
  readonly workLimit: WorkLimit
}

export type GraphqlHandler = (request: IncomingMessage, response: ServerResponse) => Promise<void>

/** Handles requests to /graphql. The first one loads Express, which the site's own pages do not need. */
export function createGraphqlHandler({
  gateway,
  persistedOperations,
  workLimit,
  isDevelopment,
  proxies,
}: GraphqlOptions): GraphqlHandler {
  const load = async () => (await import('./graphql-app.ts')).graphqlApp(gateway, { proxies, workLimit })
  let app: ReturnType<typeof load> | undefined
  const explorer = isDevelopment ? createExplorer(persistedOperations) : undefined
  return async (request, response) => {
    if (explorer?.(request, response)) return
    const wait = workLimit.secondsToWait(clientAddress(request, proxies))
    if (wait !== undefined) return refuse(response, 429, wait)
    app ??= load()
    const handle = await app
    handle(request, response)
  }
}
