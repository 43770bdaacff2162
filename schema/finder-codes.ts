/** The service finder's limits and formats, shared by its content and its URLs. */

/** The maximum number of questions before a result. */
export const maxFinderQuestions = 5

/** An answer's code in URLs: `not-sure`. URLs join codes with `_`, and start with `change-2_` to change an answer. */
export const isFinderCode = (code: string): boolean =>
  /^[a-z0-9]+(-[a-z0-9]+)*$/.test(code) && !code.startsWith('change-')

/** `urgent` stands above everything else. */
export const finderAdviceKinds = ['urgent', 'funding', 'nextStep'] as const
