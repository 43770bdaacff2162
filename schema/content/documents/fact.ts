import type { ContentType } from '#schema/content/content-type.ts'

/** A figure, date or official number that pages state: stored once with its source, and inserted by reference. */
export const fact = {
  name: 'fact',
  title: 'Fact',
  type: 'document',
  fields: [
    { name: 'name', title: 'What it is', type: 'string', isRequired: true },
    {
      name: 'value',
      title: 'Words on the page',
      type: 'string',
      isRequired: true,
      description: 'Such as "$15,000" or "1800 200 422".',
    },
    {
      name: 'href',
      title: 'Link of the words',
      type: 'url',
      description: 'tel: for a phone number, sms: for a number to text.',
    },
    { name: 'asAt', title: 'As at', type: 'date', isRequired: true },
    {
      name: 'isDated',
      title: 'May change',
      type: 'boolean',
      description: 'On: the page shows the day of the last check and the source after it.',
    },
    {
      name: 'daysShown',
      title: 'Days until it is stale',
      type: 'number',
      description:
        'For figures that age quickly, such as a waiting time. Once it is older, the page says "ask us" instead.',
    },
    { name: 'sourceName', title: 'Source', type: 'string', isRequired: true },
    { name: 'sourceUrl', title: 'Address of the source', type: 'url', isRequired: true },
    { name: 'reviewBy', title: 'Review by', type: 'date', isRequired: true },
  ],
} as const satisfies ContentType
