import type { ContentDocument } from '#schema/content/content-document.ts'
import { documentAddress } from '#schema/document-address.ts'
import { isRecord } from '#schema/is-record.ts'

const text = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined)

/** The path of a document's own page; undefined if it has none. */
export const addressOf = ({ _type, path, slug, kind }: ContentDocument): string | undefined =>
  documentAddress({
    type: _type,
    path: text(path),
    slug: isRecord(slug) ? text(slug['current']) : undefined,
    kind: text(kind),
  })
