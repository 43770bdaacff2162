import { tellConsole } from '#web/lib/tell-console.ts'

interface Options {
  /** The build of this document. */
  readonly buildId: string
  /** How often to poll for a new version, in ms; 0 for never. */
  readonly pollMs: number
  readonly isVerySlow: boolean
  /** Called once. */
  readonly onNew: () => void
}

const idIn = (answer: unknown): string => {
  if (typeof answer === 'object' && answer !== null && 'id' in answer && typeof answer.id === 'string') return answer.id
  throw new Error('The build names no id')
}

/** @returns undefined for a 404. */
async function ask(address: string, cache: RequestCache): Promise<unknown> {
  const response = await fetch(address, { cache })
  if (response.status === 404) return undefined
  if (!response.ok) throw new Error(`${address} answered ${response.status}`)
  return response.json()
}

/**
 * Detects a new version of the site (S61–S63). It first requests this build's own description, which is missing once another build
 * is live. It then polls for the latest build until the id differs. Errors are only logged.
 */
export function watchVersion({ buildId, pollMs, isVerySlow, onNew }: Options): void {
  const look = async () => {
    try {
      const latest = await ask(`/builds/latest.json?${Date.now()}`, 'no-store')
      if (idIn(latest) !== buildId) return onNew()
    } catch (error) {
      tellConsole('Could not look for a new version', error)
    }
    again()
  }
  const again = () => {
    if (pollMs > 0) setTimeout(look, pollMs)
  }
  const start = async () => {
    try {
      if (!isVerySlow && (await ask(`/builds/meta/${buildId}.json`, 'default')) === undefined) return await look()
    } catch (error) {
      tellConsole('The description of this build did not come', error)
    }
    again()
  }
  void start()
}
