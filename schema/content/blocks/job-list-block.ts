import type { ContentType } from '#schema/content/content-type.ts'

/** Every job that is open today. */
export const jobListBlock = {
  name: 'jobListBlock',
  title: 'Open jobs',
  type: 'object',
  fields: [
    { name: 'heading', title: 'Heading', type: 'string', isRequired: true },
    { name: 'emptyText', title: 'Words while no job is open', type: 'text', isRequired: true },
  ],
} as const satisfies ContentType
