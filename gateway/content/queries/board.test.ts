import { expect, test } from 'vitest'
import type { ContentReader } from '#gateway/content/reader.ts'
import { recordingLog } from '#tests/helpers/recording-log.ts'
import { boardStep } from './board.ts'

const choice = (code: string, more: object = {}) => ({
  code,
  word: `Word ${code}`,
  sentence: `I want ${code}.`,
  picture: null,
  next: null,
  service: null,
  link: null,
  ...more,
})
const phone = { label: 'Ambulance', fact: { value: '000', href: 'tel:000' } }
const screens = [
  {
    _id: 'first',
    question: 'What do you want?',
    isFirst: true,
    choices: [
      choice('ramp', {
        service: 'service-modifications',
        next: 'where',
        link: { label: 'Ramps', href: 'https://ramps.example/', to: null, hash: null },
      }),
      choice('danger', { next: 'wrong', service: 'service-at' }),
      choice('complain', { next: 'unhappy' }),
      choice('hospital', { service: 'service-at', isFromHospital: true }),
      choice('price', { link: { label: 'Prices', href: 'https://prices.example/', to: null, hash: null } }),
    ],
  },
  {
    _id: 'where',
    question: 'Where?',
    choices: [choice('door'), null, choice('Bad code'), choice('bath', { service: 'service-bath' })],
  },
  { _id: 'wrong', question: 'What is wrong?', isUrgent: true, phones: [phone, null], choices: [choice('pain')] },
  { _id: 'unhappy', question: 'What is wrong?', isComplaint: true, choices: [choice('wait')] },
]
const reader: ContentReader = {
  logger: recordingLog(),
  read: () => Promise.resolve(JSON.parse(JSON.stringify(screens))),
}
const step = (choices: string) => boardStep(reader, choices)

test('the board begins with its first screen, whose choices lead on', async () => {
  expect(await step('')).toMatchObject({
    sentence: null,
    chosen: [],
    phones: [],
    question: {
      question: 'What do you want?',
      choices: [
        { word: 'Word ramp', path: '/say/ramp' },
        { path: '/say/danger' },
        { path: '/say/complain' },
        { path: '/say/hospital' },
        { path: '/say/price' },
      ],
    },
  })
})

test('each choice replaces the sentence, and leads back to the screen where it was made', async () => {
  expect(await step('ramp')).toMatchObject({
    sentence: 'I want ramp.',
    question: { choices: [{ path: '/say/ramp_door' }, { path: '/say/ramp_bath' }] },
  })
  expect(await step('ramp_door')).toMatchObject({
    sentence: 'I want door.',
    question: null,
    chosen: [
      { word: 'Word ramp', path: '/say' },
      { word: 'Word door', path: '/say/ramp' },
    ],
    topic: 'service-modifications',
  })
  expect(await step('ramp_bath')).toMatchObject({ topic: 'service-bath' })
})

test('a complete sentence may lead to a page; without a service its topic is a talk', async () => {
  expect(await step('price')).toMatchObject({
    question: null,
    link: { label: 'Prices', href: 'https://prices.example/' },
    topic: 'call-me-back',
  })
})

test('where someone may not be safe, the numbers stay to the end, and the topic is urgent', async () => {
  const phones = [{ label: 'Ambulance: 000', href: 'tel:000' }]
  for (const choices of ['danger', 'danger_pain'])
    expect(await step(choices), choices).toMatchObject({ phones, topic: 'not-safe', isComplaint: false, link: null })
})

test('a sentence is a complaint from the first screen of complaints', async () => {
  for (const choices of ['complain', 'complain_wait'])
    expect(await step(choices), choices).toMatchObject({ isComplaint: true, phones: [], topic: 'call-me-back' })
})

test('a sentence with more pictures to choose from leads to no page yet', async () => {
  expect(await step('ramp')).toMatchObject({
    topic: 'service-modifications',
    isComplaint: false,
    link: null,
    phones: [],
  })
})

test.each(['no', 'ramp_no', 'door', 'ramp_door_more', '_', 'x'.repeat(500)])('%s is no screen', async (choices) => {
  expect(await step(choices)).toBeNull()
})

test('a sentence about coming home from hospital has a topic of its own, whatever its service', async () => {
  expect(await step('hospital')).toMatchObject({ topic: 'hospital' })
})
