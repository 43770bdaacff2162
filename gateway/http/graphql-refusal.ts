import type { ServerResponse } from 'node:http'

/** Answers a GraphQL request that is over a limit, before anything of Apollo runs. */
export const refuse = (response: ServerResponse, status: 429 | 503, retryAfter: number) => {
  const [code, message] =
    status === 429
      ? ['TOO_MANY_REQUESTS', 'Too many requests came from your network in a short time.']
      : ['BUSY', 'Too many requests are being answered.']
  response
    .writeHead(status, {
      'content-type': 'application/json',
      'cache-control': 'no-store',
      'retry-after': String(retryAfter),
    })
    .end(JSON.stringify({ errors: [{ message, extensions: { code } }] }))
}
