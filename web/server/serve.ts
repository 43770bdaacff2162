/** The site itself: serves what was built or, with NODE_ENV=development, builds while it serves. */
import { randomUUID } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { fileURLToPath } from 'node:url'
import type { Begun } from '#gateway/begin.ts'
import type { Config } from '#gateway/config.ts'
import { createAssets } from '#gateway/content/assets.ts'
import { refuseRequest } from '#gateway/guards/request-line.ts'
import { createIconSource } from '#gateway/icons.ts'
import { createHttpServer, listen, stopOnSignals } from '#gateway/listen.ts'
import { createKept } from '#gateway/kept.ts'
import { createLogger, type Logger } from '#gateway/logger.ts'
import { createMetrics } from '#gateway/metrics.ts'
import { createOperations } from '#gateway/operations.ts'
import { type RunningGateway, startGateway } from '#gateway/start.ts'
import type { Execute } from '#web/graphql/link.ts'
import { newVisit } from '#web/graphql/visit.ts'
import { canonicalPath } from './canonical-path.ts'
import { createCspReports } from './csp-reports.ts'
import { createPages } from './pages.ts'
import { createReportPages } from './report-pages.ts'
import { createPreviewCheck, previewHeaders, setPreviewHeaders } from './preview.ts'
import { setSecurityHeaders } from '#gateway/security-headers.ts'
import { isCrossOrigin as isOfOtherOrigin, isForeignHost } from './request-origin.ts'
import { accepts, encode, isGet, packTighter, send, store, type Stored } from '#gateway/send.ts'
import { robotsTxt } from './robots-txt.ts'
import { securityTxt } from './security-txt.ts'
import { builtSite, developmentSite, leftByVite, type SiteNeeds } from './site-builds.ts'
import { loadStaticFiles } from './static-files.ts'

const clientDir = fileURLToPath(new URL('../../build/client', import.meta.url))

/** A page that stays the same for so long, in ms, is packed tighter. */
const settledAfter = 5_000

/** Bytes of memory for pages, and apart from them for what visitors can make up: queries, and addresses that do not exist. */
const maxKept = { long: 96 * 1024 * 1024, madeUp: 16 * 1024 * 1024 }

/** The pages' way to the gateway: a call, with everything that a request over HTTP would meet, but the safelist. */
const executeIn =
  ({ gateway }: RunningGateway): Execute =>
  async ({ query, variables, operationName }, { requestId, address, preview, isCrossOrigin }) => {
    const { body } = await gateway.server.executeOperation(
      { query, variables, ...(operationName !== undefined && { operationName }) },
      {
        contextValue: gateway.context({
          requestId,
          isTrusted: true,
          address,
          previewOf: preview?.documentId,
          isCrossOrigin,
        }),
      },
    )
    if (body.kind !== 'single') throw new Error('The gateway answered in parts')
    return body.singleResult
  }

/** Who answers for the website, as its content says. */
const publisherOf = (execute: Execute, url: string) => async () => {
  const query = 'query Publisher { siteSettings { providerName contactEmail } }'
  const { data } = await execute({ query, variables: {} }, newVisit(randomUUID()))
  const { providerName, contactEmail } = (data?.['siteSettings'] ?? {}) as Record<string, unknown>
  if (typeof providerName !== 'string' || typeof contactEmail !== 'string')
    throw new Error('The content has no provider')
  return { name: providerName, email: contactEmail, url }
}

/** Puts the site on its port; settles when it answers there. */
async function answerFrom(config: Config, logger: Logger, running: RunningGateway) {
  const server = createHttpServer(logger)
  const needs: SiteNeeds = {
    execute: executeIn(running),
    siteUrl: config.siteUrl,
    toastAutoCloseMs: config.toastAutoCloseMs,
    versionPollMs: config.versionPollMs,
    createIcons: (installedSet) => createIconSource({ installedSet, serviceUrl: config.iconFallbackUrl, logger }),
    warn: (facts, message) => logger.warn(facts, message),
  }

  const { site, vite } = config.isDevelopment ? await developmentSite(needs, server) : await builtSite(needs)
  const staticFile = vite ? undefined : await loadStaticFiles(clientDir)
  const kept = vite
    ? undefined
    : createKept<Stored>({
        source: running.source,
        logger,
        maxBytes: maxKept,
        refine: { afterMs: settledAfter, better: packTighter },
      })
  const metrics = createMetrics({
    source: running.source,
    submissions: running.submissions,
    diskSpace: running.diskSpace,
    kept: { query: running.keptQueries, ...(kept && { page: kept }) },
  })
  const { page, sendKept } = createPages({
    site,
    isCrossOrigin: (request) => isOfOtherOrigin(request, config),
    siteUrl: config.siteUrl,
    proxies: config.proxies,
    logger,
    kept,
    workLimit: running.workLimit,
    onMade: metrics.pageMade,
  })
  const previewOf = createPreviewCheck({
    secret: config.previewSecret,
    canReadDrafts: config.content.kind === 'local' || config.content.token !== undefined,
  })
  const { isStopping } = stopOnSignals(server, async () => {
    await vite?.close()
    await running.stop()
  })
  const operations = createOperations({
    source: running.source,
    submissions: running.submissions,
    diskSpace: running.diskSpace,
    metrics,
    metricsToken: config.metricsToken,
    isStopping,
  })
  const cspReport = createCspReports(logger)
  const reportPages = createReportPages(publisherOf(needs.execute, config.siteUrl))
  const assets = createAssets({
    origin: running.assetOrigin,
    projectId: config.content.kind === 'hosted' ? config.content.projectId : 'kerbcut',
    dataset: config.content.dataset,
    disk: running.assetCache,
    logger,
    brotli: {
      isTaken: (request) => accepts(request, 'br'),
      pack: async (bytes) => (await encode(bytes, 11)).br,
    },
  })

  const plainText: Readonly<Record<string, () => string>> = {
    '/.well-known/security.txt': () => securityTxt(config.siteUrl, Date.now()),
    '/robots.txt': () => robotsTxt(config.siteUrl),
  }

  /** What asks the process itself, by whatever name it reaches it. */
  const probes = new Set(['/healthz', '/readyz', '/metrics'])

  /** Sends a visitor who came by another host name to SITE_URL, where forms can be sent. @returns false when there is no need. */
  const toOwnHost = (request: IncomingMessage, response: ServerResponse): boolean => {
    const url = request.url ?? '/'
    if (!isGet(request) || !isForeignHost(request, config) || probes.has(url.split('?', 1)[0] ?? '')) return false
    setSecurityHeaders(response)
    response
      .writeHead(308, { location: config.siteUrl + (canonicalPath(url) ?? url), 'cache-control': 'no-store' })
      .end()
    return true
  }

  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    const requestId = randomUUID()
    const startedAt = performance.now()
    response.once('finish', () => {
      metrics.answered(response.statusCode)
      const path = request.url?.split('?', 1)[0]
      const ms = Math.round(performance.now() - startedAt)
      logger.debug({ requestId, method: request.method, path, status: response.statusCode, ms }, 'Answered')
    })
    setSecurityHeaders(response)
    response.setHeader('x-request-id', requestId)
    const url = request.url ?? '/'
    // Before anything that is kept or may be kept by others.
    const preview = previewOf(request)
    if (preview) setPreviewHeaders(response)
    if (preview && 'html' in preview) {
      const body = { identity: Buffer.from(preview.html) }
      const headers = [['content-type', 'text/html; charset=utf-8'] as const, ...Object.entries(previewHeaders)]
      return send(request, response, store({ status: preview.status, headers, body }))
    }
    const elsewhere = canonicalPath(url)
    const sendTo = (location: string) =>
      void response.writeHead(308, { location, 'cache-control': preview ? 'no-store' : 'public, max-age=3600' }).end()
    // In development Vite's own addresses, which are not ours to judge, come first.
    if (elsewhere !== undefined && !vite) return sendTo(elsewhere)
    const pathname = url.split('?', 1)[0] ?? '/'
    if (await operations(request, response)) return
    if (pathname === '/graphql') return running.graphql.answer(request, response)
    if (pathname === '/csp-report') return cspReport(request, response)
    const text = plainText[pathname]
    if (text)
      return void response
        .writeHead(200, { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'public, max-age=3600' })
        .end(text())
    if (await assets(request, response)) return
    if (await reportPages(request, response)) return
    if (vite) {
      // The pages' own policy is for production; Vite's scripts have none.
      response.removeHeader('content-security-policy')
      if (!(await leftByVite(vite, request, response))) return
      if (elsewhere !== undefined) return sendTo(elsewhere)
    }
    await page(request, response, requestId, preview)
  }

  server.on('request', (request, response) => {
    if (refuseRequest(request, response)) return
    if (toOwnHost(request, response)) return
    // What is ready in memory leaves before anything else is looked at; an address with a preview token is never among it.
    if (sendKept(request, response) || running.graphql.sendKept(request, response) || staticFile?.(request, response))
      return
    answer(request, response).catch((error: unknown) => {
      logger.error({ error, requestId: response.getHeader('x-request-id') }, 'A request failed')
      if (!response.headersSent) response.writeHead(500, { 'content-type': 'text/plain; charset=utf-8' })
      response.end()
    })
  })
  await listen(server, { port: config.port, host: config.host, setting: 'PORT' })
  logger.info({ port: config.port }, `The site is at ${config.siteUrl}`)
}

/**
 * Starts the site; settles when it answers.
 * @throws ConfigError with one sentence when a setting, the build, the dataset or the data folder cannot be used.
 */
export async function serve({ config, contentService }: Begun): Promise<void> {
  const logger = createLogger(config.logLevel)
  const running = await startGateway(config, logger, contentService)
  await answerFrom(config, logger, running).catch(async (error: unknown) => {
    await running.stop()
    throw error
  })
}
