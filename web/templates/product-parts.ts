import type { ProductQuery } from '#web/graphql/generated.ts'

type Product = NonNullable<ProductQuery['product']>

/** What a product's page says around the product. Of the loader: it comes with the page's data, and no script has to carry it. */
export const wordsOf = ({ isoGroup: { code, name } }: Product) => ({
  price:
    'This price band is indicative. It says what most of these cost to buy, without delivery, fitting or repairs. Ask for a quote before you decide.',
  mayApply: 'These may apply:',
  askLabel: 'Ask us about it',
  compareLabel: 'Compare it with others',
  funding:
    'Each scheme decides for each person. Ask it before you buy: most do not pay back what you have bought already.',
  ask: 'Tell us what you want to do, and where. We can show you this and other ways, and you do not have to buy anything.',
  supplier: 'We take no commission. Other suppliers sell such products too.',
  iso: code && `ISO 9999:2022 code: ${code}${name && ` (${name})`}`,
})

const headings = {
  what: 'What it is',
  helps: 'Who it helps',
  features: 'What it has and does',
  checks: 'Check before you choose',
  cost: 'What it may cost, and who may pay',
  ask: 'Ask about it',
  supplier: 'Who sells or hires it out',
  more: 'More like it',
} as const

/** The id of a part's heading. */
export type ProductPart = keyof typeof headings

/** The parts of a product's page that there is something for, in their order. */
export function partsOf({ helps, features, checks, supplier }: Product) {
  const ids: readonly ProductPart[] = [
    'what',
    ...(helps.length > 0 ? (['helps'] as const) : []),
    ...(features.length > 0 ? (['features'] as const) : []),
    ...(checks.length > 0 ? (['checks'] as const) : []),
    'cost',
    'ask',
    ...(supplier ? (['supplier'] as const) : []),
    'more',
  ]
  return ids.map((id) => ({ id, text: headings[id] }))
}
