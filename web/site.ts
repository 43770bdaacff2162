/** The site behind its server: production imports it, development loads it through Vite. */
import { createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router'
import * as build from 'virtual:react-router/server-build'
import { nonPageRoute } from './endpoints/non-page-routes.ts'
import type { Execute } from './graphql/gateway-link.ts'
import { createServerGql, gql } from './graphql/server-client.ts'
import type { RequestContext } from './graphql/request-context.ts'
import { siteContext, type SiteOptions } from './lib/site-context.ts'
import { listFile } from './page-files/from-list.ts'
import { pageFile } from './page-files/from-page.ts'
import type { PageFile } from './page-files/parts.ts'
import type { ListRequest } from '#schema/kept-list.ts'
import { bundledIconSet } from './ui/icon/icon-sets.ts'

/** Renders the pages: takes a request, returns a complete response. */
export interface Site {
  fetch(request: Request, requestContext: RequestContext): Promise<Response>
  /** A page as the parts of a file; undefined for an address that has no files. Rejects when content is unavailable. */
  pageFile(path: string, query: URLSearchParams, requestContext: RequestContext): Promise<PageFile | undefined>
  /** A visitor's list as the parts of a file; undefined without a product that exists. Rejects when content is unavailable. */
  listFile(request: ListRequest, requestContext: RequestContext): Promise<PageFile | undefined>
}

export function createSite({
  execute,
  createIcons,
  contact,
  ...options
}: { readonly execute: Execute } & SiteOptions): Site {
  const site = { ...options, icons: createIcons(bundledIconSet) }
  // The generated types include `undefined` where React Router's own omit it; both mean the same.
  const handle = createRequestHandler(build as ServerBuild, import.meta.env.MODE)
  const bind = createServerGql(execute, contact)
  return {
    pageFile: (path, query, requestContext) => pageFile({ path, query }, bind(requestContext), site.siteUrl),
    listFile: (request, requestContext) => listFile(request, bind(requestContext), site.siteUrl),
    async fetch(request, requestContext) {
      const { pathname } = new URL(request.url)
      const client = bind(requestContext)
      const other = await nonPageRoute(pathname, { gql: client, siteUrl: site.siteUrl })
      if (other) return other
      const context = new RouterContextProvider()
      context.set(gql, client)
      const { preview, isCrossOrigin = false } = requestContext
      context.set(siteContext, { ...site, isPreview: preview !== undefined, isCrossOrigin })
      const response = await handle(request, context)
      // The document that requested the data may belong to another build.
      if (pathname.endsWith('.data')) response.headers.set('x-build-id', build.assets.version)
      return response
    },
  }
}
