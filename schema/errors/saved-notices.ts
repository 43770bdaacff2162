import type { Notice } from './error-entry.ts'

/** Messages about what a form saves on the visitor's device. */
export const savedNotices = {
  tooOld: [
    'Your answers are saved, but this page has been open for more than two weeks, so they may be too old to continue.',
    'Open the form again in another tab and copy your answers to it.',
  ],
  refused: [
    'We couldn’t save anything: your browser doesn’t allow it, or its storage is full.',
    'Keep this page open until you’ve sent the form.',
  ],
  tooMany: (count: string) => [
    `We couldn’t save your answers: this device already has ${count} saved copies of this form.`,
    'Open the form in another tab, delete a copy you don’t need, then save again here.',
  ],
  gone: ['That copy is no longer on this device.', 'Choose another copy, or fill in the form again.'],
  answersSaved: (date: string) => [
    `Your answers are saved on this device until ${date}, unless your browser clears them sooner.`,
  ],
  detailsSaved: (date: string) => [
    `Your details are saved on this device until ${date}, unless your browser clears them sooner.`,
  ],
  forgotten: (name: string) => [`Deleted from this device: ${name}.`],
} as const satisfies Record<string, Notice | ((value: string) => Notice)>
