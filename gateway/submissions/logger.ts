/** The log interface of this module: fields first, then a sentence. Never contains personal data. */
export interface Logger {
  info(facts: object, message: string): void
  warn(facts: object, message: string): void
  error(facts: object, message: string): void
}
