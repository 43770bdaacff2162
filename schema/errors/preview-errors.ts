import type { ErrorEntry } from './error-entry.ts'

/** Shown instead of a draft from a preview link, or of the result of a form sent from a draft. */
export const previewErrors = {
  expired: {
    status: 403,
    words: 'This preview link has expired.',
    next: 'A preview link works for one hour. Ask the person who sent it for a new one.',
  },
  invalid: {
    status: 403,
    words: 'This preview link doesn’t work.',
    next: 'Part of the link may be missing. Copy all of it, or ask the person who sent it for a new one.',
  },
  unreadable: {
    status: 503,
    words: 'We can’t show drafts here.',
    next: 'This site doesn’t have a token to read drafts with. The person who runs it can set SANITY_TOKEN.',
  },
  unsendable: {
    status: 405,
    words: 'Nothing was sent.',
    next: 'This was the preview of a draft, and you can’t send forms from a preview. Go back to find what you typed, or send it from the published page.',
  },
} as const satisfies Record<string, ErrorEntry>
