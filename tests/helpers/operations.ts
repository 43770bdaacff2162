import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'

/** The site's operations, by hash: schema/operations.json. */
export const persistedOperations: Readonly<Record<string, string>> = JSON.parse(
  readFileSync(new URL('../../schema/operations.json', import.meta.url), 'utf8'),
)

export const operationHash = (text: string): string => createHash('sha256').update(text).digest('hex')

/** The request extensions that select an operation by its hash. */
export const byHash = (sha256Hash: string) => ({ extensions: { persistedQuery: { version: 1, sha256Hash } } })

/** The text of the site's operation with this name. */
export function operation(name: string): string {
  const found = Object.values(persistedOperations).find((text) => new RegExp(`^(query|mutation) ${name}\\b`).test(text))
  if (found === undefined) throw new Error(`schema/operations.json has no operation ${name}`)
  return found
}
