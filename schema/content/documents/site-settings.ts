import type { ContentType } from '#schema/content/content-type.ts'
import { formIds } from '#schema/forms/forms.ts'
import { switchableTools } from '#schema/switchable-tools.ts'

/** A single document with the id `siteSettings`: everything that is on every page or names the provider. */
export const siteSettings = {
  name: 'siteSettings',
  title: 'Site settings',
  type: 'document',
  fields: [
    { name: 'providerName', title: 'Name of the provider', type: 'string', isRequired: true },
    { name: 'tagline', title: 'What the provider does, in one sentence', type: 'string', isRequired: true },
    { name: 'description', title: 'For search engines', type: 'text', isRequired: true },
    {
      name: 'supportPhone',
      title: 'Support phone',
      type: 'string',
      isRequired: true,
      description: 'As people write it: "1800 975 710".',
    },
    { name: 'contactEmail', title: 'General e-mail address', type: 'string', isRequired: true },
    {
      name: 'mailRoutes',
      title: 'Who gets which form',
      type: 'array',
      description: 'The first that fits is taken; without one the general e-mail address.',
      of: [
        {
          type: 'object',
          name: 'mailRoute',
          title: 'Form and address',
          fields: [
            {
              name: 'form',
              title: 'Form',
              type: 'string',
              isRequired: true,
              options: { list: formIds },
            },
            {
              name: 'answer',
              title: 'Only with this answer',
              type: 'string',
              description: 'The value of a choice, such as a topic or the id of a service. Empty: every answer.',
            },
            { name: 'email', title: 'E-mail address', type: 'string', isRequired: true },
          ],
        },
      ],
    },
    {
      name: 'escalationEmail',
      title: 'E-mail address for undelivered mail',
      type: 'string',
      description: 'We send a message here when mail has not reached the staff for four hours.',
    },
    {
      name: 'safetyNote',
      title: 'What to do in danger',
      type: 'string',
      isRequired: true,
      description: 'Shown above every form.',
    },
    {
      name: 'openingHours',
      title: 'Opening hours',
      type: 'object',
      isRequired: true,
      description: 'In Brisbane time.',
      fields: [
        {
          name: 'days',
          title: 'Days',
          type: 'string',
          isRequired: true,
          description: 'As people say it: "Monday to Friday".',
        },
        { name: 'opens', title: 'Opens', type: 'string', isRequired: true, description: '24-hour clock: "08:30".' },
        { name: 'closes', title: 'Closes', type: 'string', isRequired: true, description: '24-hour clock: "16:30".' },
        { name: 'closedNote', title: 'When it is closed', type: 'string', isRequired: true },
      ],
    },
    {
      name: 'offices',
      title: 'Offices',
      type: 'array',
      isRequired: true,
      of: [
        {
          type: 'object',
          name: 'office',
          title: 'Office',
          fields: [
            { name: 'name', title: 'Name', type: 'string', isRequired: true },
            { name: 'street', title: 'Street', type: 'string', isRequired: true },
            { name: 'suburb', title: 'Suburb', type: 'string', isRequired: true },
            { name: 'state', title: 'State', type: 'string', isRequired: true },
            { name: 'postcode', title: 'Postcode', type: 'string', isRequired: true },
            { name: 'phone', title: 'Phone', type: 'string' },
            {
              name: 'access',
              title: 'Getting in',
              type: 'string',
              description: 'Step-free way, parking, what to ask for.',
            },
            {
              name: 'closures',
              title: 'Public holidays and closures',
              type: 'array',
              of: [
                {
                  type: 'object',
                  name: 'closure',
                  title: 'Closed day',
                  fields: [
                    { name: 'date', title: 'Date', type: 'date', isRequired: true },
                    { name: 'reason', title: 'Reason', type: 'string', isRequired: true },
                  ],
                },
              ],
            },
          ],
        },
      ],
    },
    { name: 'socialLinks', title: 'Social links', type: 'array', of: [{ type: 'link' }] },
    {
      name: 'policyLinks',
      title: 'Policy links',
      type: 'array',
      isRequired: true,
      of: [{ type: 'link' }],
      description: 'In the order in which the footer shows them.',
    },
    { name: 'subscribeLink', title: 'Mailing list', type: 'link', isRequired: true },
    { name: 'badge', title: 'Registered provider badge', type: 'picture', isRequired: true },
    { name: 'acknowledgement', title: 'Acknowledgement of Country', type: 'text', isRequired: true },
    {
      name: 'helpLinks',
      title: 'Help to reach us',
      type: 'array',
      of: [{ type: 'link' }],
      description: 'Relay service, interpreters.',
    },
    {
      name: 'siteAlert',
      title: 'Site alert',
      type: 'object',
      description: 'Shown at the top of every page, also on pages that visitors have open. Times are Brisbane time.',
      fields: [
        {
          name: 'message',
          title: 'Message',
          type: 'string',
          isRequired: true,
          description: 'One or two plain sentences.',
        },
        { name: 'link', title: 'Where there is more about it', type: 'link' },
        { name: 'startsAt', title: 'Shown from', type: 'datetime', description: 'At once, when it is empty.' },
        { name: 'endsAt', title: 'Shown until', type: 'datetime', isRequired: true },
      ],
    },
    {
      name: 'switchedOff',
      title: 'Tools that are switched off',
      type: 'array',
      of: [{ type: 'string', options: { list: switchableTools } }],
      description:
        'Reading aloud, settings for dwell and switches, pictures beside choices. Empty: every tool is offered.',
    },
    {
      name: 'sampleNote',
      title: 'Note that the organisation is fictional',
      type: 'string',
      description: 'Only in the sample content.',
    },
  ],
} as const satisfies ContentType
