import { expect, test } from 'vitest'
import { createAnchors } from '#schema/anchors.ts'
import { hireListBlock } from './hire-list-block.ts'

test('each product that is hired out is a row: its name, a link to its page, a price a week and the shortest hire', () => {
  const block = hireListBlock.map(
    {
      _type: 'hireListBlock',
      _key: 'hire',
      caption: 'What you can hire',
      products: [
        { name: 'Portable ramp', slug: 'portable-ramp', hire: { pricePerWeek: 30, minimumWeeks: 1 } },
        { name: 'Shower chair', slug: 'shower-chair', hire: { pricePerWeek: 14, minimumWeeks: 4 } },
        { name: 'Without a price', slug: 'no-price', hire: { pricePerWeek: null, minimumWeeks: 4 } },
      ],
    },
    { key: 'hire', anchors: createAnchors() },
  )
  if (!block) throw new Error('The block is left out')
  expect(hireListBlock.text(block)).toEqual({
    headings: ['What you can hire'],
    body: ['Portable ramp', '$30', '1 week', 'Shower chair', '$14', '4 weeks'],
  })
  expect(block.rows[1]?.cells[0]?.nodes).toMatchObject([
    { spans: [{ __typename: 'LinkSpan', href: '/resources/product-database/shower-chair' }] },
  ])
})
