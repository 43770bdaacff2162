/** The server of the site. It serves the build or, with NODE_ENV=development, builds on request. */
import type { IncomingMessage } from 'node:http'
import { fileURLToPath } from 'node:url'
import express from 'express'
import { type Config, ConfigError, readConfig, requirePublicSettings } from '#gateway/config.ts'
import { createAssets } from '#gateway/content/assets.ts'
import { createPictureReader } from '#gateway/content/picture-reader.ts'
import { clientAddress } from '#gateway/security/client-address.ts'
import { onlyPaths, refuseRequest } from '#gateway/http/request-line.ts'
import { createHttpServer, listen, oneByOne, stopOnSignals } from '#gateway/http/listen.ts'
import { createLogger, type Logger } from '#gateway/logger.ts'
import { createMetrics } from '#gateway/http/metrics.ts'
import { createProbes } from '#gateway/http/probes.ts'
import { type RunningGateway, startGateway } from '#gateway/start.ts'
import { acceptsPost } from './server/accepts-post.ts'
import { cspReports } from './server/csp-reports.ts'
import { createIconSource, installedIconSet } from './server/icon-source.ts'
import { createPageCache } from './server/page-cache.ts'
import { createPageFileMaker } from './server/page-file-maker.ts'
import { createPageFiles } from './server/page-files.ts'
import { createPages, errorPage } from './server/pages.ts'
import { createProviderContact, type ProviderContact } from './server/provider-contact.ts'
import {
  checkPreview,
  draftOf,
  failed,
  logRequest,
  openPreview,
  redirectToCanonical,
  redirectToHost,
  requestIdOf,
  secure,
  serveSources,
} from './server/middleware.ts'
import { createPreviewCheck } from './server/preview-check.ts'
import { isCrossOrigin } from './server/request-origin.ts'
import { encode } from '#gateway/http/send.ts'
import { robotsTxt } from './server/robots-txt.ts'
import { securityTxt } from './server/security-txt.ts'
import { builtSite, developmentSite, loadEarly, type SiteNeeds } from './server/site-builds.ts'
import { serveStaticFiles } from './server/static-files.ts'

/** Set by the build (vite.config.ts); development has none. */
declare const PROVIDER_AT_BUILD: ProviderContact | null

const clientDir = fileURLToPath(import.meta.resolve('#build/client'))
const iconsDir = fileURLToPath(import.meta.resolve('#build/server/icons'))

/** Limits of the page cache in memory: for pages, and for addresses that visitors can invent. */
const maxBytes = { known: 96 * 1024 * 1024, arbitrary: 16 * 1024 * 1024 }

/** Builds the site's parts and the app that handles a request by them; settles when the site is reachable on its port. */
async function listenOnPort(config: Config, logger: Logger, running: RunningGateway) {
  const server = createHttpServer(logger)
  const lastContact = createProviderContact(
    running.gateway.execute,
    typeof PROVIDER_AT_BUILD === 'undefined' ? null : PROVIDER_AT_BUILD,
  )
  const needs: SiteNeeds = {
    execute: running.gateway.execute,
    contact: lastContact,
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
  const cache = vite ? undefined : createPageCache({ source: running.source, maxBytes })
  const metrics = createMetrics({
    source: running.source,
    submissions: running.submissions,
    diskSpace: running.diskSpace,
    caches: { content: running.source.cache, ...(cache && { page: cache }) },
  })
  const page = createPages({
    site,
    contact: lastContact,
    isCrossOrigin: (request) => isCrossOrigin(request, config),
    siteUrl: config.siteUrl,
    studioOrigins: config.studioOrigins,
    proxies: config.proxies,
    logger,
    cache,
    workLimit: running.workLimit,
    onRender: metrics.pageRendered,
  })
  const canReadDrafts = config.content.kind === 'local' || config.content.token !== undefined
  const previewOf = createPreviewCheck({ secret: config.previewSecret, canReadDrafts })
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
    isStopping,
  })
  const secondsToWait = (request: IncomingMessage) =>
    running.workLimit.secondsToWait(clientAddress(request, config.proxies))
  const assets = createAssets({
    projectId: config.content.projectId,
    dataset: config.content.dataset,
    fetch: running.fetchAsset,
    disk: running.assetCache,
    logger,
    pack: async (bytes) => (await encode(bytes, 11)).br,
    secondsToWait,
  })

  const pageFiles = createPageFiles({
    site,
    isCrossOrigin: (request) => isCrossOrigin(request, config),
    disk: running.pageFileCache,
    maker: createPageFileMaker(),
    readPicture: createPictureReader({
      projectId: config.content.projectId,
      dataset: config.content.dataset,
      fetch: running.fetchAsset,
    }),
    contact: lastContact,
    logger,
    secondsToWait,
  })

  const plainText: Readonly<Record<string, () => string>> = {
    '/.well-known/security.txt': () => securityTxt(config.siteUrl, Date.now()),
    '/robots.txt': () => robotsTxt(config.siteUrl),
  }

  // What a request meets, in this order.
  const app = express().disable('x-powered-by').enable('case sensitive routing').enable('strict routing')
  app.use(logRequest(logger, metrics))
  // Scripts and styles have fewer security headers than documents.
  if (!vite) app.use(await serveStaticFiles(clientDir))
  app.use(secure)
  app.use(refuseRequest(acceptsPost))
  app.use(probes)
  app.use(redirectToHost(config))
  app.use(checkPreview(previewOf, config.studioOrigins))
  // In development Vite's own addresses take precedence.
  if (vite) app.use(serveSources(vite))
  app.use(redirectToCanonical)
  for (const [path, text] of Object.entries(plainText))
    app.get(path, (_request, response) => {
      response.set('cache-control', 'public, max-age=3600').type('text/plain').send(text())
    })
  app.get(
    '/preview',
    openPreview({
      linkTo: canReadDrafts ? running.previewLink : undefined,
      studioOrigins: config.studioOrigins,
      secondsToWait,
    }),
  )
  app.use(assets)
  app.use(pageFiles)
  app.use(running.graphql)
  app.use(cspReports(logger))
  app.use((request, response) => page(request, response, requestIdOf(response), draftOf(previewOf(request))))
  app.use(failed(logger, () => errorPage(500, lastContact())))

  server.on('request', oneByOne(onlyPaths(app)))
  await listen(server, { port: config.port, host: config.host, setting: 'PORT' })
  logger.info({ port: config.port }, `The site is at ${config.siteUrl}`)
}

async function start(): Promise<void> {
  const config = readConfig()
  requirePublicSettings(config)
  const logger = createLogger(config.logLevel)
  if (!config.isDevelopment) loadEarly()
  const running = await startGateway(config, logger)
  await listenOnPort(config, logger, running).catch(async (error: unknown) => {
    await running.stop()
    throw error
  })
}

/**
 * Starts the site; settles when it is reachable. A setting, a dataset or a data folder that cannot be used ends the
 * process with one sentence.
 */
export async function serve(): Promise<void> {
  try {
    await start()
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error
    console.error(error.message)
    process.exitCode = 1
  }
}
