import type { ErrorEntry } from './error-entry.ts'

/** Plain text instead of a feed or the sitemap. */
export const feedErrors = {
  unavailable: {
    status: 503,
    words: 'We can’t give you this list right now.',
    next: 'Please try again in a few minutes, or visit our website.',
  },
} as const satisfies Record<string, ErrorEntry>
