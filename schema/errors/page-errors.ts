import type { ErrorEntry } from './error-entry.ts'

/** In the place of a page. */
export const pageErrors = {
  notFound: {
    status: 404,
    words: 'We could not find this page. It may have moved, or the address may have a typing error.',
    next: 'Go to the home page, see our services, or send us an enquiry.',
  },
  broken: {
    status: 500,
    words: 'Something went wrong on our side. You did nothing wrong.',
    next: 'Please wait a minute, then load this page again.',
  },
} as const satisfies Record<string, ErrorEntry>
