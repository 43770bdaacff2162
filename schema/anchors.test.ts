import { expect, test } from 'vitest'
import { createAnchors } from './anchors.ts'

test('headings with the same words have distinct ids, even if a heading equals a generated id', () => {
  const anchors = createAnchors()
  expect(['Why', 'Why 2', 'Why', 'Why?', 'why'].map(anchors)).toEqual(['why', 'why-2', 'why-3', 'why-4', 'why-5'])
})

test.each([
  ['How it is funded', 'how-it-is-funded'],
  ['  AT-HM: $500 & more!  ', 'at-hm-500-more'],
  ['Résumé', 'resume'],
  ['Tiếng Việt', 'tieng-viet'],
  ['हिन्दी में', 'हिन्दी-में'],
  ['???', 'part'],
  ['', 'part'],
])('%j becomes %j', (words, anchor) => {
  expect(createAnchors()(words)).toBe(anchor)
})
