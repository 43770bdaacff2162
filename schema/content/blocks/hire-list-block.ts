import type { ContentType } from '#schema/content/content-type.ts'

/** What can be hired: the products that have a hire price, as a table. */
export const hireListBlock = {
  name: 'hireListBlock',
  title: 'What people can hire',
  type: 'object',
  fields: [{ name: 'caption', title: 'Caption', type: 'string', isRequired: true }],
} as const satisfies ContentType
