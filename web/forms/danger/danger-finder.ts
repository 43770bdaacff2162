import { createDangerFinder, type DangerFinder } from '#schema/danger/find-danger.ts'
import phrasesAddress from '#schema/danger/phrases.txt?url'
import { persist } from '#web/lib/persist.ts'

async function readPhrases(): Promise<string> {
  if (import.meta.env.SSR) return (await import('#schema/danger/phrases.txt?raw')).default
  const response = await fetch(phrasesAddress)
  if (!response.ok) throw new Error(`The phrases of danger were answered with ${response.status}`)
  return response.text()
}

let finder: Promise<DangerFinder> | undefined

/**
 * Loads the phrases of danger, once, and tries again until they have come: they matter more than anything else that loads later. Not as
 * a module: Firefox never loads one again whose load has failed.
 */
export const dangerFinder = (): Promise<DangerFinder> =>
  (finder ??= persist(async () => createDangerFinder(await readPhrases())))
