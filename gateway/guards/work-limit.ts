import { networksOf } from './client-address.ts'

/** Answers that are made at the same time for clients one by one. The process has one thread: more only wait longer. */
const maxAtOnce = 24
/** More for forms, and for pages that every visitor shares: a flood of other requests does not keep them out. */
const maxAtOnceReserved = 48
/** Requests in a minute that memory could not answer: a hospital or a library shares one address. */
const perNetwork = 600
/** ... and from all the networks of one IPv6 site. */
const perSite = 4 * perNetwork
const windowMs = 60_000
/** Networks that are counted at once. When there are more, counting begins again. */
const maxNetworks = 50_000

/** Seconds after which a client may ask again when too much is made at once. */
export const retryAfterBusy = 5

export interface WorkLimit {
  /** Counts a request that memory could not answer. Seconds to wait when its network has made too many; undefined: it may go on. */
  secondsToWait(address: string | undefined): number | undefined
  /** Does the work, unless too much is made at once; undefined then. */
  run<Result>(work: () => Promise<Result>, options: { readonly isReserved: boolean }): Promise<Result> | undefined
}

/** Limits work that no cache answers: for each network of clients, and in all. Each process counts alone. */
export function createWorkLimit(now: () => number = Date.now): WorkLimit {
  let atOnce = 0
  let began = now()
  const counts = new Map<string, number>()

  return {
    secondsToWait(address) {
      const networks = address === undefined ? undefined : networksOf(address)
      if (!networks) return undefined
      const time = now()
      if (time - began >= windowMs || time < began || counts.size >= maxNetworks) {
        counts.clear()
        began = time
      }
      const { network, site } = networks
      const ofNetwork = (counts.get(network) ?? 0) + 1
      counts.set(network, ofNetwork)
      const ofSite = site === undefined ? 0 : (counts.get(site) ?? 0) + 1
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
