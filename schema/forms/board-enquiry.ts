import { generalEnquiry } from './definitions/general-enquiry.ts'
import { type AnswerIs, type Field, fieldsOf, type FormDefinition } from './form-definition.ts'
import { phone } from './reply-fields.ts'

/** A field of the enquiry that the sentence of the board answers. */
function given(name: string): Field {
  const field = fieldsOf(generalEnquiry).find((candidate) => candidate.name === name)
  if (!field) throw new Error(`The enquiry has no field ${name}`)
  return { ...field, isGiven: true }
}

const byHelper: AnswerIs = { field: 'replyBy', isOneOf: ['helper'] }
const { message, topic, answers } = generalEnquiry.fromBoard

/** The end of the picture board: an enquiry with its sentence, and one question. */
export const boardEnquiry: FormDefinition = {
  ...generalEnquiry,
  isShort: true,
  submitLabel: 'Send',
  steps: [
    {
      name: 'enquiry',
      title: 'Send this to us',
      fields: [
        ...[message, topic, ...Object.keys(answers)].map(given),
        {
          kind: 'choice',
          name: 'replyBy',
          label: 'How can we reach you?',
          whose: 'visitor',
          isRequired: true,
          hasPictures: true,
          options: [
            { value: 'phone', label: 'Call me' },
            { value: 'text', label: 'Text me' },
            { value: 'helper', label: 'Call my helper' },
            { value: 'known', label: 'You know me' },
          ],
          messages: { required: 'Choose how we should reply', option: 'Choose one of the ways to reply' },
        },
        {
          ...phone,
          label: 'Phone number',
          hasKeypad: true,
          when: { field: 'replyBy', isOneOf: ['phone', 'text', 'helper'] },
          whenInWords: 'Fill this in if you chose ‘Call me’, ‘Text me’ or ‘Call my helper’.',
          wordings: [{ when: byHelper, label: 'My helper’s phone number', whose: 'other' }],
        },
        {
          kind: 'text',
          name: 'name',
          label: 'Name',
          whose: 'visitor',
          autocomplete: 'name',
          when: { field: 'replyBy', isOneOf: ['helper', 'known'] },
          whenInWords: 'Fill this in if you chose ‘Call my helper’ or ‘You know me’.',
          wordings: [
            { when: byHelper, label: 'My helper’s name', whose: 'other' },
            { when: { field: 'replyBy', isOneOf: ['known'] }, label: 'My name' },
          ],
          rules: [{ rule: 'maxLength', characters: 100 }],
          messages: {},
        },
      ],
    },
  ],
  ifEmpty: { name: 'A person who uses the picture board', [topic]: 'call-me-back' },
  ownDetails: {
    // Whatever the sentence is.
    when: { field: 'needs', isOneOf: answers.needs },
    fields: ['replyBy', 'phone', 'name'],
    namedBy: 'phone',
    label: 'Save these answers on this device',
    words:
      'You can save your answers for next time. They stay on this device for up to 90 days. Anyone who uses the device can see them, so don’t save them on a shared computer.',
    offer: 'There are answers saved on this device.',
  },
}

/** What happens after Send, by the answer to the question: without a number, and with it. */
export const boardOutcomes: Readonly<Record<string, readonly [plain: string, withNumber: (number: string) => string]>> =
  {
    phone: ['We’ll call you.', (number) => `We’ll call you on ${number}.`],
    text: ['We’ll send you a text message.', (number) => `We’ll send a text message to ${number}.`],
    helper: ['We’ll call the person who helps you.', (number) => `We’ll call the person who helps you on ${number}.`],
    known: ['We’ll reply the way we usually contact you.', () => 'We’ll reply the way we usually contact you.'],
  }
