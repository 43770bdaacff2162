import { criteria, type Criterion } from './criteria.ts'
import type { Evidence, Finding } from './evidence.server.ts'

export type Status = 'met' | 'not met' | 'not present' | 'not checked by a person'

/** What an audit says about one criterion. A criterion that no rule judged is never met. */
export interface Verdict {
  readonly criterion: Criterion
  readonly status: Status
  /** The number of states in which a rule judged it. */
  readonly states: number
  readonly tools: readonly string[]
  readonly findings: readonly Finding[]
}

/** The verdicts on all criteria of WCAG 2.2 at levels A and AA, in their order. */
export const verdictsOf = ({ outcomes, judgedBy, findings }: Evidence): readonly Verdict[] =>
  criteria.map((criterion) => {
    const letters = (outcomes[criterion.number] ?? '').toLowerCase()
    const own = findings.filter(({ criteria: numbers }) => numbers.includes(criterion.number))
    const states = letters.replaceAll('-', '').length
    const status = letters.includes('f')
      ? 'not met'
      : criterion.by === 'person' || states === 0 || letters.includes('c')
        ? 'not checked by a person'
        : criterion.by === 'absent'
          ? 'not present'
          : 'met'
    return { criterion, status, states, tools: judgedBy[criterion.number] ?? [], findings: own }
  })
