import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { emptyCacheMetadata } from '#schema/cache-metadata.ts'
import type { Bootstrapped } from './bootstrap.ts'
import type { Config } from './config.ts'
import { createContentClient } from './content/client.ts'
import { createDiskCache, type DiskCache } from './content/disk-cache.ts'
import { createPreviewSource } from './content/preview.ts'
import { escalationAddress, staffAddress } from './content/queries/mail-settings.ts'
import { warmProducts } from './content/queries/product.ts'
import { allServices, siteSettings } from './content/queries/site-settings.ts'
import { createContentReader } from './content/reader.ts'
import { type ContentSource, createContentSource } from './content/source.ts'
import { staleFallbackOnDisk } from './content/stale-fallback.ts'
import { createDiskSpace, type DiskSpace } from './disk-space.ts'
import { createGateway, type Gateway } from './gateway.ts'
import { createRateLimit } from './security/rate-limit.ts'
import type { PersistedOperations } from './security/persisted-operations.ts'
import { createWorkLimit, type WorkLimit } from './security/work-limit.ts'
import { createGraphqlHandler, type GraphqlHandler } from './http.ts'
import type { Logger } from './logger.ts'
import { createSubmissions, type Submissions } from './submissions/submissions.ts'

/** Everything behind the gateway, running. */
export interface RunningGateway {
  readonly gateway: Gateway
  readonly source: ContentSource
  /** Handles /graphql over HTTP. */
  readonly graphql: GraphqlHandler
  readonly submissions: Pick<Submissions, 'undelivered' | 'mailCounts'>
  readonly diskSpace: DiskSpace
  /** For pictures and files. */
  readonly assetCache: DiskCache
  /** Of GraphQL and pages together. */
  readonly workLimit: WorkLimit
  /** Where images and files come from: the hosted service's CDN, or our own stand-in. No trailing slash. */
  readonly assetOrigin: string
  /** Ends in order: no new work, then the content service. */
  stop(): Promise<void>
}

/** Bytes of disk. */
const maxOnDisk = { content: 128 * 1024 * 1024, assets: 512 * 1024 * 1024 }
/** In ms; the index of the search takes a second or two of a small machine. */
const warmDelay = 10_000

/** The operations that the site uses; `npm run codegen` writes them. */
const readPersistedOperations = (): PersistedOperations => {
  const persistedOperations: PersistedOperations = JSON.parse(
    readFileSync(new URL('../schema/operations.json', import.meta.url), 'utf8'),
  )
  return persistedOperations
}

/**
 * Starts the store with its delivery, and the gateway over the content.
 * @param begun Our own content service on its way. It is ended here, also when something fails.
 * @throws ConfigError with one sentence when a setting, the dataset or the data folder cannot be used.
 */
export async function startGateway(
  config: Config,
  logger: Logger,
  begun: Bootstrapped['contentService'],
): Promise<RunningGateway> {
  // What runs already when something cannot start must not keep the process alive.
  const running = new AsyncDisposableStack()
  try {
    running.defer(async () => (await begun?.catch(() => undefined))?.stop())
    const contentService = await begun
    const client = createContentClient(config.content, contentService?.origin)
    const diskSpace = createDiskSpace({ dir: config.dataDir, logger })
    running.defer(() => diskSpace.stop())
    const diskCache = (name: keyof typeof maxOnDisk) =>
      createDiskCache({
        dir: join(config.dataDir, name),
        maxBytes: maxOnDisk[name],
        hasRoom: () => diskSpace.hasRoomFor('cache'),
      })
    const source = createContentSource({ client, staleFallback: staleFallbackOnDisk(diskCache('content')), logger })
    running.defer(() => source.stop())
    const previewClient = createContentClient(config.content, contentService?.origin, { isPreview: true })
    const previewSource = createPreviewSource(previewClient, source)
    const content = createContentReader(source, emptyCacheMetadata(), logger)
    const submissions = await createSubmissions({
      dataDir: config.dataDir,
      databaseUrl: config.databaseUrl,
      formSecrets: config.formSecrets,
      smtpUrl: config.smtpUrl,
      mailFrom: config.mailFrom,
      siteUrl: config.siteUrl,
      logger,
      hasRoom: () => diskSpace.hasRoomFor('submission'),
      serviceNames: async () => new Map((await allServices(content)).map(({ id, name }) => [id, name])),
      deliverTo: (about) => staffAddress(content, about),
      escalateTo: () => escalationAddress(content),
      providerName: async () => (await siteSettings(content)).providerName,
    })
    running.defer(() => submissions.stop())
    const rateLimit = createRateLimit({ databaseUrl: config.databaseUrl, secret: config.formSecrets[0], logger })
    running.defer(() => rateLimit.stop())
    const persistedOperations = readPersistedOperations()
    const gateway = await createGateway({
      config,
      source,
      previewSource,
      submissions,
      rateLimit,
      persistedOperations,
      logger,
    })
    // What is made of all content at once: the index of the search, and the products as their filters need them. A while after the
    // start or a change, so that pages come first; who asks before waits for it, and what fails is told by the source.
    const warm = async () => {
      await gateway.search.refresh()
      await warmProducts(content)
    }
    let warmTimer: NodeJS.Timeout | undefined
    source.onChange(() => {
      gateway.search.markStale()
      clearTimeout(warmTimer)
      warmTimer = setTimeout(() => void warm().catch(() => {}), warmDelay).unref()
    })
    running.defer(() => clearTimeout(warmTimer))
    const workLimit = createWorkLimit()
    running.defer(() => gateway.server.stop())
    return {
      gateway,
      source,
      graphql: createGraphqlHandler({
        gateway,
        persistedOperations,
        workLimit,
        isDevelopment: config.isDevelopment,
        proxies: config.proxies,
      }),
      submissions,
      diskSpace,
      assetCache: diskCache('assets'),
      workLimit,
      assetOrigin:
        contentService?.origin ??
        (config.content.kind === 'hosted' ? config.content.apiHost : undefined) ??
        'https://cdn.sanity.io',
      stop: () => running.disposeAsync(),
    }
  } catch (error) {
    await running.disposeAsync()
    throw error
  }
}
