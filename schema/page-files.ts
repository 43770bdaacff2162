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
const withFiles = ['home', 'page', 'post', 'product', 'story', 'easy-read', 'publication', ...paperForms] as const
export type TemplateWithFiles = (typeof withFiles)[number]

type Template = (typeof siteMap)[number]['template']
const hasFiles = (template: Template): template is TemplateWithFiles =>
  withFiles.some((candidate) => candidate === template)

export const isPaperForm = (template: string | undefined): template is FormId =>
  paperForms.some((candidate) => candidate === template)

/** The template of a page that has files; undefined for any other path. Editors' own pages have the template of pages. */
export function templateWithFiles(path: string): TemplateWithFiles | undefined {
  if (isOwnPath(path)) return 'page'
  const route = siteRouteOf(path)
  return route?.path === path && hasFiles(route.row.template) ? route.row.template : undefined
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
