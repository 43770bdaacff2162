import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import type { Said } from './layers/layer.ts'
import type { CellResult } from './run.ts'

/** A question that an engine left open, or an answer of one that is wrong, and what somebody has decided after looking. */
interface Adjudication {
  readonly rule: string
  /** The kind of element: how its beginning looks, a regular expression. */
  readonly element: string
  /** The states that it was looked at in; without them, it is the same in all. */
  readonly states?: readonly string[]
  /** The words of each element that was read: others are open again. */
  readonly words?: readonly string[]
  /** Checks of our own that ask the same more sharply: it is decided only in a cell where each has found something to judge, and no fault. */
  readonly settledBy?: readonly string[]
  readonly reason: string
  /** When somebody looked. */
  readonly date: string
}

const decided: readonly Adjudication[] = JSON.parse(
  readFileSync(new URL('./adjudications.json', import.meta.url), 'utf8'),
)

/** The cell in which something is said, as far as a decision depends on it. */
type Where = Pick<CellResult, 'applied' | 'faults'> & { readonly cell: { readonly state: string } }

/** Whether somebody has decided that it is no fault. */
export const isDecided = (said: Said, { cell, applied, faults }: Where): boolean =>
  decided.some(
    ({ rule, element, states, words, settledBy }) =>
      rule === said.rule &&
      new RegExp(`^${element}`).test(said.html) &&
      (!states || states.includes(cell.state)) &&
      (!words || words.includes(said.html.replace(/^<[^>]*>/, '').trim())) &&
      (settledBy ?? []).every((check) => applied.includes(check) && !faults.some((fault) => fault.rule === check)),
  )

/** Ids that React numbers and file names that carry a hash say nothing about the element. */
export const hashOf = ({ html }: Pick<Said, 'html'>): string =>
  createHash('sha256')
    .update(html.replaceAll(/_r_\w+_|«r\w+»|[?&#][^"]*|\d+|_[A-Za-z0-9-]{5,6}_\d*/g, ''))
    .digest('hex')
    .slice(0, 12)
