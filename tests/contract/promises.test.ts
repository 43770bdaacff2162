import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { sentencesOf } from '#schema/checks/sentences.ts'
import { promises } from '#schema/checks/settings.ts'
import { retentionInWords } from '#schema/forms/form-definition.ts'
import { forms } from '#schema/forms/forms.ts'

/** The text of a fact in the sample content. */
const wordsOfFact = (id: string): string => {
  const file = new URL(`../../schema/dataset/fact/${id}.json`, import.meta.url)
  const { value } = JSON.parse(readFileSync(file, 'utf8')) as { value: string }
  return value
}

/** Every text within a form's definition. */
const textsOf = (value: unknown): string[] =>
  typeof value === 'string'
    ? [value]
    : typeof value === 'object' && value !== null
      ? Object.values(value).flatMap(textsOf)
      : []

test.each(Object.values(forms))('the form $name promises the same as the pages', (form) => {
  const texts = textsOf(form)
    .flatMap(sentencesOf)
    .flatMap((sentence) =>
      promises.flatMap(({ says, fact }) => {
        const words = says.exec(sentence)?.[1]
        return words === undefined ? [] : [[words.toLowerCase(), wordsOfFact(fact)]]
      }),
    )
  expect(texts.length).toBeGreaterThan(0)
  for (const [words, promised] of texts) expect(words).toBe(promised)
  expect(wordsOfFact('fact-form-copy-time')).toBe(retentionInWords(form))
})
