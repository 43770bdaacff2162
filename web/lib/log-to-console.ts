/** Logs a browser error that does not affect the visitor; the page continues. Must not contain anything that a visitor typed. */
export function logToConsole(message: string, error: unknown): void {
  // oxlint-disable-next-line no-console -- Developers look for the cause in the console.
  console.warn(message, error)
}
