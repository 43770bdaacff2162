/** A separate GraphQL endpoint for clients other than the site: `node gateway/main.ts`, at GATEWAY_PORT. */
import { bootstrap } from './bootstrap.ts'

await bootstrap(async (bootstrapped) => (await import('./serve.ts')).serve(bootstrapped))
