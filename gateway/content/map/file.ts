import type { FromOutside } from './outside.ts'

export const fileFields = `{ "asset": asset._ref, "size": asset->size }`

export type FileContent = FromOutside<{ asset: string; size: number }>

export interface AssetFile {
  /** On our own origin. */
  readonly url: string
  /** `MP4, 2.4 MB` */
  readonly typeAndSize: string
}

/** `file-{id}-{extension}`: https://www.sanity.io/docs/apis-and-sdks/asset-cdn */
const assetId = /^file-([A-Za-z0-9]+)-([a-z0-9]{1,8})$/

/** '120 kB' or '2.4 MB', in units of 1,000 as operating systems show them. */
const sizeInWords = (bytes: number) =>
  bytes < 1_000_000
    ? `${Math.max(1, Math.round(bytes / 1000)).toLocaleString('en-AU')} kB`
    : `${(bytes / 1_000_000).toLocaleString('en-AU', { maximumFractionDigits: 1 })} MB`

/** A file on our own origin; null without one, so that no dead link reaches a page. An unknown size is left out. */
export function file(content: FileContent | null): AssetFile | null {
  const [, id, extension = ''] = assetId.exec(content?.asset ?? '') ?? []
  if (!content || id === undefined) return null
  const type = extension.toUpperCase()
  return {
    url: `/files/${id}.${extension}`,
    typeAndSize: typeof content.size === 'number' ? `${type}, ${sizeInWords(content.size)}` : type,
  }
}

/** GraphQL's Int does not accept fractions. */
export const wholeNumber = (value: number | null): number | null =>
  typeof value === 'number' ? Math.round(value) : null
