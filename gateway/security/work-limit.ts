import { networksOf } from './client-address.ts'

/**
 * The maximum number of concurrent jobs whose result serves a single client. The process has one thread: more would
 * only wait longer.
 */
const maxAtOnce = 24
/**
 * A higher maximum for forms, and for pages that all visitors share, so that a flood of other requests does not block
 * them.
 */
const maxAtOnceReserved = 48
/** Uncached requests in a minute: a hospital or a library shares one address. */
const perNetwork = 600
/** Uncached requests in a minute from all networks of one IPv6 site. */
const perSite = 4 * perNetwork
/**
 * How many requests a form counts as. Its page is rendered whatever it says, so this also limits what the gateway does not count:
 * the page of all answers, and forms beyond the limit of forms.
 */
export const formWeight = 3
const windowMs = 60_000
/** The maximum number of counted networks. When it is exceeded, counting starts again. */
const maxNetworks = 50_000

/** Seconds for Retry-After when too many jobs run at once. */
export const retryAfterBusy = 5

export interface WorkLimit {
  /**
   * Counts an uncached request.
   * @param weight How many requests it counts as.
   * @returns seconds to wait when its network has sent too many, otherwise undefined
   */
  secondsToWait(address: string | undefined, weight?: number): number | undefined
  /** Runs a job. @returns undefined when too many run at once. */
  run<Result>(work: () => Promise<Result>, options: { readonly isReserved: boolean }): Promise<Result> | undefined
}

/** Limits uncached work: requests per network, and concurrent jobs in total. Each process counts separately. */
export function createWorkLimit(now: () => number = Date.now): WorkLimit {
  let atOnce = 0
  let began = now()
  const counts = new Map<string, number>()

  return {
    secondsToWait(address, weight = 1) {
      const networks = address === undefined ? undefined : networksOf(address)
      if (!networks) return undefined
      const time = now()
      if (time - began >= windowMs || time < began || counts.size >= maxNetworks) {
        counts.clear()
        began = time
      }
      const { network, site } = networks
      const ofNetwork = (counts.get(network) ?? 0) + weight
      counts.set(network, ofNetwork)
      const ofSite = site === undefined ? 0 : (counts.get(site) ?? 0) + weight
      if (site !== undefined) counts.set(site, ofSite)
      return ofNetwork > perNetwork || ofSite > perSite ? Math.ceil((began + windowMs - time) / 1_000) : undefined
    },
    run(work, { isReserved }) {
      if (atOnce >= (isReserved ? maxAtOnceReserved : maxAtOnce)) return undefined
      atOnce++
      return work().finally(() => atOnce--)
    },
  }
}
