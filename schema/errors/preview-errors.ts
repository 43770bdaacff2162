import type { ErrorEntry } from './error-entry.ts'

/** In the place of a draft that somebody was given a link to, or of a form sent from one. */
export const previewErrors = {
  expired: {
    status: 403,
    words: 'This preview link has expired.',
    next: 'A preview link works for one hour. Ask the person who sent it for a new one.',
  },
  invalid: {
    status: 403,
    words: 'This preview link does not work.',
    next: 'Part of the link may be missing. Copy all of it, or ask the person who sent it for a new one.',
  },
  unreadable: {
    status: 503,
    words: 'Drafts cannot be shown here.',
    next: 'This site has no token with which to read drafts. The person who runs it can set SANITY_TOKEN.',
  },
  unsendable: {
    status: 405,
    words: 'Nothing was sent.',
    next: 'This was the preview of a draft, and forms cannot be sent from a preview. Go back to find what you typed, or send it from the page as everybody sees it.',
  },
} as const satisfies Record<string, ErrorEntry>
