import type { ContentType } from '#schema/content/content-type.ts'

/** Phone, e-mail and the enquiry form; the numbers come from the site settings. */
export const contactPanelBlock = {
  name: 'contactPanelBlock',
  title: 'Talk to us',
  type: 'object',
  fields: [
    { name: 'heading', title: 'Heading', type: 'string', isRequired: true },
    { name: 'text', title: 'Text', type: 'text' },
  ],
} as const satisfies ContentType
