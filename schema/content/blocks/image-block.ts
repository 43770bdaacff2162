import type { ContentType } from '#schema/content/content-type.ts'

/** A picture with its caption. */
export const imageBlock = {
  name: 'imageBlock',
  title: 'Picture',
  type: 'object',
  fields: [{ name: 'picture', title: 'Picture', type: 'picture', isRequired: true }],
} as const satisfies ContentType
