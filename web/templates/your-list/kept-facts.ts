import type { KeptProduct_ProductFragment } from '#web/graphql/generated.ts'

/** What decides about a product, in brief: on the list's page and in its documents. */
export interface KeptFact {
  readonly label: string
  readonly items: readonly {
    readonly text: string
    readonly phone?: { readonly display: string; readonly href: string }
  }[]
}

const textOf = (text: string) => ({ text })

export function keptFacts({
  price,
  hire,
  funding,
  checks,
  suppliers,
}: KeptProduct_ProductFragment): readonly KeptFact[] {
  const facts: readonly KeptFact[] = [
    { label: 'Price band (a guide)', items: [textOf(price.label)] },
    {
      label: 'Hire from us',
      items: hire ? [textOf(`${hire.price} a week, for at least ${hire.minimum}, plus delivery`)] : [],
    },
    { label: 'Who may pay', items: funding.map(({ label }) => textOf(label)) },
    { label: 'Check first', items: checks.map(textOf) },
    {
      label: 'Buy or hire',
      items:
        suppliers.length > 0
          ? suppliers.map(({ name, phone }) => ({ text: name, ...(phone && { phone }) }))
          : [textOf('Ask us')],
    },
  ]
  return facts.filter(({ items }) => items.length > 0)
}
