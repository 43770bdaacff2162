import { expect, test } from 'vitest'
import { exampleSettings } from '#tests/helpers/render-example.tsx'
import { newRequestContext } from '#web/graphql/request-context.ts'
import { createServerGql } from '#web/graphql/server-client.ts'
import { listFile } from './from-list.ts'

const rail = {
  __typename: 'Product',
  id: 'product-rail',
  slug: 'rail',
  name: 'Grab rail',
  price: { __typename: 'ProductTerm', label: 'Under $100' },
  hire: { __typename: 'Hire', price: '$14', minimum: '4 weeks' },
  funding: [],
  checks: ['What the wall is made of', 'Mark the place'],
  suppliers: [
    {
      __typename: 'Supplier',
      id: 'supplier-a',
      name: 'A shop',
      phone: { __typename: 'Phone', display: '(07) 7010 3110', href: 'tel:0770103110' },
    },
  ],
}

const gqlOf = (products: readonly object[]) =>
  createServerGql(() => Promise.resolve({ data: { comparedProducts: products, siteSettings: exampleSettings } }))(
    newRequestContext('test'),
  )

const strong = (text: string) => ({ text, isStrong: true })

test('the document of a list has the question and, for each product, its facts in brief', async () => {
  const request = { slugs: ['rail', 'gone'], question: 'Will it hold me?\n\nAnd my mum?' }
  const file = await listFile(request, gqlOf([rail]), 'https://site.example')
  expect(file).toMatchObject({
    title: 'Your list',
    address: 'https://site.example/resources/product-database/your-list',
    parts: [
      { kind: 'heading', level: 1, text: 'Your list' },
      { kind: 'heading', level: 2, text: 'Your question' },
      { kind: 'paragraph', line: [{ text: 'Will it hold me?' }] },
      { kind: 'paragraph', line: [{ text: 'And my mum?' }] },
      { kind: 'heading', level: 2, text: 'Grab rail' },
      { kind: 'paragraph', line: [strong('Price band (a guide): '), { text: 'Under $100' }] },
      {
        kind: 'paragraph',
        line: [strong('Hire from us: '), { text: '$14 a week, for at least 4 weeks, plus delivery' }],
      },
      {
        kind: 'paragraph',
        line: [
          strong('Check first: '),
          { text: 'What the wall is made of' },
          { text: '; ' },
          { text: 'Mark the place' },
        ],
      },
      {
        kind: 'paragraph',
        line: [
          strong('Buy or hire: '),
          { text: 'A shop' },
          { text: ', ' },
          { text: '(07) 7010 3110', href: 'tel:0770103110' },
        ],
      },
    ],
  })
})

test('a list without a question or without a product that exists', async () => {
  const file = await listFile({ slugs: ['rail'], question: ' ' }, gqlOf([rail]), 'https://site.example')
  expect(file?.parts.map((part) => part.kind === 'heading' && part.text).filter(Boolean)).toEqual([
    'Your list',
    'Grab rail',
  ])
  expect(await listFile({ slugs: ['gone'], question: 'Why?' }, gqlOf([]), 'https://site.example')).toBeUndefined()
})
