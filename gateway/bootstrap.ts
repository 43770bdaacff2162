import { enableCompileCache } from 'node:module'
import { fileURLToPath } from 'node:url'
import type { Config } from './config.ts'
import type { ContentService } from './content-service/start.ts'

/** What a program has before the rest of it is loaded. */
export interface Bootstrapped {
  readonly config: Config
  /** Our own content service on its way, where content is not hosted. */
  readonly contentService: Promise<ContentService> | undefined
}

/**
 * Reads the settings and starts the content service, which loads its content while the program loads itself. A setting that cannot
 * be used ends the program with one sentence.
 * @param program Loads the rest and starts it. It ends the content service, also when it fails.
 */
export async function bootstrap(program: (begun: Bootstrapped) => Promise<void>): Promise<void> {
  // What was compiled once is kept beside the build; where that cannot be written, nothing is. Before anything else is loaded.
  enableCompileCache(fileURLToPath(new URL('../build/compile-cache', import.meta.url)))
  const { ConfigError, readConfig, requirePublicSettings } = await import('./config.ts')
  try {
    const config = readConfig()
    requirePublicSettings(config)
    const { startContentService } = await import('./content-service/start.ts')
    const contentService = config.content.kind === 'local' ? startContentService(config) : undefined
    // Whoever waits for it comes later.
    contentService?.catch(() => {})
    await program({ config, contentService })
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error
    console.error(error.message)
    process.exitCode = 1
  }
}
