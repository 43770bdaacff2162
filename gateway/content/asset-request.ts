import type { Fetch } from './bounded-fetch.ts'

/** The size limit of a picture or file in bytes; a larger one is refused. */
const maxBytes = 50 * 1024 * 1024

/** The media types that are passed through; any other file is a download of bytes. */
const mediaType =
  /^(image\/[a-z0-9.+-]+|video\/[a-z0-9.+-]+|audio\/[a-z0-9.+-]+|application\/pdf|text\/(vtt|plain|html))(; *charset=[a-z0-9-]+)?$/i

/** Why there is no asset: the status of the response, and the seconds until the next attempt. */
export interface Refused {
  readonly status: number
  readonly retryAfter?: number
}

/** The address of an asset at the upstream, and the media types that it may choose from. */
export interface AssetAddress {
  readonly path: string
  readonly accept: string
}

export interface RequestedAsset {
  readonly type: string
  /** Fails when the upstream sends nothing until the deadline, or too many bytes. */
  readonly body: AsyncIterable<Uint8Array>
  /** Ends the request of a body that is not read to its end. */
  readonly cancel: () => void
}

/** @param deadline How long the upstream may send nothing, in ms. A download that makes progress has no deadline. */
export async function requestAsset(
  fetchAsset: Fetch,
  { path, accept }: AssetAddress,
  deadline: number,
): Promise<RequestedAsset | Refused> {
  const request = new AbortController()
  const awaitUpstream = () =>
    setTimeout(
      () => request.abort(new Error(`The content service sent nothing for ${deadline / 1000} seconds`)),
      deadline,
    )
  let timer = awaitUpstream()
  const response = await fetchAsset(path, {
    headers: { accept, 'accept-encoding': 'identity' },
    signal: request.signal,
    redirect: 'error',
  }).catch((error: unknown) => {
    clearTimeout(timer)
    throw error
  })
  const cancel = () => {
    clearTimeout(timer)
    request.abort()
  }
  if (!response.ok || Number(response.headers.get('content-length')) > maxBytes) {
    cancel()
    return { status: response.status === 404 ? 404 : 502 }
  }
  async function* body() {
    let size = 0
    for await (const chunk of response.body ?? []) {
      // A slow client does not count as a slow upstream.
      clearTimeout(timer)
      size += chunk.byteLength
      if (size > maxBytes) throw new Error(`A picture or file has more than ${maxBytes} bytes`)
      yield chunk
      timer = awaitUpstream()
    }
    clearTimeout(timer)
  }
  const type = response.headers.get('content-type') ?? ''
  return { type: mediaType.test(type) ? type : 'application/octet-stream', body: body(), cancel }
}
