import { enableCompileCache } from 'node:module'
import { fileURLToPath } from 'node:url'
import type { Config } from './config.ts'
import type { ContentService } from './sanity-stand-in/server.ts'

/** The resources that exist before the rest of the program is loaded. */
export interface Bootstrapped {
  readonly config: Config
  /** The starting local content service; undefined where content is hosted. */
  readonly contentService: Promise<ContentService> | undefined
}

/**
 * Reads the settings and starts the content service, which loads its content while the program's modules load. An
 * invalid setting ends the program with a one-sentence error.
 * @param program Loads and starts the rest. It must stop the content service, even when it fails.
 */
export async function bootstrap(program: (begun: Bootstrapped) => Promise<void>): Promise<void> {
  // Caches compiled code beside the build if that folder is writable. Must run before anything else is loaded.
  enableCompileCache(fileURLToPath(import.meta.resolve('#build/compile-cache')))
  const { ConfigError, readConfig, requirePublicSettings } = await import('./config.ts')
  try {
    const config = readConfig()
    requirePublicSettings(config)
    const { startContentService } = await import('./sanity-stand-in/server.ts')
    const contentService = config.content.kind === 'local' ? startContentService(config) : undefined
    // The rejection is handled later, by the code that awaits the promise.
    contentService?.catch(() => {})
    await program({ config, contentService })
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error
    console.error(error.message)
    process.exitCode = 1
  }
}
