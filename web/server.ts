/** The site's program: begins, and loads the site meanwhile. */
import { bootstrap } from '#gateway/bootstrap.ts'

await bootstrap(async (begun) => (await import('./server/serve.ts')).serve(begun))
