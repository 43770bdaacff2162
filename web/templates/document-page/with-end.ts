import type { Blocks_BlockFragment } from '#web/graphql/generated.ts'
import { crumbsTo } from '#web/templates/crumbs.ts'

const link = (label: string, href: string) => ({ __typename: 'Link' as const, label, href })

/** The end of a document without steps of its own: to ask, or to go on reading. */
const endOf = (path: string): Blocks_BlockFragment => {
  const parent = crumbsTo(path).at(-1)
  return {
    __typename: 'CallToActionBlock',
    key: 'what-to-do-next',
    heading: 'What to do next',
    intro: null,
    links: [
      link('Send an enquiry', '/contact-us/general-enquiry'),
      ...(parent ? [link(`Back to ${parent.label}`, parent.href)] : []),
    ],
  }
}

/** The blocks of a document, with an end if it has no steps of its own. */
export const withEnd = (own: readonly Blocks_BlockFragment[], path: string): readonly Blocks_BlockFragment[] =>
  own.some(({ __typename }) => __typename === 'CallToActionBlock') ? own : [...own, endOf(path)]
