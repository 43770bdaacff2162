import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const dataset = fileURLToPath(new URL('../../schema/dataset', import.meta.url))

interface EasyReadFile {
  readonly lines: readonly { readonly picture: { readonly _sanityAsset: string } }[]
}

/** The table of ideas and pictures in the dataset's README. */
const rows = [
  ...readFileSync(`${dataset}/README.md`, 'utf8').matchAll(/^\| (?<idea>.+?) +\| `(?<picture>[^`]+)` +\|$/gm),
].map(({ groups }) => ({ idea: groups?.['idea'] ?? '', picture: groups?.['picture'] ?? '' }))

const pictures = globSync('easy-read/*.json', { cwd: dataset }).flatMap((file) => {
  const { lines } = JSON.parse(readFileSync(`${dataset}/${file}`, 'utf8')) as EasyReadFile
  return lines.map(({ picture }) => picture._sanityAsset.replace('image@file://./', ''))
})

const repeated = (values: readonly string[]) => values.filter((value, index) => values.indexOf(value) !== index)

test('the pictures of Easy Read pages are the pictures in the table of ideas', () => {
  expect([...new Set(pictures)].sort()).toEqual(rows.map(({ picture }) => picture).sort())
})

test('a picture stands for one idea, and an idea has one picture', () => {
  expect(repeated(rows.map(({ picture }) => picture))).toEqual([])
  expect(repeated(rows.map(({ idea }) => idea.toLowerCase()))).toEqual([])
})
