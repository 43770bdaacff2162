import { existsSync, readFileSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { fileURLToPath } from 'node:url'
import { encode, etagOf, isGet, send, prepareResponse, type PreparedResponse } from '#gateway/http/send.ts'
import type { AuditResult, MutantsResult, OrcaResult } from '#web/lib/audit/audit-result.ts'
import { auditReport, type ReportFile } from './audit-report/audit-report.ts'
import type { Publisher } from './audit-report/openacr.ts'

const address = '/accessibility/report'

/** Parses a committed result file. The caller knows its type. */
const read = (name: string): unknown => {
  const file = fileURLToPath(import.meta.resolve(`#web/lib/audit/last-${name}.json`))
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined
}

/** The policy of the report: no scripts, and a style sheet from a file. */
const policy =
  "default-src 'none'; style-src 'self'; img-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"

/**
 * Serves the audit report of the released version below `/accessibility/report`. The first request builds it.
 * @param publisher The publisher of the website, from its content.
 */
export function createReportPages(publisher: () => Promise<Publisher>) {
  let files: Promise<ReadonlyMap<string, ReportFile>> | undefined
  const ready = new Map<string, PreparedResponse>()

  const make = async () => {
    const result = read('audit') as AuditResult | undefined
    if (!result) return new Map<string, ReportFile>()
    return auditReport({
      result,
      mutants: read('mutants') as MutantsResult | undefined,
      orca: read('orca') as OrcaResult | undefined,
      publisher: await publisher(),
      base: `${address}/`,
    })
  }

  /** @returns false when the address is outside the report; an unknown file inside it is an ordinary 404. */
  return async function reportPages(request: IncomingMessage, response: ServerResponse): Promise<boolean> {
    const path = request.url?.split('?', 1)[0] ?? '/'
    if (path !== address && !path.startsWith(`${address}/`)) return false
    if (!isGet(request)) return false
    const name = path === address ? 'index.html' : path.slice(address.length + 1)
    files ??= make()
    // After a failure the next request tries again.
    files.catch(() => (files = undefined))
    const file = (await files).get(name)
    if (!file) return false
    let stored = ready.get(name)
    if (!stored) {
      const bytes = Buffer.from(file.body)
      stored = prepareResponse({
        status: 200,
        headers: [
          ['content-type', file.type],
          ['cache-control', 'public, max-age=3600'],
          ['content-security-policy', policy],
        ],
        body: await encode(bytes),
        etag: etagOf(bytes),
      })
      ready.set(name, stored)
    }
    send(request, response, stored)
    return true
  }
}
