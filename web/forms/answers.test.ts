import { expect, test } from 'vitest'
import { fieldsOf } from '#schema/forms/form-definition.ts'
import { answersInWords, readAnswers } from './answers.ts'
import { everyKind, exampleLists } from './examples.tsx'

const posted = (fields: readonly (readonly [string, string])[]) => {
  const data = new FormData()
  for (const [name, value] of fields) data.append(name, value)
  return data
}

test('readAnswers returns answers as typed, with single line ends, and ignores other fields', () => {
  const answers = readAnswers(
    fieldsOf(everyKind),
    posted([
      ['writer', ' Ada '],
      ['born-day', ' 27'],
      ['born-year', '1950'],
      ['movedIn-day', ' '],
      ['story', 'One\r\nTwo\rThree\nFour'],
      ['helps', 'time'],
      ['helps', 'interpreter'],
      ['token', 'token-1'],
      ['__proto__', 'x'],
    ]),
  )
  expect(answers).toEqual({
    writer: ' Ada ',
    answerBy: '',
    address: '',
    number: '',
    service: '',
    personName: '',
    postcode: '',
    born: ' 27//1950',
    movedIn: '',
    story: 'One\nTwo\nThree\nFour',
    helps: ['time', 'interpreter'],
  })
})

test.each([
  ['day', '27/3/1950', '27/3/1950'],
  ['month', '27/3/1950', '27/3/1950'],
  ['year', ' 27th March 1950 ', ' 27th March 1950 '],
  ['day', '27', '27//'],
  ['month', 'March', '/March/'],
  ['year', '1950', '//1950'],
  ['day', '27/3', '27/3//'],
])(
  'in the %s of a date, %j alone is the answer %j, so that a whole date is shown in its three fields',
  (part, typed, answer) => {
    expect(readAnswers(fieldsOf(everyKind), posted([[`born-${part}`, typed]]))).toMatchObject({ born: answer })
  },
)

test('the confirmation lists questions with their answers, using the options’ labels', () => {
  const answers = {
    writer: 'Ada',
    answerBy: 'email',
    address: 'ada@example.com',
    number: '0491 570 006',
    service: 'service-voice',
    personName: '  ',
    helps: ['interpreter', 'time'],
    born: '27/3/1950',
  }
  expect(
    answersInWords(everyKind, answers, exampleLists).map(({ name, values }) => `${name}: ${values.join(' | ')}`),
  ).toEqual([
    'writer: Ada',
    'answerBy: Email',
    'address: ada@example.com',
    'service: Voices and boards',
    'born: 27 March 1950',
    'helps: An interpreter | More time',
  ])
})
