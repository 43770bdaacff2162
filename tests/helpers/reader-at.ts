import { evaluate, parse } from 'groq-js'
import { withTime } from '#gateway/content/fetch-result.ts'
import type { ContentReader } from '#gateway/content/reader.ts'
import { recordingLog } from './recording-log.ts'

/** Reads these documents with real GROQ at a given time, and records the expiry of each result. */
export function readerAt(now: string, dataset: readonly object[]) {
  const until: number[] = []
  const reader: ContentReader = {
    logger: recordingLog(),
    async read(query, given, { validUntil } = {}) {
      const params = withTime(query, given, Date.parse(now))
      const value = await evaluate(parse(query, { params }), { dataset, params })
      const result: unknown = await value.get()
      if (validUntil) until.push(validUntil(result as never))
      return result as never
    },
  }
  return { reader, until }
}
