/** The service finder, as its content and its addresses agree on it. */

/** Nobody is asked more than this before there is an answer. */
export const mostFinderQuestions = 5

/** What an address says of an answer: `not-sure`. Addresses put `_` between two of them, and begin with `change-2_` where one is changed. */
export const finderCode = /^(?!change-)[a-z0-9]+(-[a-z0-9]+)*$/

export const finderAdviceKinds = ['funding', 'nextStep'] as const
