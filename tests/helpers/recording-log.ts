import type { Logger } from '#gateway/logger.ts'

export interface LogLine {
  readonly level: 'info' | 'warn' | 'error'
  readonly message: string
  readonly facts: Record<string, unknown>
}

/** A log that stores its lines for assertions. */
export function recordingLog(): Logger & { readonly lines: LogLine[] } {
  const lines: LogLine[] = []
  const keep = (level: LogLine['level']) => (facts: object, message: string) =>
    void lines.push({ level, message, facts: { ...facts } })
  return { lines, debug: () => {}, info: keep('info'), warn: keep('warn'), error: keep('error') }
}
