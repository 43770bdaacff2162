/**
 * The global fetch, but for an answer of more than `maxBytes`: reading that fails, and no more of it is taken into memory. Streams of
 * events have no end, and none of their events is kept.
 */
export const boundedFetch =
  (maxBytes: number) =>
  async (input: string, init?: RequestInit): Promise<Response> => {
    const response = await fetch(input, init)
    if (!response.body || response.headers.get('content-type')?.startsWith('text/event-stream')) return response
    let bytes = 0
    const bounded = response.body.pipeThrough(
      new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
        transform(chunk, controller) {
          bytes += chunk.byteLength
          if (bytes > maxBytes) throw new Error(`An answer has more than ${maxBytes} bytes; it was not read to its end`)
          controller.enqueue(chunk)
        },
      }),
    )
    const { status, statusText, headers } = response
    return new Response(bounded, { status, statusText, headers })
  }
