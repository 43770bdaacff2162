import { formErrors } from '#schema/errors/form-errors.ts'

/** What every form says in the same words. It is part of each definition. */
export const formWords = {
  errors: formErrors,
  /** In case content has none, and in every mail to a person: it must not tell by being there what they wrote. */
  safety: 'If you or someone else is in danger now, call 000. By teletypewriter (TTY), call 106.',
  /** The collection notice, where it is the same for every form (APP 5). */
  collection: {
    more: 'More about your privacy',
    who: 'Who collects it',
    leftOut: 'If you leave something out',
    howLong: 'How long we keep it',
    yours: 'If you want to see it, correct it or complain',
    policy: 'Read our privacy policy',
    unknownProvider: 'We, the provider whose website this is',
    untilSent:
      'Until you send it, what you type stays in this window of your browser alone, unless you save it on your device.',
    rights:
      'Call us or write to us and say the reference. Our privacy policy tells you how, and who outside can help. It is free.',
  },
  confirmation: {
    once: 'We show this once. Print or save this page if you want to keep it. If other people use this device, close the window when you have finished.',
    shown: 'We have shown this once. We do not show it again, in case somebody else uses this device.',
  },
  /** Saving answers on the device (web/forms/device-copy.ts). */
  device: {
    offer: 'Answers to this form, not sent yet, are kept on this device.',
    take: 'Go on with them',
    takeDetails: 'Fill them in',
    save: 'Save on this device',
    what: 'To stop now and go on later: your answers so far stay on this device for seven days, or until you send them. Whoever uses the device can read them: do not save on a shared computer.',
    forget: 'Forget what is kept on this device',
  },
} as const
