import type { IncomingMessage, ServerResponse } from 'node:http'
import { readBody } from '#gateway/http/read-body.ts'
import type { Logger } from '#gateway/logger.ts'

/** Maximum size of a report in bytes. Browsers send a fraction of it. */
const maxBody = 16 * 1024
/** Maximum number of log lines per minute, because any client can send reports. */
const maxLines = 20

/** The log message of a report. */
export const violationMessage = 'A browser reported a violation of a page’s content security policy'

const asText = (value: unknown): string => (typeof value === 'string' ? value.slice(0, 200) : '')

/** Removes the query, which could be personal. */
const withoutQuery = (value: unknown): string => asText(value).split(/[?#]/, 1)[0] ?? ''

const reportsIn = (body: string): readonly Record<string, unknown>[] => {
  try {
    const parsed: unknown = JSON.parse(body)
    // The older format is one report in an envelope, the newer a list: https://www.w3.org/TR/CSP3/#deprecated-serialize-violation
    return [parsed].flat().flatMap((entry: unknown) => {
      if (typeof entry !== 'object' || entry === null) return []
      const inner: unknown = 'csp-report' in entry ? entry['csp-report'] : 'body' in entry ? entry.body : undefined
      return typeof inner === 'object' && inner !== null ? [{ ...inner }] : []
    })
  } catch {
    return []
  }
}

/** Returns the handler of `/csp-report`, which logs each violation of a page's policy. */
export function createCspReports(logger: Pick<Logger, 'warn'>, now = () => performance.now()) {
  let minute = 0
  let lines = 0
  return async function cspReport(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = request.method === 'POST' ? await readBody(request, maxBody) : undefined
    if (!body) {
      response.writeHead(request.method === 'POST' ? 413 : 405, { allow: 'POST', connection: 'close' }).end()
      return
    }
    for (const report of reportsIn(body.toString())) {
      const current = Math.floor(now() / 60_000)
      if (current !== minute) [minute, lines] = [current, 0]
      if (++lines > maxLines) break
      logger.warn(
        {
          directive: asText(report['effective-directive'] ?? report['effectiveDirective']),
          blocked: withoutQuery(report['blocked-uri'] ?? report['blockedURL']),
          page: withoutQuery(report['document-uri'] ?? report['documentURL']),
        },
        violationMessage,
      )
    }
    response.writeHead(204).end()
  }
}
