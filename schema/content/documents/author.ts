import type { ContentType } from '#schema/content/content-type.ts'

export const author = {
  name: 'author',
  title: 'Author',
  type: 'document',
  fields: [
    { name: 'name', title: 'Name', type: 'string', isRequired: true },
    { name: 'role', title: 'Role', type: 'string' },
  ],
} as const satisfies ContentType
