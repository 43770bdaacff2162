/** A separate GraphQL endpoint for clients other than the site: `node build/server/gateway.js`, at GATEWAY_PORT. */
import { bootstrap } from './bootstrap.ts'

await bootstrap(async (bootstrapped) => (await import('./serve.ts')).serve(bootstrapped))
