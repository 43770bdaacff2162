/** Answers in the shapes that @sanity/client reads: its src/http/errors.ts turns them into messages. */
import type { ServerResponse } from 'node:http'

/** An answer that is not 200. */
export class HttpError extends Error {
  readonly status: number
  readonly body: unknown
  constructor(status: number, body: unknown) {
    super(`HTTP ${status}`)
    this.status = status
    this.body = body
  }
}

/** Faults of a query or of the service. */
export const describedError = (
  status: number,
  type: string,
  description: string,
  place?: { query: string; start: number; end: number },
): HttpError => new HttpError(status, { error: { description, ...place, type } })

/** Faults of a request, before anything looks at a query. */
export const requestError = (statusCode: number, error: string, message: string): HttpError =>
  new HttpError(statusCode, { statusCode, error, message })

export function sendJson(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store' })
  response.end(JSON.stringify(body))
}
