/** The server of the site. It serves the build or, with NODE_ENV=development, builds on request. */
import { randomUUID } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { fileURLToPath } from 'node:url'
import type { Bootstrapped } from '#gateway/bootstrap.ts'
import type { Config } from '#gateway/config.ts'
import { createAssets } from '#gateway/content/assets.ts'
import { clientAddress } from '#gateway/security/client-address.ts'
import { refuseRequest } from '#gateway/http/request-line.ts'
import { createHttpServer, listen, stopOnSignals } from '#gateway/http/listen.ts'
import { createLogger, type Logger } from '#gateway/logger.ts'
import { createMetrics } from '#gateway/http/metrics.ts'
import { createProbes, isProbe } from '#gateway/http/probes.ts'
import { type RunningGateway, startGateway } from '#gateway/start.ts'
import { acceptsPost } from './accepts-post.ts'
import { canonicalPath } from './canonical-path.ts'
import { createCspReports } from './csp-reports.ts'
import { createIconSource, installedIconSet } from './icon-source.ts'
import { createPageCache } from './page-cache.ts'
import { createPages, errorPage } from './pages.ts'
import { createProviderContact } from './provider-contact.ts'
import { createPreviewCheck, previewHeaders, setPreviewHeaders } from './preview.ts'
import { setSecurityHeaders } from '#gateway/http/security-headers.ts'
import { isCrossOrigin as isOfOtherOrigin, isForeignHost } from './request-origin.ts'
import { encode, isGet, send, prepareResponse } from '#gateway/http/send.ts'
import { robotsTxt } from './robots-txt.ts'
import { securityTxt } from './security-txt.ts'
import { builtSite, developmentSite, isLeftByVite, loadEarly, type SiteNeeds } from './site-builds.ts'
import { loadStaticFiles } from './static-files.ts'

const clientDir = fileURLToPath(import.meta.resolve('#build/client'))
const iconsDir = fileURLToPath(import.meta.resolve('#build/server/icons'))

/** Limits of the page cache in memory: for pages, and for addresses that visitors can invent. */
const maxBytes = { known: 96 * 1024 * 1024, arbitrary: 16 * 1024 * 1024 }

/** Starts listening; settles when the site is reachable on its port. */
async function listenOnPort(config: Config, logger: Logger, running: RunningGateway) {
  const server = createHttpServer(logger)
  const needs: SiteNeeds = {
    execute: running.gateway.execute,
    siteUrl: config.siteUrl,
    toastAutoCloseMs: config.toastAutoCloseMs,
    versionPollMs: config.versionPollMs,
    createIcons: (bundledSet) =>
      createIconSource({
        installedSet: config.isDevelopment ? bundledSet : installedIconSet(iconsDir),
        serviceUrl: config.iconFallbackUrl,
        logger,
      }),
    warn: (facts, message) => logger.warn(facts, message),
  }

  const { site, vite } = config.isDevelopment ? await developmentSite(needs, server) : await builtSite(needs)
  const staticFile = vite ? undefined : await loadStaticFiles(clientDir)
  const cache = vite ? undefined : createPageCache({ source: running.source, maxBytes })
  const metrics = createMetrics({
    source: running.source,
    submissions: running.submissions,
    diskSpace: running.diskSpace,
    caches: { content: running.source.cache, ...(cache && { page: cache }) },
  })
  const lastContact = createProviderContact(needs.execute)
  const { page, sendCached } = createPages({
    site,
    contact: lastContact,
    isCrossOrigin: (request) => isOfOtherOrigin(request, config),
    siteUrl: config.siteUrl,
    proxies: config.proxies,
    logger,
    cache,
    workLimit: running.workLimit,
    onRender: metrics.pageRendered,
  })
  const previewOf = createPreviewCheck({
    secret: config.previewSecret,
    canReadDrafts: config.content.kind === 'local' || config.content.token !== undefined,
  })
  const { isStopping } = stopOnSignals(server, async () => {
    await vite?.close()
    await running.stop()
  })
  const probes = createProbes({
    source: running.source,
    search: running.gateway.search,
    submissions: running.submissions,
    diskSpace: running.diskSpace,
    metrics,
    metricsToken: config.metricsToken,
    hasContentStarted: running.hasContentStarted,
    isStopping,
  })
  const cspReport = createCspReports(logger)
  const assets = createAssets({
    projectId: config.content.kind === 'hosted' ? config.content.projectId : 'kerbcut',
    dataset: config.content.dataset,
    origin: running.assetOrigin,
    disk: running.assetCache,
    logger,
    pack: async (bytes) => (await encode(bytes, 11)).br,
    secondsToWait: (request) => running.workLimit.secondsToWait(clientAddress(request, config.proxies)),
  })

  const plainText: Readonly<Record<string, () => string>> = {
    '/.well-known/security.txt': () => securityTxt(config.siteUrl, Date.now()),
    '/robots.txt': () => robotsTxt(config.siteUrl),
  }

  /** Redirects a visitor from another host name to SITE_URL, where forms can be sent. Probes may use any name. @returns false when no redirect is needed. */
  const redirectToSiteUrl = (request: IncomingMessage, response: ServerResponse): boolean => {
    const url = request.url ?? '/'
    if (!isGet(request) || !isForeignHost(request, config) || isProbe(url)) return false
    setSecurityHeaders(response)
    response
      .writeHead(308, { location: config.siteUrl + (canonicalPath(url) ?? url), 'cache-control': 'no-store' })
      .end()
    return true
  }

  const handle = async (request: IncomingMessage, response: ServerResponse) => {
    const requestId = randomUUID()
    const startedAt = performance.now()
    response.once('finish', () => {
      metrics.answered(response.statusCode)
      const path = request.url?.split('?', 1)[0]
      const ms = Math.round(performance.now() - startedAt)
      logger.debug({ requestId, method: request.method, path, status: response.statusCode, ms }, 'Response sent')
    })
    setSecurityHeaders(response)
    response.setHeader('x-request-id', requestId)
    const url = request.url ?? '/'
    // Previews are checked before every cache.
    const preview = previewOf(request)
    if (preview) setPreviewHeaders(response)
    if (preview && 'html' in preview) {
      const body = { identity: Buffer.from(preview.html) }
      const headers = [['content-type', 'text/html; charset=utf-8'] as const, ...Object.entries(previewHeaders)]
      return send(request, response, prepareResponse({ status: preview.status, headers, body }))
    }
    const canonical = canonicalPath(url)
    const redirect = (location: string) =>
      void response.writeHead(308, { location, 'cache-control': preview ? 'no-store' : 'public, max-age=3600' }).end()
    // In development Vite's own addresses take precedence.
    if (canonical !== undefined && !vite) return redirect(canonical)
    const pathname = url.split('?', 1)[0] ?? '/'
    if (await probes(request, response)) return
    if (pathname === '/graphql') return running.graphql(request, response)
    if (pathname === '/csp-report') return cspReport(request, response)
    const text = plainText[pathname]
    if (text)
      return void response
        .writeHead(200, { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'public, max-age=3600' })
        .end(text())
    if (await assets(request, response)) return
    if (vite) {
      // The pages' policy is for production; it would block Vite's scripts.
      response.removeHeader('content-security-policy')
      if (!(await isLeftByVite(vite, request, response))) return
      if (canonical !== undefined) return redirect(canonical)
    }
    await page(request, response, requestId, preview)
  }

  server.on('request', (request, response) => {
    if (refuseRequest(request, response, acceptsPost)) return
    if (redirectToSiteUrl(request, response)) return
    // Cached responses skip the other steps; an address with a preview token is never cached.
    if (sendCached(request, response) || staticFile?.(request, response)) return
    handle(request, response).catch((error: unknown) => {
      logger.error({ error, requestId: response.getHeader('x-request-id') }, 'A request failed')
      if (response.headersSent) response.end()
      else send(request, response, errorPage(500, lastContact()))
    })
  })
  await listen(server, { port: config.port, host: config.host, setting: 'PORT' })
  logger.info({ port: config.port }, `The site is at ${config.siteUrl}`)
}

/**
 * Starts the site; settles when it is reachable.
 * @throws ConfigError with one sentence when a setting, the build, the dataset or the data folder cannot be used.
 */
export async function serve({ config, contentService }: Bootstrapped): Promise<void> {
  const logger = createLogger(config.logLevel)
  if (!config.isDevelopment) loadEarly()
  const running = await startGateway(config, logger, contentService)
  await listenOnPort(config, logger, running).catch(async (error: unknown) => {
    await running.stop()
    throw error
  })
}
