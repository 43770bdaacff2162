import type { ContentType } from '#schema/content/content-type.ts'

/** A standalone link, either to a document or to another site. */
export const link = {
  name: 'link',
  title: 'Link',
  type: 'object',
  fields: [
    {
      name: 'label',
      title: 'Words of the link',
      type: 'string',
      isRequired: true,
      description: 'They must make sense alone: "Read about the AT-HM scheme", never "click here".',
    },
    {
      name: 'to',
      title: 'Page of this site',
      type: 'reference',
      to: [{ type: 'page' }, { type: 'post' }, { type: 'easyRead' }, { type: 'product' }],
    },
    { name: 'href', title: 'Address elsewhere', type: 'url', description: 'https, mailto, tel or sms.' },
    { name: 'hash', title: 'Part of the page', type: 'string', description: 'The id of a heading, without #.' },
  ],
} as const satisfies ContentType
