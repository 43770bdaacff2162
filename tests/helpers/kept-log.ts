import type { Logger } from '#gateway/logger.ts'

export interface KeptLine {
  readonly level: 'info' | 'warn' | 'error'
  readonly message: string
  readonly facts: Record<string, unknown>
}

/** A log that keeps its lines for a test to read. */
export function keptLog(): Logger & { readonly lines: KeptLine[] } {
  const lines: KeptLine[] = []
  const keep = (level: KeptLine['level']) => (facts: object, message: string) =>
    void lines.push({ level, message, facts: { ...facts } })
  return { lines, debug: () => {}, info: keep('info'), warn: keep('warn'), error: keep('error') }
}
