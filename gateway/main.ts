/** A GraphQL endpoint of its own, for other clients than the site: `node gateway/main.ts`, at GATEWAY_PORT. */
import { createServer } from 'node:http'
import { ConfigError, readConfig } from './config.ts'
import { listen, stopOnSignals } from './listen.ts'
import { createLogger } from './logger.ts'
import { createMetrics } from './metrics.ts'
import { createOperations } from './operations.ts'
import { setSecurityHeaders } from './security-headers.ts'
import { startGateway } from './start.ts'

try {
  const config = readConfig()
  const logger = createLogger(config.logLevel)
  const running = await startGateway(config, logger)
  const server = createServer()
  const { isStopping } = stopOnSignals(server, () => running.stop())
  const metrics = createMetrics({
    source: running.source,
    submissions: running.submissions,
    kept: { query: running.keptQueries },
  })
  const operations = createOperations({
    source: running.source,
    submissions: running.submissions,
    metrics,
    metricsToken: config.metricsToken,
    isStopping,
  })
  server.on('request', (request, response) => {
    response.once('finish', () => metrics.answered(response.statusCode))
    setSecurityHeaders(response)
    operations(request, response).then(
      (isAnswered) => {
        return isAnswered || running.graphql(request, response)
      },
      (error: unknown) => {
        logger.error({ error }, 'A request failed')
        response.destroy()
      },
    )
  })
  await listen(server, { port: config.gatewayPort, host: config.host, setting: 'GATEWAY_PORT' }).catch(
    async (error: unknown) => {
      await running.stop()
      throw error
    },
  )
  logger.info({ port: config.gatewayPort }, `GraphQL at http://${config.host}:${config.gatewayPort}/graphql`)
} catch (error) {
  if (!(error instanceof ConfigError)) throw error
  console.error(error.message)
  process.exitCode = 1
}
