import { expect, test } from 'vitest'
import { inExactWords } from './exact-words.ts'
import type { Answers, FormDefinition } from './form-definition.ts'
import { forms } from './forms.ts'
import { typedDateInWords } from './typed-date.ts'

const said = (definition: FormDefinition, answers: Answers, field: string, code: string) =>
  inExactWords(definition, answers, [{ field, code, message: 'As the form says' }])[0]?.message

const oneself = { referralFor: 'self' }
const other = { referralFor: 'other', role: 'health', funding: 'ndis' }

test.each([
  ['31/02/1950', 'There’s no 31 February 1950. Check the date'],
  ['31/feb/1950', 'There’s no 31 February 1950. Check the date'],
  ['0/5/1950', 'There’s no 0 May 1950. Check the date'],
  ['27/3/50', 'Enter the year with four digits, like 1950'],
  ['27/13/1950', 'Enter a month from 1 to 12'],
  ['27/Mai/1950', 'As the form says'],
  ['27th/March/50', 'Enter the year with four digits, like 1950'],
  ['27 March ’50', 'Enter the year with four digits, like 1950'],
  ['twenty-seven/March/fifty', 'Enter the year with four digits, like 1950'],
  ['27/3/50//', 'Enter the year with four digits, like 1950'],
  ['31st/February/1950', 'There’s no 31 February 1950. Check the date'],
  ['3O/February/1950', 'There’s no 30 February 1950. Check the date'],
  ['3/27/1950', 'Enter a month from 1 to 12'],
  ['27/3/1950/3/1950', 'As the form says'],
  ['27/3/', 'As the form says'],
  ['x/3/1950', 'As the form says'],
])('[S49] the date of birth %s gives an error that names the problem: %s', (dateOfBirth, message) => {
  expect(said(forms.referral, { ...oneself, dateOfBirth }, 'dateOfBirth', 'date')).toBe(message)
})

test('[S49] the error for a two-digit year has an example that suits its question', () => {
  expect(said(forms.referral, { ...other, planEnd: '27/3/27' }, 'planEnd', 'date')).toBe(
    'Enter the year with four digits, like 2027',
  )
})

const callsOnly = 'We can only call or text Australian numbers. Enter one, or choose another way for us to reply'

test.each([
  ['phone', '+64 21 123 4567'],
  ['text', '+64 21 123 4567'],
  ['relay', '0064 21 123 4567'],
  ['phone', '0011 44 20 7946 0000'],
  ['phone', 'my number is +1 (202) 555-0142'],
  ['phone', 'plus six four two one one two three four five six seven'],
])('[S49] for a reply by %s, the number %s from overseas is refused with the cause', (replyBy, phone) => {
  expect(said(forms['general-enquiry'], { replyBy, phone }, 'phone', 'phone')).toBe(callsOnly)
})

test('[S49] where a phone number is optional, one from overseas may be left out', () => {
  expect(said(forms.referral, { ...other, personPhone: '+64 21 123 4567' }, 'personPhone', 'phone')).toBe(
    'We can only call or text Australian numbers. Enter one, or leave this empty',
  )
})

const shortened = 'A spreadsheet has shortened this number. Enter all its digits'

test('[S49] a number that a spreadsheet shortened is refused with the cause; as advice it may be sent', () => {
  for (const replyBy of ['phone', 'text'])
    expect(said(forms['general-enquiry'], { replyBy, phone: '4.91570006E+8' }, 'phone', 'phone')).toBe(shortened)
  expect(said(forms['general-enquiry'], { postcode: '4E+03' }, 'postcode', 'postcode')).toBe(shortened)
  expect(said(forms.referral, { ...other, ndisNumber: '4.3E+08' }, 'ndisNumber', 'ndisNumber')).toBe(
    `${shortened}. You can also send it as it is.`,
  )
})

test.each([
  ['phone', '3123 4567', 'Put the area code first, like 07 7010 1234'],
  ['relay', '(3123)4567', 'Put the area code first, like 07 7010 1234'],
  [
    'phone',
    '0491 570 00',
    'Check the phone number: it has 9 digits. Mobile and landline numbers have 10, like 0491 570 006 or 07 7010 1234',
  ],
  ['phone', '٣١٢٣ ٤٥٦٧', 'Put the area code first, like 07 7010 1234'],
  ['phone', '3123\u22124567', 'Put the area code first, like 07 7010 1234'],
  [
    'phone',
    'ask Mum',
    'Enter one phone number, like 0491 570 006. You can add a few words after it, like “after 5 pm”',
  ],
  [
    'phone',
    '731 234 567',
    'Check the phone number: it has 9 digits. Mobile and landline numbers have 10, like 0491 570 006 or 07 7010 1234',
  ],
  [
    'phone',
    'oh four nine one five seven oh double oh',
    'Check the phone number: it has 9 digits. Mobile and landline numbers have 10, like 0491 570 006 or 07 7010 1234',
  ],
  ['phone', '1900 123 456', 'As the form says'],
  ['phone', '+61 491 570', 'As the form says'],
  ['phone', '0000000000', 'As the form says'],
  ['text', '3123 4567', 'Enter a mobile number, like 0491 570 006, so that we can text you'],
  ['text', '0491 570', 'Enter a mobile number, like 0491 570 006, so that we can text you'],
])('[S49] for a reply by %s, the number %s gives this error: %s', (replyBy, phone, message) => {
  expect(said(forms['general-enquiry'], { replyBy, phone }, 'phone', 'phone')).toBe(message)
})

test('a value that is refused for another reason, or is missing, has the general message', () => {
  expect(said(forms.referral, { ...oneself, dateOfBirth: '27/3/2999' }, 'dateOfBirth', 'notInFuture')).toBe(
    'As the form says',
  )
  expect(said(forms.referral, oneself, 'dateOfBirth', 'date')).toBe('As the form says')
})

test.each([
  ['5/11/1940', '5 November 1940'],
  [' 05 / Nov / 1940', '5 November 1940'],
  ['1940/11/5', '5 November 1940'],
  ['5/11/40', '5 11 40'],
  ['5//1940', '5  1940'],
])('a date typed as %j is shown as %j', (typed, words) => {
  expect(typedDateInWords(typed)).toBe(words)
})

test.each([
  ['jane.example.com', 'Check the email address: the @ is missing. It should be like name@example.com'],
  ['jane citizen at example dot com', 'Write @ in place of “at”, like name@example.com'],
  ['jane[at]example.com', 'Write @ in place of “at”, like name@example.com'],
  ['jane@example. com', 'Remove the space from the email address'],
  ['jane@example.com, john@example.com', 'Enter one email address only, like name@example.com'],
  ['jane citizen@example.com', 'Remove the space from the email address'],
  ['jané@example.com', 'Check the email address: “é” can’t be before the @'],
  ['jane@example', 'Check the part of the email address after the @. It should be like name@example.com'],
  ['jane@exam_ple.com', 'Check the part of the email address after the @. It should be like name@example.com'],
  ['.jane@example.com', 'As the form says'],
])('[S49] the email address %s gives this error: %s', (email, message) => {
  expect(said(forms['general-enquiry'], { replyBy: 'email', email }, 'email', 'email')).toBe(message)
})

test.each([
  ['QLD 400', 'Enter only the four digits of the postcode, like 4000'],
  ['400', 'As the form says'],
  ['four hundred', 'As the form says'],
  ['822', 'Enter all four digits of the postcode. If it starts with 0, enter the 0 too, like 0800'],
])('[S49] the postcode %s gives this error: %s', (postcode, message) => {
  expect(said(forms['general-enquiry'], { replyBy: 'email', postcode }, 'postcode', 'postcode')).toBe(message)
})

test('[S49] a date in the digits of another script is shown in words', () => {
  expect(typedDateInWords('٢٧/٣/١٩٥٠')).toBe('27 March 1950')
})
