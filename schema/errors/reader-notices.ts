import type { Notice } from './error-entry.ts'

/** Messages of the reader that reads a page aloud. */
export const readerNotices = {
  noVoice: [
    'This device has no voice, so it can’t read aloud here.',
    'You may be able to add a voice in your device’s settings.',
  ],
  fellSilent: ['The device’s voice has stopped.', 'Check the sound, then press Play.'],
  notSaid: ['We couldn’t say it aloud.', 'Check the sound, then press Say it aloud.'],
} as const satisfies Record<string, Notice>
