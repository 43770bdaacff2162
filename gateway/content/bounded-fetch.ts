export type Fetch = (input: string, init?: RequestInit) => Promise<Response>

/**
 * A fetch with a limit: reading more than `maxBytes` of a response fails, and no more is buffered. Event
 * streams have no limit, because they are endless and not buffered.
 */
export const boundedFetch =
  (maxBytes: number, fetchWhole: Fetch = fetch): Fetch =>
  async (input, init) => {
    const response = await fetchWhole(input, init)
    if (!response.body || response.headers.get('content-type')?.startsWith('text/event-stream')) return response
    let bytes = 0
    const bounded = response.body.pipeThrough(
      new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
        transform(chunk, controller) {
          bytes += chunk.byteLength
          if (bytes > maxBytes) throw new Error(`A response has more than ${maxBytes} bytes; reading stopped`)
          controller.enqueue(chunk)
        },
      }),
    )
    const { status, statusText, headers } = response
    return new Response(bounded, { status, statusText, headers })
  }
