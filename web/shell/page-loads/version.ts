import { logToConsole } from '#web/lib/log-to-console.ts'

interface Options {
  /** The build of this document. */
  readonly buildId: string
  /** How often to poll for a new version, in ms; 0 for never. */
  readonly pollMs: number
  readonly isVerySlow: boolean
  /** Called once. */
  readonly onNew: () => void
}

const idIn = (body: unknown): string => {
  if (typeof body === 'object' && body !== null && 'id' in body && typeof body.id === 'string') return body.id
  throw new Error('The build has no id')
}

/** @returns undefined for a 404. */
async function fetchJson(address: string, cache: RequestCache): Promise<unknown> {
  const response = await fetch(address, { cache })
  if (response.status === 404) return undefined
  if (!response.ok) throw new Error(`${address} returned ${response.status}`)
  return response.json()
}

/**
 * Detects a new version of the site (S61–S63). It first requests this build's own description, which is missing once another build
 * is live. It then polls for the latest build until the id differs. Errors are only logged.
 */
export function watchVersion({ buildId, pollMs, isVerySlow, onNew }: Options): void {
  const poll = async () => {
    try {
      const latest = await fetchJson(`/builds/latest.json?${Date.now()}`, 'no-store')
      if (idIn(latest) !== buildId) return onNew()
    } catch (error) {
      logToConsole('The check for a new version failed', error)
    }
    again()
  }
  const again = () => {
    if (pollMs > 0) setTimeout(poll, pollMs)
  }
  const start = async () => {
    try {
      if (!isVerySlow && (await fetchJson(`/builds/meta/${buildId}.json`, 'default')) === undefined) return await poll()
    } catch (error) {
      logToConsole('The description of this build did not load', error)
    }
    again()
  }
  void start()
}
