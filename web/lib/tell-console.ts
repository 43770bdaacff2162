/** For what went wrong in the browser and is no visitor's concern: the page carries on. Never anything that a person typed. */
export function tellConsole(message: string, error: unknown): void {
  // oxlint-disable-next-line no-console -- Whoever looks for the cause looks there.
  console.warn(message, error)
}
