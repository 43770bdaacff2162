/** Funding. */
import type { AnswerIs, FormStep } from '#schema/forms/form-definition.ts'
import { other, professional } from './conditions.ts'

const ndis: AnswerIs = { field: 'funding', isOneOf: ['ndis'] }
/** People reach each of these programs through My Aged Care. */
const agedCare: AnswerIs = { field: 'funding', isOneOf: ['support-at-home', 'other-aged-care', 'chsp'] }

export const fundingStep = {
  name: 'funding',
  title: 'Who may pay',
  fields: [
    {
      kind: 'choice',
      name: 'funding',
      label: 'Who may pay for it?',
      hint: 'If you’re not sure, that’s fine. We’ll find out together.',
      whose: 'visitor',
      isRequired: true,
      options: [
        { value: 'ndis', label: 'NDIS', hint: 'National Disability Insurance Scheme' },
        { value: 'support-at-home', label: 'Support at Home' },
        { value: 'other-aged-care', label: 'Other aged care' },
        { value: 'chsp', label: 'CHSP', hint: 'Commonwealth Home Support Programme' },
        { value: 'private', label: 'Paying privately' },
        { value: 'other', label: 'Something else' },
        { value: 'not-sure', label: 'Not sure' },
      ],
      messages: { required: 'Choose who may pay for it', option: 'Choose who may pay for it' },
      wordings: [{ when: other, whose: 'other' }],
    },
    {
      kind: 'text',
      name: 'ndisNumber',
      label: 'NDIS number',
      hint: 'Nine digits. Leave it empty if you don’t have it with you.',
      whose: 'other',
      autocomplete: 'off',
      width: 'medium',
      when: { allOf: [other, ndis] },
      whenInWords: 'Fill this in if you chose NDIS.',
      rules: [
        { rule: 'maxLength', characters: 60 },
        { rule: 'ndisNumber', isAdvice: true },
      ],
      messages: {
        maxLength: 'Keep the NDIS number to 60 characters',
        ndisNumber: 'Check the NDIS number: most have nine digits. You can also send it as it is',
      },
    },
    {
      kind: 'choice',
      name: 'ndisManagement',
      label: 'Who manages the NDIS plan?',
      whose: 'other',
      when: { allOf: [other, ndis] },
      whenInWords: 'Answer this if you chose NDIS.',
      options: [
        { value: 'self', label: 'They do, or their family' },
        { value: 'plan', label: 'A plan manager' },
        { value: 'agency', label: 'The NDIS' },
        { value: 'not-sure', label: 'I’m not sure' },
      ],
      messages: { option: 'Choose who manages the NDIS plan' },
    },
    {
      kind: 'text',
      name: 'planManager',
      label: 'Name of the plan manager',
      whose: 'other',
      autocomplete: 'off',
      when: { allOf: [other, ndis, { field: 'ndisManagement', isOneOf: ['plan'] }] },
      whenInWords: 'Fill this in if you chose A plan manager.',
      rules: [{ rule: 'maxLength', characters: 120 }],
      messages: { maxLength: 'Keep the plan manager’s name to 120 letters' },
    },
    {
      kind: 'date',
      name: 'planStart',
      label: 'When did the plan begin?',
      whose: 'other',
      autocomplete: 'off',
      when: { allOf: [other, professional, ndis] },
      whenInWords: 'Fill this in if you chose NDIS.',
      messages: { date: 'Enter the day, month and year when the plan began, like 27 3 2026' },
    },
    {
      kind: 'date',
      name: 'planEnd',
      label: 'When does the plan end?',
      whose: 'other',
      autocomplete: 'off',
      when: { allOf: [other, professional, ndis] },
      whenInWords: 'Fill this in if you chose NDIS.',
      messages: { date: 'Enter the day, month and year when the plan ends, like 27 3 2027' },
    },
    {
      kind: 'text',
      name: 'agedCareId',
      label: 'Aged Care ID',
      hint: 'AC and eight digits. Leave it empty if you don’t have it with you.',
      whose: 'other',
      autocomplete: 'off',
      width: 'medium',
      when: { allOf: [other, agedCare] },
      whenInWords: 'Fill this in if you chose Support at Home, Other aged care or CHSP.',
      rules: [
        { rule: 'maxLength', characters: 60 },
        { rule: 'agedCareId', isAdvice: true },
      ],
      messages: {
        maxLength: 'Keep the Aged Care ID to 60 characters',
        agedCareId: 'Check the Aged Care ID: most have AC and eight digits. You can also send it as it is',
      },
    },
    {
      kind: 'text',
      name: 'referralCode',
      label: 'Referral code from My Aged Care',
      whose: 'other',
      autocomplete: 'off',
      width: 'medium',
      when: { allOf: [other, agedCare] },
      whenInWords: 'Fill this in if you chose Support at Home, Other aged care or CHSP.',
      rules: [{ rule: 'maxLength', characters: 60 }],
      messages: { maxLength: 'Keep the referral code to 60 characters' },
    },
  ],
} as const satisfies FormStep
