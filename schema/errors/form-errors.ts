import type { ErrorEntry } from './error-entry.ts'

interface FormErrorEntry extends ErrorEntry {
  /** Whether to offer the phone number as an alternative. */
  readonly offersPhone: boolean
}

/**
 * Every way in which sending a form can fail, with the text for visitors. No other text is used for these failures.
 * Messages about single answers are with their rules in schema/forms.
 */
export const formErrors = {
  invalid: {
    status: 422,
    words: 'Your form wasn’t sent, because some answers need another look.',
    next: 'Change the answers listed here. Then send the form again.',
    offersPhone: false,
  },
  expired: {
    status: 409,
    words: 'Your form wasn’t sent, because it had been open for a long time.',
    next: 'Everything you wrote is still here. Please send it again.',
    offersPhone: false,
  },
  stepsLost: {
    status: 410,
    words:
      'Your form wasn’t sent, because your earlier answers are more than two weeks old, and we can’t open them any more.',
    next: 'Please answer these questions again. Then send the form.',
    offersPhone: true,
  },
  // The form may have been stored before the response was lost, so this must not claim that nothing arrived.
  unavailable: {
    status: 503,
    words: 'We can’t be sure that your form reached us. Something went wrong on our side.',
    next: 'Everything you wrote is still here. Please send it again in a few minutes. If it did arrive, we’ll only keep one copy.',
    offersPhone: true,
  },
  unreachable: {
    status: null,
    words: 'Your device couldn’t reach us.',
    next: 'Everything you wrote is still here. Check your internet connection. Then send the form again. If it did arrive, we’ll only keep one copy.',
    offersPhone: true,
  },
  tooLarge: {
    status: 413,
    words: 'Your form wasn’t sent, because it’s too long.',
    next: 'Everything you wrote is still here. Make your message shorter. Then send the form again.',
    offersPhone: true,
  },
  limited: {
    status: 429,
    words: 'Your form wasn’t sent, because too many forms came from your network in a short time.',
    next: 'Everything you wrote is still here. Please send it again in ten minutes.',
    offersPhone: true,
  },
  unreadable: {
    status: 400,
    words: 'Your form wasn’t sent, because we couldn’t read what your browser sent.',
    next: 'Please fill in the form and send it again.',
    offersPhone: true,
  },
  crossOrigin: {
    status: 403,
    words: 'Your form wasn’t sent, because we couldn’t tell that it came from our website.',
    next: 'Everything you wrote is still here. Check that the answers are yours, then send the form again.',
    offersPhone: true,
  },
  preview: {
    status: 405,
    words: 'Your form wasn’t sent, because this is the preview of a draft.',
    next: 'Everything you wrote is still here. Open the published page, and send the form from there.',
    offersPhone: false,
  },
} as const satisfies Record<string, FormErrorEntry>

export type FormErrorCode = keyof typeof formErrors
