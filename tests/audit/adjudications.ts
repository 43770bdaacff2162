import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import type { Said } from './layers/layer.ts'

/** A question that an engine left open, and what a person has decided. */
interface Adjudication {
  readonly rule: string
  /** Of the element, so that the decision ends when the element changes; '*' where the rule asks what only people can say. */
  readonly hash: string
  /** The element, for those who read this. */
  readonly html: string
  readonly reason: string
}

const decided: readonly Adjudication[] = JSON.parse(
  readFileSync(new URL('./adjudications.json', import.meta.url), 'utf8'),
)

/** Ids that React numbers and file names that carry a hash say nothing about the element. */
export const hashOf = ({ html }: Pick<Said, 'html'>): string =>
  createHash('sha256')
    .update(html.replaceAll(/_r_\w+_|«r\w+»|[?&#][^"]*|\d+|_[A-Za-z0-9-]{5,6}_\d*/g, ''))
    .digest('hex')
    .slice(0, 12)

const keys = new Set(decided.map(({ rule, hash }) => `${rule} ${hash}`))

export const isDecided = (said: Said): boolean => keys.has(`${said.rule} ${hashOf(said)}`) || keys.has(`${said.rule} *`)
