import type { ErrorEntry } from './error-entry.ts'

/** Shown instead of a page. */
export const pageErrors = {
  notFound: {
    status: 404,
    words: 'We couldn’t find this page. It may have moved, or there may be a typo in the address.',
    next: 'Go to the home page, see our services, or send us an enquiry.',
  },
  broken: {
    status: 500,
    words: 'Sorry, this isn’t working. Something went wrong on our side. It’s nothing you did.',
    next: 'Please wait a minute, then load this page again.',
  },
} as const satisfies Record<string, ErrorEntry>
