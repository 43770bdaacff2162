/**
 * Renders picture variants like Sanity's image pipeline, with the parameters that the gateway sends:
 * https://www.sanity.io/docs/apis-and-sdks/image-urls
 */
import { readFile } from 'node:fs/promises'
import type { ResizeOptions } from 'sharp'
import type { Asset } from './read-assets.ts'

export interface Variant {
  readonly bytes: Uint8Array<ArrayBuffer>
  readonly mimeType: string
}

/** The maximum width and height of a variant, in pixels. */
const maxSide = 4000

const formats = {
  jpg: { mimeType: 'image/jpeg', sharp: 'jpeg', quality: 75 },
  png: { mimeType: 'image/png', sharp: 'png', quality: undefined },
  webp: { mimeType: 'image/webp', sharp: 'webp', quality: 75 },
  // Equivalent to a quality of 75 in the other formats.
  avif: { mimeType: 'image/avif', sharp: 'avif', quality: 50 },
} as const
type Format = keyof typeof formats
const isFormat = (name: string): name is Format => name in formats

/**
 * Renders a variant on each call: the gateway stores it.
 * @param query `w`, `h`, `fit=max|fill`, `bg`, `fm`, `q` and `auto=format`; invalid values are ignored
 */
export async function renderImage(asset: Asset, query: URLSearchParams, accept: string): Promise<Variant> {
  const own = String(asset.document['extension'])
  const requested = requestedFormat(own, query, accept)
  const resize = resizing(query)
  // An SVG scales by itself: it is not converted unless another format is requested by name.
  if (!requested && (own === 'svg' || !resize)) return { bytes: await readFile(asset.file), mimeType: asset.mimeType }

  const { default: sharp } = await import('sharp')
  const format = formats[requested ?? (isFormat(own) ? own : 'png')]
  // Only the first frame of an animation: nothing on this site moves without the visitor's action.
  const input = sharp(asset.file, { density: densityFor(asset, resize) }).autoOrient()
  const resized = resize ? input.resize(resize) : input
  const opaque = format.sharp === 'jpeg' ? resized.flatten({ background: 'white' }) : resized
  const quality = format.quality && (wholeNumber(query.get('q'), 100) ?? format.quality)
  const bytes = await opaque.toFormat(format.sharp, quality === undefined ? {} : { quality }).toBuffer()
  return { bytes, mimeType: format.mimeType }
}

function requestedFormat(own: string, query: URLSearchParams, accept: string): Format | undefined {
  const named = query.get('fm') ?? ''
  if (isFormat(named)) return named
  const isAuto = query.get('auto') === 'format' && own !== 'svg'
  return isAuto ? (['avif', 'webp'] as const).find((format) => accept.includes(`image/${format}`)) : undefined
}

function resizing(query: URLSearchParams): ResizeOptions | undefined {
  const width = wholeNumber(query.get('w'), maxSide)
  const height = wholeNumber(query.get('h'), maxSide)
  if (!width && !height) return undefined
  const fit = query.get('fit')
  return {
    ...(width && { width }),
    ...(height && { height }),
    fit: fit === 'fill' ? 'contain' : 'inside',
    withoutEnlargement: fit === 'max',
    background: `#${/^[0-9a-f]{6}$/i.exec(query.get('bg') ?? '')?.[0] ?? 'ffffff'}`,
  }
}

/** Rasterises an SVG at the requested size instead of scaling up the pixels of its own size. In dots per inch. */
function densityFor({ mimeType, dimensions }: Asset, resize: ResizeOptions | undefined): number {
  const natural = 72
  if (mimeType !== 'image/svg+xml' || !resize || !dimensions) return natural
  const scale = Math.min((resize.width ?? maxSide) / dimensions.width, (resize.height ?? maxSide) / dimensions.height)
  return natural * Math.max(1, scale)
}

/** A whole number from 1 to `max`. Larger numbers become `max`; anything else is ignored. */
function wholeNumber(text: string | null, max: number): number | undefined {
  const value = Math.round(Number(text))
  return text && value >= 1 ? Math.min(value, max) : undefined
}
