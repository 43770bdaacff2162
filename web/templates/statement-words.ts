/** The words about the last audit in the accessibility statement, on its page and in its files. */
export const statementWords = {
  title: 'What our last test found',
  /** After 'On' and the date. */
  found: (findings: number): string =>
    `our audit went through every page and found ${findings === 0 ? 'no faults' : findings === 1 ? 'one fault' : `${findings} faults`}.`,
  changed: 'Parts of the site have changed since then.',
  people: 'A program can’t find everything. Some checks need a person, and we haven’t done those yet.',
  report: 'The report for auditors',
  /** After that link. */
  inReport: 'has each rule and its result.',
} as const
