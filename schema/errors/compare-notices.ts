import { maxCompared } from '#schema/product-terms.ts'
import type { Notice } from './error-entry.ts'

/** Messages about the products to compare, by their names. */
export const compareNotices = {
  full: (product: string, compared: readonly string[]) => [
    'You can compare three products at a time.',
    `To add ${product}, first remove one of ${compared.join(', ')}.`,
  ],
  added: (product: string, { length }: readonly string[]) => [
    `${product} added to compare, ${length} of ${maxCompared}.`,
  ],
  removed: (product: string) => [`${product} removed from compare.`],
} as const satisfies Record<string, (product: string, compared: readonly string[]) => Notice>
