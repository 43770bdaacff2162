import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { dangerIn } from './find-danger.ts'

const linesOf = (path: string): string[] =>
  readFileSync(new URL(path, import.meta.url), 'utf8')
    .split('\n')
    .filter((line) => line !== '')

test.each([
  ['life', 60],
  ['despair', 60],
  ['violence', 60],
  ['missing', 5],
  ['home', 60],
  ['money', 60],
] as const)('sentences that people type in danger are recognised: %s', (kind, least) => {
  const sentences = linesOf(`fixtures/${kind}.txt`)
  expect(sentences.length).toBeGreaterThanOrEqual(least)
  expect(sentences.filter((sentence) => dangerIn(sentence) !== kind)).toEqual([])
})

test('ordinary searches tell of no danger', () => {
  const ordinary = linesOf('fixtures/harmless.txt')
  expect(ordinary.length).toBeGreaterThanOrEqual(200)
  expect(ordinary.filter((query) => dangerIn(query))).toEqual([])
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
