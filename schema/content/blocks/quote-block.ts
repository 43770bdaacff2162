import type { ContentType } from '#schema/content/content-type.ts'

/** A quotation. Never a testimonial about care: see the advertising rules for regulated health services. */
export const quoteBlock = {
  name: 'quoteBlock',
  title: 'Quote',
  type: 'object',
  fields: [
    { name: 'text', title: 'Words', type: 'text', isRequired: true },
    { name: 'speaker', title: 'Who says it', type: 'string', isRequired: true },
    {
      name: 'consent',
      title: 'Consent',
      type: 'string',
      isRequired: true,
      description: 'Scope and date. Never shown.',
    },
  ],
} as const satisfies ContentType
