import type { IncomingMessage } from 'node:http'

/**
 * Reads the body of a request. Counts its bytes as they arrive, because Content-Length is only a claim. Undefined when
 * there are more than `maxBytes`, in which case the rest is not read, or when the client disconnects.
 */
export async function readBody(request: IncomingMessage, maxBytes: number): Promise<Buffer<ArrayBuffer> | undefined> {
  if (Number(request.headers['content-length']) > maxBytes) return undefined
  const chunks: Buffer[] = []
  let size = 0
  try {
    // The connection stays open, because the refusal must still be sent on it.
    for await (const chunk of request.iterator({ destroyOnReturn: false })) {
      if (!Buffer.isBuffer(chunk)) return undefined
      size += chunk.byteLength
      if (size > maxBytes) return undefined
      chunks.push(chunk)
    }
  } catch {
    return undefined
  }
  return Buffer.concat(chunks, size)
}

/** How often the text occurs in the body, counted up to `limit + 1`. */
export function occurrences(body: Buffer, text: string, limit: number): number {
  let count = 0
  for (let at = body.indexOf(text); at !== -1 && count <= limit; at = body.indexOf(text, at + text.length)) count++
  return count
}
