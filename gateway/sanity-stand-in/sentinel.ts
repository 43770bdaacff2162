/** Parameter values that trigger failures of the service, so that every error path of a running site can be tested. */
import type { QueryParams } from './run-query.ts'

const sentinels = ['sentinel-429', 'sentinel-500', 'sentinel-slow', 'sentinel-garbage'] as const
export type Sentinel = (typeof sentinels)[number]

/** The sentinel among a query's parameters: a whole value (a slug), or its last segment (a path). */
export function sentinelIn(params: QueryParams): Sentinel | undefined {
  const values = Object.values(params).filter((value) => typeof value === 'string')
  const last = new Set(values.map((value) => value.split('/').pop()))
  return sentinels.find((sentinel) => last.has(sentinel))
}
