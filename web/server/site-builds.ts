import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import type { ViteDevServer } from 'vite'
import { ConfigError } from '#gateway/config.ts'
import type { Execute } from '#web/graphql/gateway-link.ts'
import type { SiteOptions } from '#web/lib/site-context.ts'
import type { Site } from '#web/site.ts'

/** The dependencies of the bundle on the server process. */
export type SiteNeeds = { readonly execute: Execute } & SiteOptions

export interface RunningSite {
  /** The current site. */
  readonly site: () => Promise<Site>
  /** In development: serves sources and hot reload. */
  readonly vite?: ViteDevServer
}

/**
 * Offers a request to Vite first. Resolves with whether the site must handle it. That is false when the browser aborted the request,
 * as a reload does: Vite continues, and a response from the site would make Vite throw outside of any promise and end the process.
 */
export const isLeftByVite = (
  vite: ViteDevServer,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<boolean> =>
  new Promise((resolve) => {
    response.once('close', () => resolve(false))
    vite.middlewares(request, response, () => resolve(!response.headersSent))
  })

interface SiteModule {
  createSite(needs: SiteNeeds): Site
}

const isSiteModule = (module: unknown): module is SiteModule =>
  typeof module === 'object' && module !== null && 'createSite' in module && typeof module.createSite === 'function'

const makeSite = (module: unknown, needs: SiteNeeds): Site => {
  if (!isSiteModule(module)) throw new Error('The bundle has no createSite')
  return module.createSite(needs)
}

/** Loads the bundle while the content loads. `builtSite` reports a failure. */
export const loadEarly = (): void => void import('#web/site.ts').catch(() => {})

/**
 * Loads the site, which is in the same build as this module.
 * @throws ConfigError when this module is a source.
 */
export async function builtSite(needs: SiteNeeds): Promise<RunningSite> {
  if (import.meta.url.endsWith('.ts'))
    throw new ConfigError('The sources run in development only. Run `npm start`, or `npm run dev`.')
  const { createSite } = await import('#web/site.ts')
  const built = createSite(needs)
  return { site: () => Promise.resolve(built) }
}

/** Runs the site from its sources, with hot reload on the site's own port. */
export async function developmentSite(needs: SiteNeeds, server: Server): Promise<RunningSite> {
  const { createServer } = await import('vite')
  const vite = await createServer({ appType: 'custom', server: { middlewareMode: { server } } })
  // Reuses one site per version of the bundle, so that its client and contexts are not created for every request.
  const sites = new WeakMap<object, Site>()
  return {
    vite,
    async site() {
      const module = await vite.ssrLoadModule('/web/site.ts')
      const key: unknown = module['createSite']
      if (typeof key !== 'function') throw new Error('The bundle has no createSite')
      const site = sites.get(key) ?? makeSite(module, needs)
      sites.set(key, site)
      return site
    },
  }
}
