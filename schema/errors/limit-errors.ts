import type { ErrorEntry } from './error-entry.ts'

/** Plain text instead of a page that was not rendered. The phone number follows it. */
export const limitErrors = {
  limited: {
    status: 429,
    words: 'We’ve had a lot of requests from your network in a short time.',
    next: 'Please wait a minute, then load this page again.',
  },
  busy: {
    status: 503,
    words: 'Our website is very busy right now.',
    next: 'Please wait a few seconds, then load this page again.',
  },
  formTooLarge: {
    status: 413,
    words: 'Your form wasn’t sent, because it’s too large.',
    next: 'Go back: what you typed is still there. Make your message shorter, then send the form again.',
  },
} as const satisfies Record<string, ErrorEntry>
