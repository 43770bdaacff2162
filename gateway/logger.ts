import { pino, type Logger as PinoLogger } from 'pino'
import type { Config } from './config.ts'

/** What the rooms need of a log: facts first, then one sentence. Nothing personal ever goes in. */
export interface Logger {
  debug(facts: object, message: string): void
  info(facts: object, message: string): void
  warn(facts: object, message: string): void
  error(facts: object, message: string): void
}

/** Errors are logged by name, message and code: a whole error could carry a request with what somebody typed. */
const errorFacts = (error: unknown) =>
  error instanceof Error
    ? { name: error.name, message: error.message, ...('code' in error && { code: error.code }), stack: error.stack }
    : { message: String(error) }

export const createLogger = (level: Config['logLevel']): PinoLogger =>
  pino({ level, base: null, timestamp: pino.stdTimeFunctions.isoTime, serializers: { error: errorFacts } })
