/** The program: bootstraps the content service and loads the site concurrently. */
import { bootstrap } from '#gateway/bootstrap.ts'

await bootstrap(async (begun) => (await import('./server/serve.ts')).serve(begun))
