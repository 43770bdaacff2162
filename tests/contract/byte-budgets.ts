import { isFormId } from '#schema/forms/forms.ts'

/**
 * What a page may weigh, in brotli bytes: the scripts that it needs until it is idle, and its HTML with the style sheet. About 5 % above
 * the heaviest page of its kind, so that a new sentence fails no build and a new library does.
 */
const budgets = {
  page: { scripts: 147_000, htmlAndStyles: 42_500 },
  list: { scripts: 157_500, htmlAndStyles: 37_500 },
  form: { scripts: 168_000, htmlAndStyles: 37_500 },
} as const

const lists: ReadonlySet<string> = new Set(['product-list', 'search', 'finder', 'your-list'])

export const budgetOf = (template: string) =>
  budgets[isFormId(template) || template === 'say-send' ? 'form' : lists.has(template) ? 'list' : 'page']
