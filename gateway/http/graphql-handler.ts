import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Config } from '#gateway/config.ts'
import { createExplorer } from './explorer.ts'
import type { Gateway } from '#gateway/gateway.ts'
import { refuse } from './graphql-refusal.ts'
import { clientAddress } from '#gateway/security/client-address.ts'
import type { PersistedOperations } from '#gateway/security/persisted-operations.ts'
import type { WorkLimit } from '#gateway/security/work-limit.ts'

interface Options extends Pick<Config, 'isDevelopment' | 'isGraphqlOpen' | 'proxies'> {
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
  isGraphqlOpen,
  proxies,
}: Options): GraphqlHandler {
  const load = async () => (await import('./graphql-app.ts')).graphqlApp(gateway, { isGraphqlOpen, proxies, workLimit })
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
