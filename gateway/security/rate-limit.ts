import { createHmac } from 'node:crypto'
import { RateLimiterMemory, RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible'
import type { Logger } from '#gateway/logger.ts'
import { formRates, postgresPool } from '#gateway/postgres.ts'
import { networksOf } from './client-address.ts'

/** Forms from one network in ten minutes: a hospital or a library shares one address. */
export const formsPerNetwork = { points: 100, duration: 600 }

/** Steps of forms: twenty for each form that may be sent. A step stores nothing. */
export const stepsPerNetwork = { points: 2000, duration: 600 }

/** Forms from all the networks of one IPv6 site. */
const formsPerSite = { points: 4 * formsPerNetwork.points, duration: formsPerNetwork.duration }

/**
 * Acknowledgements go to an address that may belong to a stranger: limits for one recipient in a day, for one network and one IPv6 site in
 * an hour, and for all in an hour. A form beyond them is stored and reaches the staff, and its reference is on the page.
 */
export const acknowledgements = {
  recipient: { points: 5, duration: 86_400 },
  network: { points: 30, duration: 3_600 },
  site: { points: 120, duration: 3_600 },
  all: { points: 600, duration: 3_600 },
}

export type Counted = 'form' | 'step'

export interface RateLimit {
  /** Counts one. @returns seconds until the next one is accepted; undefined when this one is. Without an address nothing is limited. */
  secondsToWait(what: Counted, address: string | undefined): Promise<number | undefined>
  /** Counts one acknowledgement to an e-mail address. @returns false when it is one too many. */
  mayAcknowledge(recipient: string, address: string | undefined): Promise<boolean>
  stop(): Promise<void>
}

interface Options {
  /** With its migrations. Several processes on one database count together; each counts alone while the database is down. */
  readonly databaseUrl: string | undefined
  /** Keys the hash under which addresses are counted; the addresses themselves are not stored. */
  readonly secret: string
  readonly logger: Logger
}

export function createRateLimit({ databaseUrl, secret, logger }: Options): RateLimit {
  const pool = databaseUrl === undefined ? undefined : postgresPool(databaseUrl, 2)
  /** @param keyPrefix Apart from the others in the one table. */
  const limiter = (limit: { readonly points: number; readonly duration: number }, keyPrefix: string) => {
    const alone = new RateLimiterMemory({ ...limit, keyPrefix })
    return pool
      ? new RateLimiterPostgres({
          ...limit,
          keyPrefix,
          storeClient: pool,
          storeType: 'pool',
          tableName: formRates,
          tableCreated: true,
          inMemoryBlockOnConsumed: limit.points + 1,
          insuranceLimiter: alone,
        })
      : alone
  }
  type Limiter = ReturnType<typeof limiter>
  // Each process counts steps by itself: they store nothing.
  const limiters = {
    form: { network: limiter(formsPerNetwork, 'form'), site: limiter(formsPerSite, 'form-site') },
    step: { network: new RateLimiterMemory(stepsPerNetwork), site: undefined },
  }
  const acknowledged = {
    recipient: limiter(acknowledgements.recipient, 'mail-to'),
    network: limiter(acknowledgements.network, 'mail-from'),
    site: limiter(acknowledgements.site, 'mail-from-site'),
    all: limiter(acknowledgements.all, 'mail'),
  }
  const keyOf = (text: string) => createHmac('sha256', secret).update(`form-rate:${text}`).digest('base64url')

  /** Counts one. @returns seconds until the next one is accepted; undefined when this one is. */
  const consume = async (from: Limiter, key: string): Promise<number | undefined> => {
    try {
      await from.consume(keyOf(key))
      return undefined
    } catch (reason) {
      if (reason instanceof RateLimiterRes) return Math.ceil((reason.msBeforeNext ?? 0) / 1000)
      // A counter that fails must refuse no visitor.
      logger.error({ error: reason }, 'A form could not be counted')
      return undefined
    }
  }

  return {
    async secondsToWait(what, address) {
      const networks = address === undefined ? undefined : networksOf(address)
      if (!networks) return undefined
      const { network, site } = limiters[what]
      return (
        (await consume(network, networks.network)) ??
        (site && networks.site !== undefined ? await consume(site, networks.site) : undefined)
      )
    },
    async mayAcknowledge(recipient, address) {
      const networks = address === undefined ? undefined : networksOf(address)
      const waits = [
        await consume(acknowledged.recipient, recipient.toLowerCase()),
        networks && (await consume(acknowledged.network, networks.network)),
        networks?.site !== undefined && (await consume(acknowledged.site, networks.site)),
      ]
      // Refused ones are not counted in the total: one network cannot use it up.
      return !waits.some((wait) => typeof wait === 'number') && (await consume(acknowledged.all, 'all')) === undefined
    },
    stop: async () => pool?.end(),
  }
}
