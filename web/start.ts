/** The program: bootstraps the content service, then loads and starts the site. */
import { bootstrap } from '#gateway/bootstrap.ts'

await bootstrap(async (bootstrapped) => (await import('./server.ts')).serve(bootstrapped))
