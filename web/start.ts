/** The program. */
import { enableCompileCache } from 'node:module'
import { fileURLToPath } from 'node:url'

// Caches compiled code beside the build if that folder is writable. Must run before anything else is loaded.
enableCompileCache(fileURLToPath(import.meta.resolve('#build/compile-cache')))
const { serve } = await import('./server.ts')
await serve()
