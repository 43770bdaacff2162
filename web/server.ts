/** The program: bootstraps the content service and loads the site concurrently. */
import { bootstrap } from '#gateway/bootstrap.ts'

await bootstrap(async (bootstrapped) => (await import('./server/serve.ts')).serve(bootstrapped))
