import type { Notice } from './error-entry.ts'

const tryAgain = 'Check your connection, then try again.'

/** Messages of the shell, which any page may show, by what could not be reached. */
export const shellNotices = {
  display: ['We couldn’t open the display settings.', tryAgain],
  reader: ['We couldn’t open the reader.', tryAgain],
  part: ['Part of this page has stopped working.', 'You can still use the rest of it.'],
  notifications: ['We couldn’t open your notifications.', tryAgain],
  page: ['You seem to be offline, so we couldn’t open that page.', tryAgain],
  offline: [
    'You’re offline. You can keep reading this page.',
    'Wait until you’re back online before you send anything.',
  ],
  notRemembered: [
    'Your browser doesn’t let us remember your choice.',
    'It stays until you close or reload this page. Choose it again after that.',
  ],
  online: ['You’re back online.'],
} as const satisfies Record<string, Notice>
