/** Home visit safety and consent: only in referrals for someone else. */
import type { AnswerIs, FormStep } from '#schema/forms/form-definition.ts'
import { other } from './conditions.ts'

const represented: AnswerIs = { field: 'representative', isOneOf: ['yes'] }

export const homeVisitStep = {
  name: 'visit',
  title: 'Visiting them safely',
  when: other,
  fields: [
    {
      kind: 'text',
      name: 'access',
      label: 'How do we get into the home?',
      hint: 'For example, steps, a gate or where to park.',
      whose: 'other',
      autocomplete: 'off',
      rules: [{ rule: 'maxLength', characters: 500 }],
      messages: { maxLength: 'Keep this to 500 characters' },
    },
    {
      kind: 'text',
      name: 'safety',
      label: 'Is there anything our staff should know to stay safe?',
      hint: 'For example, a dog, smoking, or someone who gets upset by visitors.',
      whose: 'other',
      autocomplete: 'off',
      rules: [{ rule: 'maxLength', characters: 500 }],
      messages: { maxLength: 'Keep this to 500 characters' },
    },
    {
      kind: 'choice',
      name: 'representative',
      label: 'Does someone represent them?',
      hint: 'A guardian, a nominee, an attorney or a registered supporter.',
      whose: 'other',
      isRequired: true,
      options: [
        { value: 'no', label: 'No' },
        { value: 'yes', label: 'Yes' },
        { value: 'not-sure', label: 'I’m not sure' },
      ],
      messages: {
        required: 'Choose whether someone represents them',
        option: 'Choose whether someone represents them',
      },
    },
    {
      kind: 'text',
      name: 'representativeName',
      label: 'Name and role of the representative or supporter',
      hint: 'For example, Kim Tran, guardian.',
      whose: 'other',
      autocomplete: 'off',
      when: represented,
      whenInWords: 'Fill this in if someone represents them.',
      rules: [{ rule: 'maxLength', characters: 150 }],
      messages: { maxLength: 'Keep the representative’s name to 150 letters' },
    },
    {
      kind: 'phone',
      name: 'representativePhone',
      label: 'Phone number of the representative or supporter',
      whose: 'other',
      autocomplete: 'off',
      when: represented,
      whenInWords: 'Fill this in if someone represents them.',
      rules: [{ rule: 'phone' }],
      messages: { phone: 'Enter an Australian phone number for the representative, like 0491 570 006' },
    },
  ],
} as const satisfies FormStep

export const consentStep = {
  name: 'consent',
  title: 'Their consent',
  when: other,
  fields: [
    {
      kind: 'choice',
      name: 'consentBy',
      label: 'Who agreed to this referral?',
      whose: 'other',
      isRequired: true,
      options: [
        { value: 'person', label: 'The person' },
        { value: 'representative', label: 'The person who legally decides for them' },
        { value: 'nobody-yet', label: 'No one yet', hint: 'We can’t start until the person agrees.' },
      ],
      messages: { required: 'Choose who agreed', option: 'Choose who agreed' },
    },
    {
      kind: 'choices',
      name: 'consentFor',
      label: 'What did they agree to?',
      hint: 'Choose all that apply.',
      whose: 'other',
      isRequired: true,
      when: { field: 'consentBy', isOneOf: ['person', 'representative'] },
      whenInWords: 'Choose at least one if someone agreed.',
      options: [
        { value: 'contact', label: 'You can contact them' },
        { value: 'details', label: 'I can give you these details' },
        { value: 'report-back', label: 'You can tell me how it goes' },
      ],
      messages: { required: 'Choose what they agreed to', option: 'Choose what they agreed to from the list' },
    },
    {
      kind: 'date',
      name: 'consentDate',
      label: 'When did they agree?',
      hint: 'For example, 27 3 2026.',
      whose: 'other',
      autocomplete: 'off',
      isRequired: true,
      when: { field: 'consentBy', isOneOf: ['person', 'representative'] },
      whenInWords: 'Fill this in if someone agreed.',
      rules: [{ rule: 'notInFuture' }],
      messages: {
        required: 'Enter the date when they agreed',
        date: 'Enter the day, month and year they agreed, like 27 3 2026',
        notInFuture: 'Enter a date that’s today or earlier',
      },
    },
  ],
} as const satisfies FormStep
