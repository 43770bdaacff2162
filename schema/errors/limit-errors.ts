import type { ErrorEntry } from './error-entry.ts'

/** In the place of a page that was not made, because there is too much to do or to read. */
export const limitErrors = {
  limited: {
    status: 429,
    words: 'We have had a lot of requests from your network in a short time.',
    next: 'Please wait a minute, then load this page again. Or call us.',
  },
  busy: {
    status: 503,
    words: 'Our website is very busy right now.',
    next: 'Please wait a few seconds, then load this page again. Or call us.',
  },
  tooLarge: {
    status: 413,
    words: 'Your form wasn’t sent, because it’s too long.',
    next: 'Go back: what you wrote is still there. Make it shorter and send it again. Or call us.',
  },
} as const satisfies Record<string, ErrorEntry>
