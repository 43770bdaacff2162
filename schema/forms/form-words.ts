import { withoutSpeech } from '#schema/danger/without-speech.ts'
import { formErrors } from '#schema/errors/form-errors.ts'

/** The wording that all forms share. It is part of each definition. */
export const formWords = {
  errors: formErrors,
  /**
   * The default when content has none, and in every mail to a person. It must always be present, so that its presence
   * does not reveal what they wrote.
   */
  safety: `If you or someone else is in danger now, call 000. ${withoutSpeech} By teletypewriter (TTY), call 106.`,
  /** The heading of other help, which the page's document has for below the form. */
  otherHelp: 'Other places you can complain',
  /** The label of the disclosure of optional questions. */
  folded: 'Add more, if you like',
  /** The part of the collection notice that is the same for every form (APP 5). */
  collection: {
    more: 'More about your privacy',
    who: 'Who collects it',
    leftOut: 'If you leave something out',
    howLong: 'How long we keep it',
    yours: 'To see it, correct it or complain',
    policy: 'Privacy policy',
    unknownProvider: 'The organisation that runs this website',
    untilSent: 'Until you send it, what you type stays in this browser window, unless you save it on your device.',
    rights:
      'Call us or write to us and quote your reference number. It’s free. Our privacy policy tells you how, and who else can help.',
  },
  confirmation: {
    once: 'We only show this once. Print or save this page if you want to keep it. If other people use this device, close the window when you’ve finished.',
    shown: 'We’ve already shown your answers once. We won’t show them again, in case someone else uses this device.',
  },
  /** Saving answers on the device (web/forms/device-copy.ts). */
  device: {
    offer: 'You have saved answers for this form on this device. You haven’t sent them yet.',
    take: 'Continue with saved answers',
    takeDetails: 'Use my saved details',
    save: 'Save on this device',
    what: 'Stop now and continue later. Your answers stay on this device for up to seven days, or until you send them. A private window forgets them when you close it. Anyone who uses the device can read them, so don’t save on a shared computer.',
    forget: 'Delete from this device',
    /** A copy without a name. */
    unnamed: 'Saved answers',
    /** The start of the name of saved details. */
    details: 'Your details',
  },
} as const
