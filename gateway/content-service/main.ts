/**
 * The process of the content service: a child of the site or the gateway, or standalone with `node
 * gateway/content-service/main.ts`.
 */
import { ConfigError, readConfig } from '#gateway/config.ts'
import type { Message } from './messages.ts'
import { serveContent } from './server.ts'

const isChild = process.send !== undefined
const tell = (message: Message) => new Promise<void>((sent) => process.send?.(message, () => sent()))

if (isChild) {
  // Exits with its parent, because otherwise nothing would end this process.
  process.once('disconnect', () => process.exit())
  if (!process.connected) process.exit()
  // Ctrl+C signals the whole process group: the parent first finishes its requests and then ends this process.
  process.on('SIGINT', () => {})
}

try {
  const { content, host, hasContentSentinels } = readConfig()
  if (content.kind !== 'local')
    throw new ConfigError(
      'SANITY_PROJECT_ID is set, so the content is hosted: unset it to serve content from a folder.',
    )
  const service = await serveContent({ ...content, host, hasSentinels: hasContentSentinels, warn: console.error })

  const stop = () => void service.close().then(() => process.exit())
  process.once('SIGTERM', stop)
  if (isChild) {
    await tell({ kind: 'listening', port: service.port })
  } else {
    process.once('SIGINT', stop)
    console.log(
      `The content service answers at ${service.origin} (dataset "${content.dataset}" from ${content.datasetDir}).`,
    )
  }
} catch (error) {
  if (!(error instanceof ConfigError)) throw error
  if (isChild) await tell({ kind: 'failed', message: error.message })
  else console.error(error.message)
  process.exit(1)
}
