import type { ContentType } from '#schema/content/content-type.ts'

/** Portable Text. Headings start at h2, because the page's title is the h1. */
export const richText = {
  name: 'richText',
  title: 'Text',
  type: 'array',
  of: [
    {
      type: 'block',
      styles: [
        { title: 'Paragraph', value: 'normal' },
        { title: 'Heading 2', value: 'h2' },
        { title: 'Heading 3', value: 'h3' },
        { title: 'Heading 4', value: 'h4' },
      ],
      lists: [
        { title: 'Bullets', value: 'bullet' },
        { title: 'Numbers', value: 'number' },
      ],
      marks: {
        decorators: [
          { title: 'Strong', value: 'strong' },
          { title: 'Emphasis', value: 'em' },
          // For words with another meaning than in the glossary: they are not explained.
          { title: 'Do not explain', value: 'unexplained' },
        ],
        annotations: [
          {
            name: 'internalLink',
            title: 'Link to a page of this site',
            type: 'object',
            fields: [
              {
                name: 'to',
                title: 'Page',
                type: 'reference',
                to: [{ type: 'page' }, { type: 'post' }, { type: 'easyRead' }, { type: 'product' }],
                isRequired: true,
              },
              {
                name: 'hash',
                title: 'Part of the page',
                type: 'string',
                description: 'The id of a heading, without #.',
              },
            ],
          },
          {
            name: 'externalLink',
            title: 'Link to another site, an e-mail address or a phone',
            type: 'object',
            fields: [
              {
                name: 'href',
                title: 'Address',
                type: 'url',
                isRequired: true,
                description: 'https, mailto, tel or sms.',
              },
            ],
          },
          {
            name: 'language',
            title: 'Words in another language',
            type: 'object',
            fields: [
              {
                name: 'code',
                title: 'Language',
                type: 'string',
                isRequired: true,
                description: 'BCP 47, such as "vi" or "zh-Hant".',
              },
            ],
          },
        ],
      },
      of: [
        {
          name: 'factValue',
          title: 'Fact',
          type: 'object',
          fields: [
            {
              name: 'fact',
              title: 'Fact',
              type: 'reference',
              to: [{ type: 'fact' }],
              isRequired: true,
              description: 'A figure is written once, in its own document, and stands here by reference.',
            },
          ],
        },
      ],
    },
  ],
} as const satisfies ContentType
