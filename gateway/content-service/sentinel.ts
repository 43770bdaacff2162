/** Values that ask the service to fail, so that every error path can be walked in a running site. */
import type { QueryParams } from './run-query.ts'

const sentinels = ['sentinel-429', 'sentinel-500', 'sentinel-slow', 'sentinel-garbage'] as const
export type Sentinel = (typeof sentinels)[number]

/** The sentinel among a query's parameters: a value itself (a slug), or the last part of one (a path). */
export function sentinelIn(params: QueryParams): Sentinel | undefined {
  const values = Object.values(params).filter((value) => typeof value === 'string')
  const last = new Set(values.map((value) => value.split('/').pop()))
  return sentinels.find((sentinel) => last.has(sentinel))
}
