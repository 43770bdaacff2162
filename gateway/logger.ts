import { type DestinationStream, pino, type Logger as PinoLogger } from 'pino'
import type { Config } from './config.ts'

/** The log interface of all modules: fields first, then a sentence. Never contains personal data. */
export interface Logger {
  debug(facts: object, message: string): void
  info(facts: object, message: string): void
  warn(facts: object, message: string): void
  error(facts: object, message: string): void
}

/** Errors are logged by name, message and code, because a whole error could include a request with personal data. */
const errorFacts = (error: unknown) =>
  error instanceof Error
    ? { name: error.name, message: error.message, ...('code' in error && { code: error.code }), stack: error.stack }
    : { message: String(error) }

/** @param destination standard output by default */
export const createLogger = (level: Config['logLevel'], destination?: DestinationStream): PinoLogger =>
  pino({ level, base: null, timestamp: pino.stdTimeFunctions.isoTime, serializers: { error: errorFacts } }, destination)
