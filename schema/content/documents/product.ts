import type { ContentType } from '#schema/content/content-type.ts'
import { searchWordsField } from '#schema/content/search-words-field.ts'
import { productFundingValues, productNeedValues, productPriceValues } from '#schema/product-terms.ts'

/**
 * A type of product, not a particular make: no brands and no purchase prices. Details of a maker's product belong to its
 * supplier.
 */
export const product = {
  name: 'product',
  title: 'Product',
  type: 'document',
  fields: [
    { name: 'slug', title: 'Slug', type: 'slug', isRequired: true },
    { name: 'name', title: 'Name', type: 'string', isRequired: true, description: 'What people call it.' },
    {
      name: 'otherWords',
      title: 'Also called',
      type: 'array',
      of: [{ type: 'string' }],
      description: 'Other names for it. The page prints them: only names that nobody is ashamed of.',
    },
    searchWordsField,
    {
      name: 'summary',
      title: 'Summary',
      type: 'text',
      isRequired: true,
      description: 'What it does, in one sentence for the list.',
    },
    { name: 'category', title: 'Category', type: 'reference', to: [{ type: 'productCategory' }], isRequired: true },
    {
      name: 'isoCode',
      title: 'ISO 9999:2022 code',
      type: 'string',
      isRequired: true,
      description: 'One of the groups of its category.',
    },
    {
      name: 'about',
      title: 'About it',
      type: 'text',
      isRequired: true,
      description: 'How it works and what to know. An empty line begins a new paragraph.',
    },
    { name: 'helps', title: 'Who it helps', type: 'array', of: [{ type: 'string' }], isRequired: true },
    { name: 'features', title: 'Features', type: 'array', of: [{ type: 'string' }], isRequired: true },
    {
      name: 'checks',
      title: 'Check first',
      type: 'array',
      of: [{ type: 'string' }],
      isRequired: true,
      description: 'What to measure, try or ask before choosing.',
    },
    {
      name: 'needs',
      title: 'Needs',
      type: 'array',
      of: [{ type: 'string', options: { list: productNeedValues } }],
      isRequired: true,
    },
    {
      name: 'funding',
      title: 'Who may pay',
      type: 'array',
      of: [{ type: 'string', options: { list: productFundingValues } }],
      isRequired: true,
    },
    {
      name: 'price',
      title: 'Price band',
      type: 'string',
      isRequired: true,
      options: { list: productPriceValues },
      description: 'What most of these cost to buy. Indicative: the page says so.',
    },
    {
      name: 'hire',
      title: 'Hire from us',
      type: 'object',
      description: 'Only for what the provider hires out itself. The page and the hire list show it.',
      fields: [
        {
          name: 'pricePerWeek',
          title: 'Price a week',
          type: 'number',
          isRequired: true,
          description: 'In dollars, with GST.',
        },
        { name: 'minimumWeeks', title: 'Shortest hire', type: 'number', isRequired: true, description: 'In weeks.' },
      ],
    },
    {
      name: 'suppliers',
      title: 'Suppliers',
      type: 'array',
      of: [{ type: 'reference', to: [{ type: 'supplier' }] }],
      isRequired: true,
      description: 'Two or more, so that nobody is sent to one shop.',
    },
    {
      name: 'picture',
      title: 'Picture',
      type: 'picture',
      description: 'It shows this kind of product. Without one there is none: another product’s picture misleads.',
    },
    { name: 'lastReviewed', title: 'Last reviewed', type: 'date', isRequired: true },
    { name: 'reviewDue', title: 'Review due', type: 'date', isRequired: true },
  ],
} as const satisfies ContentType
