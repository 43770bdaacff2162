import type { Hire } from '#gateway/types.generated.ts'
import type { FromOutside } from '#gateway/content/map/outside.ts'

export const hireFields = `hire{ pricePerWeek, minimumWeeks }`

type HireContent = FromOutside<{ pricePerWeek: number | null; minimumWeeks: number | null }>

const dollars = new Intl.NumberFormat('en-AU', { style: 'currency', currency: 'AUD', maximumFractionDigits: 0 })

/** What hiring a product costs; null for one that is not hired out. */
export function hireOf(content: HireContent | null | undefined): Hire | null {
  const { pricePerWeek, minimumWeeks } = content ?? {}
  if (!pricePerWeek || !minimumWeeks) return null
  return {
    __typename: 'Hire',
    price: dollars.format(pricePerWeek),
    minimum: `${minimumWeeks} ${minimumWeeks === 1 ? 'week' : 'weeks'}`,
  }
}
