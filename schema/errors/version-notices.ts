import type { Notice } from './error-entry.ts'

/** Messages about a new version of the site. */
export const versionNotices = {
  ready: ['A new version of this site is ready.', 'You’ll get it when you open another page.'],
} as const satisfies Record<string, Notice>
