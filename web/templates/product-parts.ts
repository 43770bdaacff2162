import type { ProductQuery } from '#web/graphql/generated.ts'

type Product = NonNullable<ProductQuery['product']>

/** The fixed texts of a product's page. The loader returns them, so that they are not part of a script. */
export const wordsOf = ({ isoGroup: { code, name } }: Product) => ({
  price:
    'This price band is a guide: it’s what most of these cost to buy, before delivery, fitting or repairs. Ask for a quote before you decide.',
  priceLabel: 'Price band',
  hireLabel: 'Hire from us',
  fundingLabel: 'Who may pay',
  suppliersLabel: 'Buy or hire',
  askLabel: 'Ask us about it',
  compareLabel: 'Compare it with others',
  funding: 'Each scheme decides case by case. Ask before you buy, because most schemes won’t pay you back afterwards.',
  ask: 'Tell us what you want to do, and where. We can show you this and other options, and you don’t have to buy anything.',
  suppliers:
    'We sell and hire out some equipment ourselves, so we may earn from it too. We take no commission from these suppliers. You can buy wherever you like.',
  iso: code && `ISO 9999:2022 code: ${code}${name && ` (${name})`}`,
})

const headings = {
  what: 'What it is',
  helps: 'Who it helps',
  features: 'Features',
  checks: 'Check before you choose',
  cost: 'About the price',
  ask: 'Ask about it',
  suppliers: 'Where to buy or hire it',
  more: 'Similar equipment',
} as const

/** The id of a section's heading. */
export type ProductPart = keyof typeof headings

/** The sections of a product's page that have content, in order. */
export function partsOf({ helps, features, checks, suppliers }: Product) {
  const ids: readonly ProductPart[] = [
    'what',
    ...(helps.length > 0 ? (['helps'] as const) : []),
    ...(features.length > 0 ? (['features'] as const) : []),
    ...(checks.length > 0 ? (['checks'] as const) : []),
    'cost',
    'ask',
    ...(suppliers.length > 0 ? (['suppliers'] as const) : []),
    'more',
  ]
  return ids.map((id) => ({ id, text: headings[id] }))
}
