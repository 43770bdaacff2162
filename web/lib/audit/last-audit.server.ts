import type { AuditResult, MutantsResult, OrcaResult } from './audit-result.ts'
import { figuresOf } from './summary.ts'

/** The committed results of the released version. The last two files are optional. */
const stored: Readonly<Record<string, string>> = import.meta.glob('./last-*.json', {
  query: '?raw',
  import: 'default',
  eager: true,
})

/** Parses a result file. The program that wrote it defines the type, so the caller names it. */
const read = (name: string): unknown => {
  const text = stored[`./last-${name}.json`]
  return text === undefined ? undefined : JSON.parse(text)
}

/** Returns the figures of the last audit; undefined before the first audit of the whole site. Server only: the file is large. */
export function lastAudit() {
  const result = read('audit') as AuditResult | undefined
  if (!result?.isWhole) return undefined
  const mutants = read('mutants') as MutantsResult | undefined
  const orca = read('orca') as OrcaResult | undefined
  return {
    ...figuresOf(result),
    ...(mutants && {
      planted: mutants.faults.length,
      caught: mutants.faults.filter(({ caughtBy }) => caughtBy.length > 0).length,
    }),
    ...(orca && { screenReader: `${orca.orca} with ${orca.browser}` }),
  }
}

export type LastAudit = NonNullable<ReturnType<typeof lastAudit>>
