import { fileURLToPath } from 'node:url'
import { withTime } from '#gateway/content/fetch-result.ts'
import type { ContentReader } from '#gateway/content/reader.ts'
import { loadDataset } from '#gateway/local-sanity/load-dataset.ts'
import { parseQuery, runQuery } from '#gateway/local-sanity/run-query.ts'
import { createView } from '#gateway/local-sanity/view.ts'
import { recordingLog } from './recording-log.ts'

const folder = fileURLToPath(new URL('../../schema/dataset', import.meta.url))

/**
 * Reads the embedded dataset as the gateway does, without a content service in between. A result is always the same
 * object.
 */
export async function datasetReader(): Promise<ContentReader> {
  const { dataset } = await loadDataset(folder)
  const view = createView(dataset.documents.values(), 'published')
  const cache = new Map<string, unknown>()
  return {
    logger: recordingLog(),
    async read(query, params) {
      const key = JSON.stringify([query, params])
      if (!cache.has(key)) cache.set(key, await runQuery(parseQuery(query, withTime(query, params)), view))
      // The type of the query: the content service returns the same.
      return cache.get(key) as never
    },
  }
}
