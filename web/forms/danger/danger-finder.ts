import type { DangerKind } from '#schema/danger/phrases.ts'
import { persist } from '#web/lib/persist.ts'

type Finder = (text: string) => DangerKind | undefined

let finder: Promise<Finder> | undefined

/** Loads the phrases of danger, once. It tries again until they have come: they matter more than anything else that loads later. */
export const dangerFinder = (): Promise<Finder> =>
  (finder ??= persist(async () => (await import('#schema/danger/find-danger.ts')).dangerIn))
