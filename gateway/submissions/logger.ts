/** What this room needs of a log: facts first, then one sentence. Nothing personal ever goes in. */
export interface Logger {
  info(facts: object, message: string): void
  warn(facts: object, message: string): void
  error(facts: object, message: string): void
}
