import type { ContentType } from '#schema/content/content-type.ts'

/** A table with a header row; the first cell of a row is its header. */
export const tableBlock = {
  name: 'tableBlock',
  title: 'Table',
  type: 'object',
  fields: [
    { name: 'caption', title: 'Caption', type: 'string', isRequired: true },
    { name: 'columns', title: 'Column headings', type: 'array', of: [{ type: 'string' }], isRequired: true },
    {
      name: 'rows',
      title: 'Rows',
      type: 'array',
      isRequired: true,
      of: [
        {
          type: 'object',
          name: 'tableRow',
          title: 'Row',
          fields: [
            {
              name: 'cells',
              title: 'Cells',
              type: 'array',
              isRequired: true,
              of: [
                {
                  type: 'object',
                  name: 'tableCell',
                  title: 'Cell',
                  fields: [{ name: 'text', title: 'Text', type: 'richText', isRequired: true }],
                },
              ],
            },
          ],
        },
      ],
    },
  ],
} as const satisfies ContentType
