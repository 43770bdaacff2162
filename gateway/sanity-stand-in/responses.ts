/** Responses in the formats of @sanity/client, which turns them into messages in src/http/errors.ts. */
import type { ServerResponse } from 'node:http'

/** A response with a status other than 200. */
export class HttpError extends Error {
  readonly status: number
  readonly body: unknown
  constructor(status: number, body: unknown) {
    super(`HTTP ${status}`)
    this.status = status
    this.body = body
  }
}

/** Errors of a query or of the service. */
export const describedError = (status: number, type: string, description: string): HttpError =>
  new HttpError(status, { error: { description, type } })

/** Errors of a request, found before its query is read. */
export const requestError = (statusCode: number, error: string, message: string): HttpError =>
  new HttpError(statusCode, { statusCode, error, message })

export function sendJson(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store' })
  response.end(JSON.stringify(body))
}
