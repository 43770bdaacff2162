/** Renders picture variants like Sanity's image pipeline: https://www.sanity.io/docs/apis-and-sdks/image-urls */
import { readFile } from 'node:fs/promises'
import type { FitEnum, ResizeOptions } from 'sharp'
import { createByteCache } from './byte-cache.ts'
import type { Asset } from './read-assets.ts'

export interface Variant {
  readonly bytes: Buffer
  readonly mimeType: string
}

/** The maximum width and height of a variant, in pixels. */
const maxSide = 4000
const cacheBytes = 64 * 1024 * 1024

const formats = {
  jpg: { mimeType: 'image/jpeg', sharp: 'jpeg', quality: 75 },
  png: { mimeType: 'image/png', sharp: 'png', quality: undefined },
  webp: { mimeType: 'image/webp', sharp: 'webp', quality: 75 },
  // Equivalent to a quality of 75 in the other formats.
  avif: { mimeType: 'image/avif', sharp: 'avif', quality: 50 },
} as const
type Format = keyof typeof formats
const isFormat = (name: string): name is Format => name in formats

const fits: Readonly<Record<string, { readonly fit: keyof FitEnum; readonly withoutEnlargement?: true }>> = {
  clip: { fit: 'inside' },
  max: { fit: 'inside', withoutEnlargement: true },
  crop: { fit: 'cover' },
  min: { fit: 'cover' },
  fill: { fit: 'contain' },
  fillmax: { fit: 'contain', withoutEnlargement: true },
  scale: { fit: 'fill' },
}

/** Creates the function that renders variants. Each is rendered once and cached in memory, up to a size limit. */
export function createImageRenderer() {
  const cached = createByteCache<Variant>(cacheBytes)

  /** @param query `w h fit bg fm q auto=format`; invalid values are ignored */
  return async function renderImage(asset: Asset, query: URLSearchParams, accept: string): Promise<Variant> {
    const asked = askedFormat(asset, query, accept)
    const resize = resizing(query, asset)
    const quality = wholeNumber(query.get('q'), 100)
    const own = String(asset.document['extension'])
    // An SVG scales by itself: it is not converted unless another format is requested by name.
    const isAsItIs = own === 'svg' ? !asked : !asked && !resize && !quality
    if (isAsItIs) return { bytes: await readFile(asset.file), mimeType: asset.mimeType }

    const format = asked ?? (isFormat(own) ? own : 'png')
    const key = JSON.stringify([asset.document._id, format, resize, quality])
    return cached(key, () => render(asset, format, resize, quality))
  }
}

function askedFormat(asset: Asset, query: URLSearchParams, accept: string): Format | undefined {
  const named = (query.get('fm') ?? '').replace('pjpg', 'jpg')
  if (isFormat(named)) return named
  const isAuto = query.get('auto') === 'format' && asset.mimeType !== 'image/svg+xml'
  return isAuto ? (['avif', 'webp'] as const).find((format) => accept.includes(`image/${format}`)) : undefined
}

function resizing(query: URLSearchParams, { dimensions }: Asset): ResizeOptions | undefined {
  const width = wholeNumber(query.get('w'), maxSide)
  const height = wholeNumber(query.get('h'), maxSide)
  if (!width && !height) return undefined
  const name = query.get('fit') ?? 'clip'
  const fit = fits[name] ?? { fit: 'inside' }
  // With only one side given, there is nothing to crop or fill; the other side only has its maximum.
  if (!width || !height) return { ...fit, fit: 'inside', width: width ?? maxSide, height: height ?? maxSide }
  // The requested aspect ratio, but no larger than the picture.
  const shrink = name === 'min' && dimensions ? Math.min(1, dimensions.width / width, dimensions.height / height) : 1
  const ground = query.get('bg') ?? ''
  const background = /^[0-9a-f]{6}$/i.test(ground) ? `#${ground}` : { r: 255, g: 255, b: 255, alpha: 0 }
  return { ...fit, width: Math.round(width * shrink), height: Math.round(height * shrink), background }
}

async function render(
  asset: Asset,
  format: Format,
  resize: ResizeOptions | undefined,
  quality: number | undefined = formats[format].quality,
): Promise<Variant> {
  const { default: sharp } = await import('sharp')
  // Only the first frame of an animation: nothing on this site moves without the visitor's action.
  const input = sharp(asset.file, { density: densityFor(asset, resize) }).autoOrient()
  const resized = resize ? input.resize(resize) : input
  const opaque = format === 'jpg' ? resized.flatten({ background: 'white' }) : resized
  const bytes = await opaque
    .toFormat(formats[format].sharp, format === 'png' || quality === undefined ? {} : { quality })
    .toBuffer()
  return { bytes, mimeType: formats[format].mimeType }
}

/** Rasterises an SVG at the requested size instead of scaling up the pixels of its own size. In dots per inch. */
function densityFor({ mimeType, dimensions }: Asset, resize: ResizeOptions | undefined): number {
  const natural = 72
  if (mimeType !== 'image/svg+xml' || !resize || !dimensions) return natural
  const { width, height } = dimensions
  const scale = Math.max((resize.width ?? 0) / width, (resize.height ?? 0) / height)
  const maxScale = maxSide / Math.max(width, height)
  return natural * Math.max(1, Math.min(scale, maxScale))
}

/** A whole number from 1 to `max`. Larger numbers become `max`; anything else is ignored. */
function wholeNumber(text: string | null, max: number): number | undefined {
  const value = Math.round(Number(text))
  return text && value >= 1 ? Math.min(value, max) : undefined
}
