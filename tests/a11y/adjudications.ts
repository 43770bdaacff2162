import { readFileSync } from 'node:fs'
import type { RawFinding } from './layers/layer.ts'
import type { CellResult } from './examine.ts'

/** A question that an engine left open, or a false positive, and the decision of the person who examined it. */
interface Adjudication {
  readonly rule: string
  /** The kind of element: a regular expression for the start of its HTML. */
  readonly element: string
  /** The states that were examined; without them, the decision applies to all. */
  readonly states?: readonly string[]
  /**
   * Our own stricter checks of the same question: it is decided only in a cell where each of them judged something and
   * found no fault.
   */
  readonly settledBy?: readonly string[]
  readonly reason: string
  /** The date of the review. */
  readonly date: string
}

const decided: readonly Adjudication[] = JSON.parse(
  readFileSync(new URL('./adjudications.json', import.meta.url), 'utf8'),
)

/** The cell of a finding, as far as a decision depends on it. */
type Where = Pick<CellResult, 'applied' | 'faults'> & { readonly cell: { readonly state: string } }

/** Whether a decision exists that it is not a fault. */
export const isDecided = (rawFinding: RawFinding, { cell, applied, faults }: Where): boolean =>
  decided.some(
    ({ rule, element, states, settledBy }) =>
      rule === rawFinding.rule &&
      new RegExp(`^${element}`).test(rawFinding.html) &&
      (!states || states.includes(cell.state)) &&
      (settledBy ?? []).every((check) => applied.includes(check) && !faults.some((fault) => fault.rule === check)),
  )
