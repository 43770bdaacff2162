/**
 * Serves `/images/{project}/{dataset}/{name}` and `/files/{project}/{dataset}/{name}`:
 * https://www.sanity.io/docs/apis-and-sdks/image-urls
 */
import { createReadStream } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { pipeline } from 'node:stream/promises'
import { renderImage } from './images.ts'
import { requestError } from './responses.ts'
import type { Store } from './watched-content.ts'

/** An asset's URL contains the hash of its bytes, so the response never changes. */
const headers = {
  'cache-control': 'public, max-age=31536000, immutable',
  'x-content-type-options': 'nosniff',
  // An SVG opened on its own is a document, so it must not run or load anything.
  'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'",
}

export function createAssetEndpoint(store: Store) {
  const find = (name: string, type: string) => {
    const asset = store.current().dataset.assets.get(name)
    if (asset?.document._type !== type) throw requestError(404, 'Not Found', `there is no ${name} in this dataset`)
    return asset
  }

  return {
    async image(name: string, url: URL, request: IncomingMessage, response: ServerResponse): Promise<void> {
      const { bytes, mimeType } = await renderImage(
        find(name, 'sanity.imageAsset'),
        url.searchParams,
        request.headers.accept ?? '',
      )
      const vary = url.searchParams.get('auto') === 'format' ? { vary: 'Accept' } : {}
      response.writeHead(200, { ...headers, ...vary, 'content-type': mimeType, 'content-length': bytes.length })
      response.end(bytes)
    },

    async file(name: string, response: ServerResponse): Promise<void> {
      const { file, mimeType, document } = find(name, 'sanity.fileAsset')
      response.writeHead(200, {
        ...headers,
        'content-type': mimeType,
        'content-length': Number(document['size']),
      })
      // A client that disconnects early is not an error.
      await pipeline(createReadStream(file), response).catch(() => response.destroy())
    },
  }
}
