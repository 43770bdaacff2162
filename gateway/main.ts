/** A GraphQL endpoint of its own, for other clients than the site: `node gateway/main.ts`, at GATEWAY_PORT. */
import { createServer } from 'node:http'
import { ConfigError, readConfig } from './config.ts'
import { graphqlApp } from './http.ts'
import { listen, stopOnSignals } from './listen.ts'
import { createLogger } from './logger.ts'
import { startGateway } from './start.ts'

try {
  const config = readConfig()
  const logger = createLogger(config.logLevel)
  const running = await startGateway(config, logger)
  const server = createServer(graphqlApp(running.gateway, config))
  await listen(server, { port: config.gatewayPort, host: config.host, setting: 'GATEWAY_PORT' }).catch(
    async (error: unknown) => {
      await running.stop()
      throw error
    },
  )
  stopOnSignals(server, () => running.stop())
  logger.info({ port: config.gatewayPort }, `GraphQL at http://${config.host}:${config.gatewayPort}/graphql`)
} catch (error) {
  if (!(error instanceof ConfigError)) throw error
  console.error(error.message)
  process.exitCode = 1
}
