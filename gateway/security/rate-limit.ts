import { createHmac } from 'node:crypto'
import { RateLimiterMemory, RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible'
import type { Logger } from '#gateway/logger.ts'
import { mailboxOf } from '#gateway/mailbox.ts'
import { formRates, postgresPool } from '#gateway/postgres.ts'
import { networksOf } from './client-address.ts'

/** Forms from one network in ten minutes: a hospital or a library shares one address. */
export const formsPerNetwork = { points: 100, duration: 600 }

/** Steps of forms: twenty for each allowed form. A step stores nothing. */
export const stepsPerNetwork = { points: 2000, duration: 600 }

/** Forms from all networks of one IPv6 site. */
const formsPerSite = { points: 4 * formsPerNetwork.points, duration: formsPerNetwork.duration }

/**
 * Acknowledgements may go to a stranger's address, so they are limited per recipient and day, per network and hour, per
 * IPv6 site and hour, and in total per hour. A form beyond these limits is stored and reaches the staff, and its
 * reference is shown on the page.
 */
export const acknowledgements = {
  recipient: { points: 5, duration: 86_400 },
  network: { points: 30, duration: 3_600 },
  site: { points: 120, duration: 3_600 },
  all: { points: 600, duration: 3_600 },
}

export type Counted = 'form' | 'step'

export interface RateLimit {
  /**
   * Counts a request. @returns seconds until the next one is accepted; undefined when this one is. Requests without an
   * address are not limited.
   */
  secondsToWait(what: Counted, address: string | undefined): Promise<number | undefined>
  /** Counts one acknowledgement to an email address. @returns false when the limit is exceeded */
  mayAcknowledge(recipient: string, address: string | undefined): Promise<boolean>
  stop(): Promise<void>
}

interface Options {
  /**
   * A migrated database. Several processes on one database share their counts; each counts separately while the
   * database is down.
   */
  readonly databaseUrl: string | undefined
  /** Keys the hash of the counted addresses; the addresses themselves are not stored. */
  readonly secret: string
  readonly logger: Logger
}

const keyOfMailbox = (address: string): string => {
  const { name, domains } = mailboxOf(address)
  return `${name}@${domains[0]}`
}

export async function createRateLimit({ databaseUrl, secret, logger }: Options): Promise<RateLimit> {
  const pool = databaseUrl === undefined ? undefined : await postgresPool(databaseUrl, 2)
  /** @param keyPrefix separates the keys of this limiter in the shared table */
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
  // Each process counts steps separately, because they store nothing.
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

  /** Counts a request. @returns seconds until the next one is accepted; undefined when this one is */
  const consume = async (from: Limiter, key: string): Promise<number | undefined> => {
    try {
      await from.consume(keyOf(key)).catch(async (reason: unknown) => {
        // A longer wait than the limit has was stored by a program whose clock was wrong.
        if (!(reason instanceof RateLimiterRes) || reason.msBeforeNext <= from.duration * 1000) throw reason
        await from.delete(keyOf(key))
        await from.consume(keyOf(key))
      })
      return undefined
    } catch (reason) {
      if (reason instanceof RateLimiterRes) return Math.ceil((reason.msBeforeNext ?? 0) / 1000)
      // A failed counter must not refuse a visitor.
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
        await consume(acknowledged.recipient, keyOfMailbox(recipient)),
        networks && (await consume(acknowledged.network, networks.network)),
        networks?.site !== undefined && (await consume(acknowledged.site, networks.site)),
      ]
      // Refused requests do not count towards the total, so that one network cannot exhaust it.
      return !waits.some((wait) => typeof wait === 'number') && (await consume(acknowledged.all, 'all')) === undefined
    },
    stop: async () => pool?.end(),
  }
}
