import type { RoutePath } from './site-map.ts'

/**
 * The query parameters that a page reads. No other ever reaches a public page: what it does not read cannot change it. Beside the
 * site map, because the server alone needs it and browsers get that table.
 */
export const pageQueries: Readonly<Partial<Record<RoutePath, readonly string[]>>> = {
  '/blogs': ['page'],
  '/resources/product-database': [
    'q',
    'category',
    'need',
    'funding',
    'price',
    'sort',
    'page',
    'compare',
    'remove',
    'view',
  ],
}
