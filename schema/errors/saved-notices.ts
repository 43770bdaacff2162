import type { Notice } from './error-entry.ts'

/** Messages about what a form saves on the visitor's device. */
export const savedNotices = {
  tooOld: [
    'We couldn’t save your answers: this page has been open for more than two weeks.',
    'Open the form again in another tab and copy your answers to it.',
  ],
  refused: [
    'We couldn’t save anything: this browser doesn’t allow it, or has no room.',
    'Keep this page open until you’ve sent the form.',
  ],
  answersSaved: (date: string) => [`Your answers are saved on this device until ${date}.`],
  detailsSaved: (date: string) => [`Your details are saved on this device until ${date}.`],
  forgotten: ['Nothing from this form is saved on this device any more.'],
} as const satisfies Record<string, Notice | ((date: string) => Notice)>
