import { maxQuestion } from '#schema/kept-list.ts'
import type { ErrorEntry } from './error-entry.ts'

/** Plain text instead of a feed or the sitemap. */
export const feedErrors = {
  unavailable: {
    status: 503,
    words: 'We can’t give you this list right now.',
    next: 'Please try again in a few minutes, or visit our website.',
  },
} as const satisfies Record<string, ErrorEntry>

/** Plain text instead of a page as a file. */
export const pageFileErrors = {
  unavailable: {
    status: 503,
    words: 'We couldn’t make this document just now.',
    next: 'Please try again in a minute, or print the page from your browser.',
  },
  list: {
    status: 400,
    words: 'We couldn’t read your list, so there’s no document.',
    next: 'Go back to your list and try again, or print it from your browser.',
  },
  question: {
    status: 400,
    words: 'Your question is too long for a document.',
    next: `Go back to your list and make it ${maxQuestion.toLocaleString('en-AU')} characters or fewer.`,
  },
  busy: {
    status: 503,
    words: 'Lots of people are asking for documents right now.',
    next: 'Please wait a minute, then try again.',
  },
} as const satisfies Record<string, ErrorEntry>

/** The number of icons that one request may name. */
export const maxIcons = 50

/** For programs: the site’s own requests are always right. */
export const iconErrors = {
  names: {
    status: 400,
    words: 'The address doesn’t name icons that can be sent.',
    next: `Name from 1 to ${maxIcons} icons in lowercase letters: ?icons=phone,email.`,
  },
} as const satisfies Record<string, ErrorEntry>
