import type { ContentType } from '#schema/content/content-type.ts'

const page = { name: 'page', title: 'Page', type: 'reference', to: [{ type: 'page' }], isRequired: true } as const
const label = {
  name: 'label',
  title: 'Words in the menu',
  type: 'string',
  description: 'Empty: the title of the page.',
} as const

/** A single document with the id `menu`: the main menu. The rule `menu` says what it must have. */
export const menu = {
  name: 'menu',
  title: 'Main menu',
  type: 'document',
  fields: [
    {
      name: 'entries',
      title: 'Entries',
      type: 'array',
      isRequired: true,
      description: 'At the top of every page. The six of the first level stay; add pages below them.',
      of: [
        {
          type: 'object',
          name: 'menuEntry',
          title: 'Entry',
          fields: [
            page,
            label,
            {
              name: 'children',
              title: 'Pages below it',
              type: 'array',
              of: [
                {
                  type: 'object',
                  name: 'menuPage',
                  title: 'Page',
                  fields: [
                    page,
                    label,
                    {
                      name: 'children',
                      title: 'Pages below it',
                      type: 'array',
                      of: [{ type: 'object', name: 'menuSubpage', title: 'Page', fields: [page, label] }],
                    },
                  ],
                },
              ],
            },
          ],
        },
      ],
    },
  ],
} as const satisfies ContentType
