import { expect, test } from 'vitest'
import { Block } from '#web/blocks/Blocks.tsx'
import type { Blocks_BlockFragment } from '#web/graphql/generated.ts'
import { textsIn } from '#tests/helpers/part-texts.ts'
import { exampleSettings, renderExample } from '#tests/helpers/render-example.tsx'
import { blockParts, type PageAround } from './from-blocks.ts'
import { picturesIn } from './parts.ts'

const modules = import.meta.glob<{ readonly examples: Readonly<Record<string, Blocks_BlockFragment>> }>(
  '../blocks/*-block/examples.ts',
  { eager: true },
)
const examples = Object.entries(modules).flatMap(([file, { examples: ofBlock }]) =>
  Object.entries(ofBlock).map(([name, block]) => [`${file.split('/')[2] ?? file}, ${name}`, block] as const),
)

const page: PageAround = { siteUrl: 'https://site.example', path: '/services', settings: exampleSettings }

/** Letters and digits: a page separates its parts by elements. */
const letters = (text: string) => text.replaceAll(/[^\p{L}\p{N}]/gu, '')

test.each(examples)(
  '%s: the file has the words, headings and alternative texts of the page, in its order',
  (_, block) => {
    const { container } = renderExample(<Block block={block} />)
    // What is on the page twice, or leads past a part of it. The numbers of steps come from the style sheet.
    for (const extra of container.querySelectorAll('[aria-hidden], [data-way-past]')) extra.remove()
    for (const [place, step] of container.querySelectorAll('ol > li > h3').entries()) step.prepend(`${place + 1}. `)
    // In a file what is above the title of a card would be part of the section before it.
    for (const meta of container.querySelectorAll('[class*=meta]')) meta.parentElement?.querySelector('h3')?.after(meta)
    for (const summary of container.querySelectorAll('[class*=definition] > summary'))
      summary.textContent = summary.textContent.replace(/: what it means$/, ':')
    const parts = blockParts(block, page)

    const shown = [...container.querySelectorAll('h2, h3, h4, h5, h6, details[class*=question] > summary')]
    expect(parts.flatMap((part) => (part.kind === 'heading' ? [part.text] : []))).toEqual(
      shown.map(({ textContent }) => textContent),
    )
    const alternatives = [...container.querySelectorAll('img')].map(({ alt }) => alt).filter(Boolean)
    expect(picturesIn(parts).flatMap(({ alt }) => alt || [])).toEqual([...new Set(alternatives)])
    expect(letters(parts.flatMap(textsIn).join(''))).toBe(letters(container.textContent))
  },
)

test('a link within the site has its whole address, and a fact its source at the end of the paragraph', () => {
  const [part] = blockParts(
    {
      __typename: 'RichTextBlock',
      key: 'a',
      body: {
        __typename: 'RichText',
        nodes: [
          {
            __typename: 'Paragraph',
            spans: [
              { __typename: 'LinkSpan', href: '#cost', parts: [] },
              { __typename: 'LinkSpan', href: '/about', parts: [] },
              { __typename: 'LinkSpan', href: 'tel:000', parts: [] },
            ],
          },
        ],
      },
    },
    page,
  )
  expect(part?.kind === 'paragraph' && part.line.map(({ href }) => href)).toEqual([
    'https://site.example/services#cost',
    'https://site.example/about',
    'tel:000',
  ])
})
