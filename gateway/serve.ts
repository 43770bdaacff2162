/** GraphQL at GATEWAY_PORT. */
import type { Bootstrapped } from './bootstrap.ts'
import { refuseRequest } from './http/request-line.ts'
import { createHttpServer, listen, stopOnSignals } from './http/listen.ts'
import { createLogger } from './logger.ts'
import { createMetrics } from './http/metrics.ts'
import { createProbes } from './http/probes.ts'
import { setSecurityHeaders } from './http/security-headers.ts'
import { startGateway } from './start.ts'

/**
 * Starts the endpoint; settles when it listens.
 * @throws ConfigError with a one-sentence message when it cannot start
 */
export async function serve({ config, contentService }: Bootstrapped): Promise<void> {
  const logger = createLogger(config.logLevel)
  const running = await startGateway(config, logger, contentService)
  const server = createHttpServer(logger)
  const { isStopping } = stopOnSignals(server, () => running.stop())
  const metrics = createMetrics({
    source: running.source,
    submissions: running.submissions,
    diskSpace: running.diskSpace,
    caches: { content: running.source.cache },
  })
  const probes = createProbes({
    source: running.source,
    search: running.gateway.search,
    submissions: running.submissions,
    diskSpace: running.diskSpace,
    metrics,
    metricsToken: config.metricsToken,
    hasContentStarted: running.hasContentStarted,
    isStopping,
  })
  server.on('request', (request, response) => {
    if (refuseRequest(request, response)) return
    response.once('finish', () => metrics.answered(response.statusCode))
    setSecurityHeaders(response)
    const handle = async () => {
      if (!(await probes(request, response))) await running.graphql(request, response)
    }
    handle().catch((error: unknown) => {
      logger.error({ error }, 'A request failed')
      response.destroy()
    })
  })
  await listen(server, { port: config.gatewayPort, host: config.host, setting: 'GATEWAY_PORT' }).catch(
    async (error: unknown) => {
      await running.stop()
      throw error
    },
  )
  logger.info({ port: config.gatewayPort }, `GraphQL at http://${config.host}:${config.gatewayPort}/graphql`)
}
