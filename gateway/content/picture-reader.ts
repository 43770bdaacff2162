import { buffer } from 'node:stream/consumers'
import { requestAsset } from './asset-request.ts'
import { imagePath } from './assets.ts'
import type { Fetch } from './bounded-fetch.ts'

/** Sharp on paper, and no larger than it must be. */
const photo = 'w=1200&fit=max&fm=jpg&q=80&bg=ffffff'

interface Options {
  readonly projectId: string
  readonly dataset: string
  /** Fetches a path from the one upstream. */
  readonly fetch: Fetch
  /** How long the upstream may send nothing, in ms. */
  readonly deadline?: number
}

/**
 * Reads a picture by its address on this site: a drawing as SVG, a photo as JPEG. Undefined when it is missing.
 * Rejects when it cannot be read now.
 */
export const createPictureReader =
  ({ projectId, dataset, fetch, deadline = 3_000 }: Options) =>
  async (url: string): Promise<{ readonly type: string; readonly bytes: Buffer } | undefined> => {
    const [, name] = imagePath.exec(url.split('?', 1)[0] ?? '') ?? []
    if (name === undefined) return undefined
    const query = name.endsWith('.svg') ? '' : `?${photo}`
    const path = `/images/${projectId}/${dataset}/${name}${query}`
    const asset = await requestAsset(fetch, { path, accept: '*/*' }, deadline)
    if ('status' in asset) {
      if (asset.status === 404) return undefined
      throw new Error(`The content service answered ${asset.status}`)
    }
    try {
      return { type: asset.type, bytes: await buffer(asset.body) }
    } finally {
      asset.cancel()
    }
  }
