/** The site's program: begins, and loads the site meanwhile. */
import { begin } from '#gateway/begin.ts'

await begin(async (begun) => (await import('./server/serve.ts')).serve(begun))
