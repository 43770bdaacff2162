import { maxKept } from '#schema/kept-list.ts'
import type { Notice } from './error-entry.ts'

/** Messages about the list to take to an appointment. */
export const keptNotices = {
  kept: (product: string) => [`${product} is on your list.`],
  takenOff: (product: string) => [`${product} is off your list.`],
  full: (product: string) => [
    `Your list already has ${maxKept} products, which is as many as it can hold.`,
    `Take one off, then keep ${product}.`,
  ],
  refused: (product: string) => [
    `We couldn’t keep ${product}: your browser doesn’t allow it, or its storage is full.`,
    'You can print the page, or take it with you as a document.',
  ],
  questionRefused: [
    'We couldn’t keep your question: your browser doesn’t allow it, or its storage is full.',
    'Print your list before you leave this page.',
  ],
  forgotten: ['Your list and your question are deleted from this device.'],
} as const satisfies Record<string, Notice | ((product: string) => Notice)>
