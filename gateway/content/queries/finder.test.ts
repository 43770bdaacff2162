import { evaluate, parse } from 'groq-js'
import { expect, test } from 'vitest'
import type { ContentReader } from '#gateway/content/reader.ts'
import { recordingLog } from '#tests/helpers/recording-log.ts'
import { finderStep } from './finder.ts'

const ref = (id: string) => ({ _type: 'reference', _ref: id })
const refs = (...ids: string[]) => ids.map(ref)
const words = (text: string) => [
  {
    _type: 'block',
    _key: 'p',
    style: 'normal',
    markDefs: [],
    children: [{ _type: 'span', _key: 's', text, marks: [] }],
  },
]
const advice = (id: string, kind: string, order: number) => ({
  _id: id,
  _type: 'finderAdvice',
  kind,
  title: `Title of ${id}`,
  text: words(`Text of ${id}`),
  order,
})

const dataset: object[] = [
  { _id: 'page-rails', _type: 'page', path: '/services/home-modifications' },
  { _id: 'rails', _type: 'service', name: 'Rails', summary: 'They hold.', page: ref('page-rails') },
  advice('call', 'nextStep', 2),
  advice('ask', 'nextStep', 1),
  advice('scheme', 'funding', 1),
  advice('nobody-names-it', 'funding', 0),
  {
    ...advice('now', 'urgent', 1),
    wordings: [
      { after: ['all'], title: 'Call together', text: words('Call us, all of you.') },
      { after: ['me', 'young'], text: words('Call us yourself.') },
    ],
  },
  {
    _id: 'who',
    _type: 'finderQuestion',
    question: 'Who?',
    isFirst: true,
    answers: [
      { code: 'me', label: 'I do', next: ref('need'), advice: refs('call') },
      { code: 'all', label: 'All of us', next: ref('age'), advice: refs('call') },
      { code: 'Not Usable', label: 'Cannot stand in an address' },
    ],
  },
  {
    _id: 'need',
    _type: 'finderQuestion',
    question: 'What?',
    hint: 'Choose one.',
    answers: [
      { code: 'rails', label: 'Holding on', next: ref('age'), services: refs('rails', 'gone') },
      { code: 'report', label: 'A report', services: refs('rails'), advice: refs('ask', 'scheme') },
    ],
  },
  {
    _id: 'age',
    _type: 'finderQuestion',
    question: 'How old?',
    wordings: [{ after: ['me'], question: 'How old are you?' }],
    answers: [
      { code: 'old', label: 'Old', advice: refs('scheme', 'ask'), next: ref('empty') },
      { code: 'young', label: 'Young', advice: refs('ask', 'call', 'now') },
    ],
  },
  { _id: 'empty', _type: 'finderQuestion', question: 'Nothing to answer', answers: [] },
]

function readerOf(documents: readonly object[]): ContentReader {
  return {
    logger: recordingLog(),
    async read(query, params) {
      const value = await evaluate(parse(query, { params }), { dataset: documents, params })
      return (await value.get()) as never
    },
  }
}
const step = (answers: string, documents = dataset) => finderStep(readerOf(documents), answers)

test('it begins with the first question, whose answers lead on by their codes', async () => {
  expect(await step('')).toMatchObject({
    given: [],
    number: 1,
    of: 3,
    isChange: false,
    result: null,
    question: {
      question: 'Who?',
      hint: null,
      choices: [
        { label: 'I do', path: '/services/finder/me', isChosen: false },
        { label: 'All of us', path: '/services/finder/all', isChosen: false },
      ],
    },
  })
})

test('a step has the previous answers, its number out of the total, and the link to change each answer', async () => {
  expect(await step('me_rails')).toMatchObject({
    given: [
      { question: 'Who?', answer: 'I do', changePath: '/services/finder/change-1_me_rails' },
      { question: 'What?', answer: 'Holding on', changePath: '/services/finder/change-2_me_rails' },
    ],
    number: 3,
    of: 3,
    question: { question: 'How old are you?' },
  })
  expect(await step('all')).toMatchObject({ number: 2, of: 2 })
})

test('the result has the services of all answers, and their advice once, in order', async () => {
  const { question, result } = (await step('me_rails_old')) ?? {}
  expect(question).toBeNull()
  expect(result).toMatchObject({
    services: [{ id: 'rails', path: '/services/home-modifications' }],
    funding: [{ id: 'scheme' }],
    nextSteps: [{ id: 'ask' }, { id: 'call', title: 'Title of call', hasPhone: false, link: null }],
  })
  expect((await step('me_rails_young'))?.result?.funding).toEqual([])
})

const urgent = async (codes: string) => JSON.stringify((await step(codes))?.result?.urgent)

test('advice has the words for who answered: the first wording that names one of the answers', async () => {
  expect(await urgent('me_rails_young')).toContain('Call us yourself.')
  expect(await urgent('me_rails_young')).toContain('"title":"Title of now"')
  expect(await urgent('all_young')).toContain('"title":"Call together"')
  expect(await urgent('me_report')).toBe('[]')
})

test('a changed answer keeps later answers that still apply to the same questions', async () => {
  expect(await step('change-2_me_rails_old')).toMatchObject({
    isChange: true,
    number: 2,
    given: [{ question: 'Who?' }],
    result: null,
    question: {
      question: 'What?',
      choices: [
        { label: 'Holding on', path: '/services/finder/me_rails_old', isChosen: true },
        { label: 'A report', path: '/services/finder/me_report', isChosen: false },
      ],
    },
  })
  // A different question is next: its answer is unknown.
  expect((await step('change-1_me_rails_old'))?.question?.choices[1]?.path).toBe('/services/finder/all')
})

test.each([
  'nobody',
  'me_nothing',
  'me_rails_old_more',
  '_',
  'me_',
  'change-2_me',
  'change-0_me',
  'change-1_',
  'change-x_me',
  'Not Usable',
  `me_${'a'.repeat(300)}`,
])('%s is not a step', async (answers) => {
  expect(await step(answers)).toBeNull()
})

test('cyclic content ends after five questions, and without content there is no finder', async () => {
  const round = { _id: 'a', _type: 'finderQuestion', question: 'Again?', isFirst: true }
  const documents = [{ ...round, answers: [{ code: 'x', label: 'Yes', next: ref('a') }] }]
  expect(await step('x_x', documents)).toMatchObject({ number: 3, of: 5, question: { question: 'Again?' } })
  expect(await step('x_x_x_x_x', documents)).toMatchObject({ question: null, result: { services: [] } })
  expect(await step('x_x_x_x_x_x', documents)).toBeNull()
  expect(await step('', [])).toBeNull()
})

test('a question has the words that fit the answers before it, also once it is answered', async () => {
  expect((await step('me_rails'))?.question?.question).toBe('How old are you?')
  expect((await step('all'))?.question?.question).toBe('How old?')
  expect((await step('me_rails_young'))?.given.at(-1)?.question).toBe('How old are you?')
})
