import { evaluate, parse } from 'groq-js'
import type { ContentReader } from '#gateway/content/reader.ts'
import { recordingLog } from './recording-log.ts'

/** Reads these documents with real GROQ at a given time, and records the expiry of each result. */
export function readerAt(now: string, dataset: readonly object[]) {
  const until: number[] = []
  const reader: ContentReader = {
    logger: recordingLog(),
    async read(query, params, { validUntil } = {}) {
      const tree = parse(query, { params })
      const value = await evaluate(tree, { dataset, params, timestamp: new Date(now) })
      const result: unknown = await value.get()
      if (validUntil) until.push(validUntil(result as never))
      return result as never
    },
  }
  return { reader, until }
}
