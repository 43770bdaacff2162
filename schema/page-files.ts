/** The addresses of pages as files: `/documents/pdf/services/chsp` is the PDF of `/services/chsp`. */
import type { FormId } from './forms/forms.ts'
import { keptListPath } from './kept-list.ts'
import type { siteMap } from './site-map.ts'
import { isOwnPath, siteRouteOf } from './site-route.ts'

/** The segment of the address, and what the file is called. */
export const pageFileFormats = ['pdf', 'large-print', 'word'] as const
export type PageFileFormat = (typeof pageFileFormats)[number]

/** The address of a page's file. The home page has the address of the format alone. */
export type PageFileHref = `/documents/${PageFileFormat}${string}`

/** Forms to fill in by hand. Not read from their definitions, which a page loads only where it shows one. */
const paperForms = ['feedback', 'general-enquiry', 'referral'] as const satisfies readonly FormId[]

/** What the files are made from: the text of one document. */
const withFiles = [
  'home',
  'page',
  'post',
  'product',
  'story',
  'easy-read',
  'visual-story',
  'publication',
  'job',
  'statement',
  // Its outcome, not its questions.
  'finder',
  // The comparison, not the list.
  'product-list',
  ...paperForms,
] as const
export type TemplateWithFiles = (typeof withFiles)[number]

type Template = (typeof siteMap)[number]['template']
const hasFiles = (template: Template): template is TemplateWithFiles =>
  withFiles.some((candidate) => candidate === template)

export const isPaperForm = (template: string | undefined): template is FormId =>
  paperForms.some((candidate) => candidate === template)

/**
 * The template of a page that may have files; undefined for any other address. Editors' own pages have the template of pages. Without
 * files are lists, searches and questions, the picture board, which is for the screen, and the audit's report, which is offered as data.
 */
export function templateWithFiles(path: string, query?: URLSearchParams): TemplateWithFiles | undefined {
  if (isOwnPath(path)) return 'page'
  const route = siteRouteOf(path)
  if (route?.path !== path || !hasFiles(route.row.template)) return undefined
  const { template, path: pattern } = route.row
  if (template === 'product-list' && query?.get('view') !== 'compare') return undefined
  if (template === 'finder' && pattern === path) return undefined
  return template
}

export const pageFileHref = (format: PageFileFormat, path: string): PageFileHref =>
  `/documents/${format}${path === '/' ? '' : path}`

/** The page and format of an address; undefined for an address that `pageFileHref` does not return. */
export function pageFileOf(address: string): { readonly format: PageFileFormat; readonly path: string } | undefined {
  const format = pageFileFormats.find((name) => `${address}/`.startsWith(`/documents/${name}/`))
  if (!format) return undefined
  const path = address.slice(`/documents/${format}`.length) || '/'
  return pageFileHref(format, path) === address ? { format, path } : undefined
}

/** Whether a list is sent to this address: its products and question are in the body, and its document is the answer. */
export const makesListFile = (address: string): boolean => pageFileOf(address)?.path === keptListPath
