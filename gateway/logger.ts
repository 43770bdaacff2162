import { type DestinationStream, pino, type Logger as PinoLogger } from 'pino'
import type { Config } from './config.ts'

/** The log interface of all modules: fields first, then a sentence. Never contains personal data. */
export interface Logger {
  debug(facts: object, message: string): void
  info(facts: object, message: string): void
  warn(facts: object, message: string): void
  error(facts: object, message: string): void
}

/** The maximum length of a text in the log: what a client sent may be part of any. */
const maxText = 1_000
const cut = (text: string): string => (text.length <= maxText ? text : `${text.slice(0, maxText)}…`)

/** Cuts the texts of a line's fields. */
const cutFacts = (facts: object): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(facts).map(([name, value]) => [name, typeof value === 'string' ? cut(value) : value]),
  )

/** Errors are logged by name, message and code, because a whole error could include a request with personal data. */
const errorFacts = (error: unknown) =>
  error instanceof Error
    ? {
        name: error.name,
        message: cut(error.message),
        ...('code' in error && { code: error.code }),
        // It begins with the message.
        stack: error.stack?.replace(error.message, () => cut(error.message)),
      }
    : { message: cut(String(error)) }

/** @param destination standard output by default */
export const createLogger = (level: Config['logLevel'], destination?: DestinationStream): PinoLogger =>
  pino(
    {
      level,
      base: null,
      timestamp: pino.stdTimeFunctions.isoTime,
      serializers: { error: errorFacts },
      formatters: { log: cutFacts },
    },
    destination,
  )
