import type { AuditResult, MutantsResult, OrcaResult } from './audit-result.ts'
import { figuresOf } from './summary.ts'

/** The results that stand in the sources: those of the released version. The last two may not be there. */
const stored: Readonly<Record<string, string>> = import.meta.glob('./last-*.json', {
  query: '?raw',
  import: 'default',
  eager: true,
})

/** Its form is that of who wrote it, so the caller names it. */
const read = (name: string): unknown => {
  const text = stored[`./last-${name}.json`]
  return text === undefined ? undefined : JSON.parse(text)
}

/** What the statement says of the last audit. Undefined before the first of the whole website: a part proves nothing of the rest. On the server alone: the result is long. */
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
