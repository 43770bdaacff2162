import type { Notice } from './error-entry.ts'

/** Messages of the button that copies a link. */
export const copyNotices = { copied: ['Link copied'] } as const satisfies Record<string, Notice>
