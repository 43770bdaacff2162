import type { ContentType } from '#schema/content/content-type.ts'

/** A former path and its new target. A page at the same path takes precedence. */
export const redirect = {
  name: 'redirect',
  title: 'Redirect',
  type: 'document',
  fields: [
    {
      name: 'from',
      title: 'Old address',
      type: 'string',
      isRequired: true,
      description: 'A path of this site that is no page: /old-page. No query, no slash at its end.',
    },
    {
      name: 'to',
      title: 'Leads to',
      type: 'string',
      isRequired: true,
      description:
        'A path of this site, such as /services/chsp#costs, or an address elsewhere that begins with https:.',
    },
    {
      name: 'isOffSite',
      title: 'It is meant to leave this site',
      type: 'boolean',
      description: 'Without it, nobody is sent to another site.',
    },
  ],
} as const satisfies ContentType
