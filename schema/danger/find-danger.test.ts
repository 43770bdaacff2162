import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { dangerKinds } from './danger-kind.ts'
import { createDangerFinder } from './find-danger.ts'

const dangerIn = createDangerFinder(readFileSync(new URL('phrases.txt', import.meta.url), 'utf8'))

const linesOf = (path: string): string[] =>
  readFileSync(new URL(path, import.meta.url), 'utf8')
    .split('\n')
    .filter((line) => line !== '')

test.each(dangerKinds)('sentences that people type in danger are recognised: %s', (kind) => {
  const sentences = linesOf(`fixtures/${kind}.txt`)
  expect(sentences.length).toBeGreaterThanOrEqual(60)
  expect(sentences.filter((sentence) => dangerIn(sentence) !== kind)).toEqual([])
})

test('ordinary searches tell of no danger', () => {
  const ordinary = linesOf('fixtures/harmless.txt')
  expect(ordinary.length).toBeGreaterThanOrEqual(200)
  expect(ordinary.filter((query) => dangerIn(query))).toEqual([])
})

/** How many of the lines `kind: sentence` tell of danger. */
const raised = (lines: readonly string[]): number => lines.filter((line) => dangerIn(line.replace(/^\w+: /, ''))).length

/**
 * Sentences that the phrases were not tuned on, each after its kind. The author of the phrases wrote `before.txt` first,
 * and so knew it; `after.txt` when they were finished, so that its figures are those to report. Failures do not show a
 * sentence, because it must not be used for tuning.
 */
test.each([
  ['before', 0.93, 0.03],
  ['after', 0.9, 0.05],
])(
  'of the held-out sentences %s.txt, %d of the dangerous are recognised, and at most %d of the others',
  (file, least, most) => {
    const sentences = linesOf(`fixtures/held-out/${file}.txt`)
    const harmless = sentences.filter((line) => line.startsWith('harmless: '))
    const dangerous = sentences.filter((line) => !line.startsWith('harmless: '))
    expect(raised(dangerous)).toBeGreaterThanOrEqual(dangerous.length * least)
    expect(raised(harmless)).toBeLessThanOrEqual(harmless.length * most)
  },
)

test('a topic alone is a call for help, the topic of a question is not', () => {
  expect(['suicide', 'abuse', 'flooding'].map(dangerIn)).toEqual(['despair', 'violence', 'home'])
  expect(['suicide doors', 'how do you screen workers for abuse', 'flooded bathroom floor'].filter(dangerIn)).toEqual(
    [],
  )
})

test('words of two sentences are no phrase, unless a gap may stand between them', () => {
  expect(dangerIn('I bought it in town. Fire safety is next.')).toBeUndefined()
  expect(dangerIn('mum fell. she cant get up')).toBe('life')
})

test.each([
  'so he doesnt hurt himself, but now he cant breathe',
  'she had a stroke last year and now her face is drooping',
])('what is harmless hides only its own words: %s', (text) => {
  expect(dangerIn(text)).toBe('life')
})

test.each([
  ['ordinary text', 'Please quote for two rails for my mother, she is unsteady. '],
  ['light words and persons', 'my mum '],
  ['the beginnings of many phrases', 'he has hit her and she took his money from the house when he fell '],
  ['two words too far apart', `${'gas '.repeat(100)}${'x '.repeat(8)}smell `],
  ['negations', 'is not '],
  ['one long word', 'a'],
])('a message of full length takes at most 3 ms of processor time: %s', (_, words) => {
  const text = words.repeat(4_000).slice(0, 4_000)
  const times = Array.from({ length: 30 }, () => {
    const before = process.threadCpuUsage()
    dangerIn(text)
    const { user, system } = process.threadCpuUsage(before)
    return (user + system) / 1000
  })
  expect(Math.min(...times)).toBeLessThanOrEqual(3)
})

test.each([
  'CHEST PAIN!!!',
  'I can’t breathe',
  'I can not breathe.',
  'Hello, thank you for the rails. My husband has chest pain today. Could you call me?',
])('case, punctuation and other sentences do not matter: %s', (text) => {
  expect(dangerIn(text)).toBe('life')
})

test('the most urgent danger counts', () => {
  expect(dangerIn('he hit me and I cant breathe')).toBe('life')
})

test.each(['', ' ', '?', 'x'.repeat(100_000)])('a text without words of danger tells of none', (text) => {
  expect(dangerIn(text)).toBeUndefined()
})

test('the sentences of the picture board that tell of danger come with numbers to call', () => {
  const folder = new URL('../dataset/board-question/', import.meta.url)
  interface Question {
    readonly phones?: readonly unknown[]
    readonly choices: readonly { readonly sentence?: string }[]
  }
  const dangerous = readdirSync(folder).flatMap((file) => {
    const { phones = [], choices } = JSON.parse(readFileSync(new URL(file, folder), 'utf8')) as Question
    return choices
      .filter(({ sentence = '' }) => dangerIn(sentence))
      .map(({ sentence }) => [sentence, phones.length > 0])
  })
  expect(dangerous.length).toBeGreaterThan(1)
  expect(dangerous.filter(([, hasPhones]) => !hasPhones)).toEqual([])
})
