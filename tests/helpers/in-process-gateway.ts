import type { ContentSource } from '#gateway/content/source.ts'
import { createGateway } from '#gateway/gateway.ts'
import type { Logger } from '#gateway/logger.ts'
import { createSubmissions } from '#gateway/submissions/submissions.ts'
import { persistedOperations } from './operations.ts'

interface Options {
  readonly dataDir: string
  readonly logger: Logger
  readonly source: ContentSource
  /** Names by service id. */
  readonly services: ReadonlyMap<string, string>
  readonly siteUrl: string
  /** The wait of a network that exceeded its rate limit. */
  readonly secondsToWait?: () => number | undefined
  readonly now?: () => Date
}

/** A gateway and its submissions on SQLite, without sockets and without delivery of mail. */
export async function inProcessGateway(options: Options) {
  const { dataDir, logger, source, services, siteUrl, secondsToWait, now } = options
  const submissions = await createSubmissions({
    dataDir,
    databaseUrl: undefined,
    formSecrets: ['a secret of at least thirty-two characters'],
    smtpUrl: undefined,
    mailFrom: 'website@provider.example',
    siteUrl,
    logger,
    serviceNames: () => Promise.resolve(services),
    deliverTo: () => Promise.resolve('enquiries@provider.example'),
    escalateTo: () => Promise.resolve(undefined),
    providerName: () => Promise.resolve('The Provider'),
    startWorker: false,
    ...(now && { now }),
  })
  const gateway = await createGateway({
    config: { isDevelopment: false },
    source,
    submissions,
    rateLimit: {
      secondsToWait: () => Promise.resolve(secondsToWait?.()),
      mayAcknowledge: () => Promise.resolve(true),
    },
    persistedOperations,
    logger,
  })
  return {
    gateway,
    submissions,
    stop: async () => {
      await gateway.stop()
      await submissions.stop()
    },
  }
}
