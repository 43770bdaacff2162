import { json, Router } from 'express'
import type { Logger } from '#gateway/logger.ts'
import { isRecord } from '#schema/is-record.ts'

/** Maximum size of a report in bytes. Browsers send a fraction of it. */
const maxBody = 16 * 1024
/** Maximum number of log lines per minute, because any client can send reports. */
const maxLines = 20

/** The log message of a report. */
export const violationMessage = 'A browser reported a violation of a page’s content security policy'

const asText = (value: unknown): string => (typeof value === 'string' ? value.slice(0, 200) : '')

/** Removes the query, which could be personal. */
const withoutQuery = (value: unknown): string => asText(value).split(/[?#]/, 1)[0] ?? ''

/** The older format is one report in an envelope, the newer a list: https://www.w3.org/TR/CSP3/#deprecated-serialize-violation */
const reportsIn = (body: unknown): readonly Record<string, unknown>[] =>
  [body].flat().flatMap((entry: unknown) => {
    const report = isRecord(entry) ? (entry['csp-report'] ?? entry['body']) : undefined
    return isRecord(report) ? [report] : []
  })

/** Returns the handler of `/csp-report`, which logs each violation of a page's policy. */
export function cspReports(logger: Pick<Logger, 'warn'>): Router {
  let lines = 0
  setInterval(() => (lines = 0), 60_000).unref()
  const logReport = (report: Record<string, unknown>) =>
    logger.warn(
      {
        directive: asText(report['effective-directive'] ?? report['effectiveDirective']),
        blocked: withoutQuery(report['blocked-uri'] ?? report['blockedURL']),
        page: withoutQuery(report['document-uri'] ?? report['documentURL']),
      },
      violationMessage,
    )
  const routes = Router({ caseSensitive: true, strict: true })
  routes.post('/csp-report', json({ limit: maxBody, type: () => true }), (request, response) => {
    const body: unknown = request.body
    for (const report of reportsIn(body)) if (++lines <= maxLines) logReport(report)
    response.sendStatus(204)
  })
  return routes
}
