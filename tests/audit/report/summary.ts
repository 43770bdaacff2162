import type { AuditResult, AuditRule, Finding, Tree } from './audit-result.ts'
import { criteria, type Criterion } from './criteria.ts'

export const statuses = ['fail', 'pass', 'not present', 'needs a person'] as const

export type Status = (typeof statuses)[number]

/** The audit's verdict on one criterion. */
export interface CriterionVerdict {
  readonly criterion: Criterion
  readonly status: Status
  /** The rules that applied for this criterion. */
  readonly rules: readonly AuditRule[]
  readonly findings: readonly Finding[]
}

/** Returns the verdicts on all 55 criteria. A criterion for which no rule applied never passes by machine. */
export function verdictsOf({ rules, findings }: Pick<AuditResult, 'rules' | 'findings'>): readonly CriterionVerdict[] {
  const ruleById = new Map(rules.map((rule) => [rule.id, rule]))
  return criteria.map((criterion) => {
    const isOf = ({ criteria: numbers }: AuditRule) => numbers.includes(criterion.number)
    const applied = rules.filter((rule) => isOf(rule) && rule.applied > 0)
    const wrong = findings.filter(({ rule }) => {
      const found = ruleById.get(rule)
      return found !== undefined && isOf(found)
    })
    const status =
      wrong.length > 0
        ? 'fail'
        : criterion.by === 'person' || applied.length === 0
          ? 'needs a person'
          : criterion.by === 'absent'
            ? 'not present'
            : 'pass'
    return { criterion, status, rules: applied, findings: wrong }
  })
}

export const countOf = (verdicts: readonly CriterionVerdict[], status: Status): number =>
  verdicts.filter((one) => one.status === status).length

/** Returns the version that was examined, as the report prints it. */
export const versionOf = ({ commit, isClean }: Tree): string =>
  `${commit || 'unknown'}${isClean ? '' : ', with changes that were not committed'}`

/** Returns the figures for the statement and the report. */
export function figuresOf(result: AuditResult) {
  const verdicts = verdictsOf(result)
  return {
    date: result.date,
    isWhole: result.isWhole,
    pages: new Set(result.cells.map(({ path }) => path)).size,
    states: new Set(result.cells.map(({ state }) => state)).size,
    examinations: result.cells.length,
    rules: result.rules.filter(({ applied }) => applied > 0).length,
    checks: result.rules.filter(({ layer }) => layer === 'check').length,
    findings: result.findings.length,
    undecided: result.undecided.length,
    passed: countOf(verdicts, 'pass'),
    failed: countOf(verdicts, 'fail'),
    absent: countOf(verdicts, 'not present'),
    forPeople: countOf(verdicts, 'needs a person'),
    criteria: verdicts.length,
    tools: result.tools.map(({ name, version }) => `${name} ${version}`),
  }
}
