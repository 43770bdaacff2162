import type { ErrorEntry } from './error-entry.ts'

/** About an answer that is too long to show again in full. Its own message, if it has one, precedes the words. */
export const answerErrors = {
  cut: {
    status: 413,
    words: 'This is only the start of what you wrote. To get all of it back, use your browser’s Back button.',
    next: 'Some of your answers are too long to show again in full. Make them shorter. Then send the form again.',
  },
} as const satisfies Record<string, ErrorEntry>
