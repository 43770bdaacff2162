import type { ContentType } from '#schema/content/content-type.ts'

/** Videos, each with captions and a transcript. */
export const videoListBlock = {
  name: 'videoListBlock',
  title: 'Videos',
  type: 'object',
  fields: [
    { name: 'heading', title: 'Heading', type: 'string', isRequired: true },
    {
      name: 'videos',
      title: 'Videos',
      type: 'array',
      isRequired: true,
      of: [{ type: 'reference', to: [{ type: 'video' }] }],
    },
  ],
} as const satisfies ContentType
