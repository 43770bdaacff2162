import { createHmac } from 'node:crypto'
import { RateLimiterMemory, RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible'
import type { Logger } from '#gateway/logger.ts'
import { formRates, postgresPool } from '#gateway/postgres.ts'
import { networksOf } from './client-address.ts'

/** Forms from one network in ten minutes: a hospital or a library shares one address, and nobody types so many. */
export const formsPerNetwork = { points: 100, duration: 600 }

/** Steps of forms: twenty for each form that may be sent. They are judged and sealed, and store nothing. */
export const stepsPerNetwork = { points: 2000, duration: 600 }

export type Counted = 'form' | 'step'

export interface RateLimit {
  /** Counts one. Seconds until the next one is taken; undefined: this one may pass. No address, no limit. */
  secondsToWait(what: Counted, address: string | undefined): Promise<number | undefined>
  stop(): Promise<void>
}

interface Options {
  /** Up to date. Several programs on one database count together; each counts alone while the database is away. */
  readonly databaseUrl: string | undefined
  /** Addresses are counted under a hash that only it can make, and kept nowhere. */
  readonly secret: string
  readonly logger: Logger
}

export function createRateLimit({ databaseUrl, secret, logger }: Options): RateLimit {
  const alone = new RateLimiterMemory(formsPerNetwork)
  const pool = databaseUrl === undefined ? undefined : postgresPool(databaseUrl, 2)
  const limiter = pool
    ? new RateLimiterPostgres({
        ...formsPerNetwork,
        storeClient: pool,
        storeType: 'pool',
        tableName: formRates,
        tableCreated: true,
        inMemoryBlockOnConsumed: formsPerNetwork.points + 1,
        insuranceLimiter: alone,
      })
    : alone
  // Each program counts its own: a step leaves no trace that another would have to know of.
  const limiters = { form: limiter, step: new RateLimiterMemory(stepsPerNetwork) }
  const keyOf = (network: string) => createHmac('sha256', secret).update(`form-rate:${network}`).digest('base64url')

  return {
    async secondsToWait(what, address) {
      const network = address === undefined ? undefined : networksOf(address)?.network
      if (network === undefined) return undefined
      try {
        await limiters[what].consume(keyOf(network))
        return undefined
      } catch (reason) {
        if (reason instanceof RateLimiterRes) return Math.ceil((reason.msBeforeNext ?? 0) / 1000)
        // Nobody is turned away because we cannot count.
        logger.error({ error: reason }, 'A form could not be counted')
        return undefined
      }
    },
    stop: async () => pool?.end(),
  }
}
