import { expect, test } from 'vitest'
import type { Blocks_BlockFragment } from '#web/graphql/generated.ts'
import { Block, registry } from './Blocks.tsx'
import { outlineOf } from './outline.ts'
import { renderExample } from '#tests/helpers/render-example.tsx'

const modules = import.meta.glob<{ readonly examples: Readonly<Record<string, Blocks_BlockFragment>> }>(
  './*-block/examples.ts',
  { eager: true },
)
const examples = Object.entries(modules).flatMap(([file, { examples: ofBlock }]) =>
  Object.entries(ofBlock).map(([name, block]) => [`${file.split('/')[1] ?? file}, ${name}`, block] as const),
)

test('every block has examples', () => {
  expect(new Set(examples.map(([, { __typename }]) => __typename))).toEqual(new Set(Object.keys(registry)))
})

/** Fields that are not shown as they are. Pictures of cards are decorative, and a video without a film has no poster. */
const notShown = new Set([
  '__typename',
  'id',
  'key',
  'icon',
  'alt',
  'emptyText',
  'published',
  'publishedOn',
  'closingDate',
  'poster',
])

/** Every text and address of a block. */
const wordsIn = (value: unknown, name = ''): string[] => {
  if (notShown.has(name)) return []
  if (typeof value === 'string') return [value.replaceAll('&', '&amp;')]
  return Object.entries(value ?? {}).flatMap(([key, inner]) => wordsIn(inner, Array.isArray(value) ? name : key))
}

test.each(examples)(
  '%s: shows all its words and addresses, and each link of the outline leads to its h2',
  (_, block) => {
    const { container } = renderExample(<Block block={block} />)
    const text = container.innerHTML
    expect(wordsIn(block).filter((words) => !text.includes(words))).toEqual([])
    for (const { id, text: heading } of outlineOf([block])) {
      const target = container.ownerDocument.getElementById(id)
      expect([target?.tagName, target?.textContent], id).toEqual(['H2', heading])
    }
  },
)
