/** The content service as a program of its own, for several sites and for tests that stop it. */
import { ConfigError, readConfig } from '#gateway/config.ts'
import { startContentService } from './server.ts'

try {
  const config = readConfig()
  const service = await startContentService(config, config.host)
  const stop = () => void service.stop().then(() => process.exit())
  process.once('SIGTERM', stop)
  process.once('SIGINT', stop)
  await service.ready
  console.log(`The content service answers at ${service.origin} (dataset "${config.content.dataset}").`)
} catch (error) {
  if (!(error instanceof ConfigError)) throw error
  console.error(error.message)
  process.exit(1)
}
