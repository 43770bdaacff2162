export const isEventStream = ({ headers }: Response): boolean =>
  headers.get('content-type')?.startsWith('text/event-stream') ?? false

export type Fetch = (input: string, init?: RequestInit) => Promise<Response>

/**
 * A fetch with a limit: reading more than `maxBytes` of a response, or of one event of a stream, fails, and no more is
 * buffered. Otherwise the client would buffer 100 MB of an event.
 */
export const boundedFetch =
  (maxBytes: number, fetchWhole: Fetch = fetch): Fetch =>
  async (input, init) => {
    const response = await fetchWhole(input, init)
    if (!response.body) return response
    const isStream = isEventStream(response)
    let bytes = 0
    const bounded = response.body.pipeThrough(
      new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
        transform(chunk, controller) {
          const eventEnd = isStream
            ? Buffer.from(chunk.buffer, chunk.byteOffset, chunk.byteLength).lastIndexOf('\n\n')
            : -1
          bytes = eventEnd === -1 ? bytes + chunk.byteLength : chunk.byteLength - eventEnd
          if (bytes > maxBytes) throw new Error(`A response has more than ${maxBytes} bytes; reading stopped`)
          controller.enqueue(chunk)
        },
      }),
    )
    const { status, statusText, headers } = response
    return new Response(bounded, { status, statusText, headers })
  }
