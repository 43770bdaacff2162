import { isFormId, type FormId } from '#schema/forms/forms.ts'
import { siteMap, type SiteMapRow } from '#schema/site-map.ts'

interface FormPlace {
  readonly formId: FormId
  /** The site map's, for when the page has no document. */
  readonly title: string
}

const rows: readonly SiteMapRow[] = siteMap

/** The form that stands at an address. */
export function formAt(path: string): FormPlace {
  const row = rows.find((candidate) => candidate.path === path)
  if (!row?.form || !isFormId(row.form)) throw new Error(`schema/site-map.ts names no form of schema/forms for ${path}`)
  return { formId: row.form, title: row.title }
}
