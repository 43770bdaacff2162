import type { Image } from '#gateway/types.generated.ts'
import { imageWidths } from '#gateway/content/image-widths.ts'
import type { FromOutside } from './outside.ts'

export const pictureFields = `{ "asset": asset._ref, alt, isDecorative, caption }`

export type PictureContent = FromOutside<{ asset: string; alt: string; isDecorative: boolean; caption: string }>

/** The default width in CSS pixels (behaviour S47). */
const defaultWidth = 500

/** `image-{id}-{width}x{height}-{extension}`: https://www.sanity.io/docs/apis-and-sdks/image-urls */
const assetId = /^image-([A-Za-z0-9]+)-(\d+)x(\d+)-([a-z0-9]+)$/

/** A picture on our own origin; null without an image, so that no broken one reaches a page. */
export function image(picture: PictureContent | null): Image | null {
  const [, id, width, height, extension] = assetId.exec(picture?.asset ?? '') ?? []
  if (!picture || id === undefined) return null
  const at = (w: number) => `/images/${id}-${width}x${height}.${extension}?w=${w}&auto=format`
  return {
    __typename: 'Image',
    url: at(defaultWidth),
    srcset:
      extension === 'svg'
        ? null
        : imageWidths
            .filter((w) => w <= Number(width))
            .map((w) => `${at(w)} ${w}w`)
            .join(', ') || null,
    width: Number(width),
    height: Number(height),
    alt: picture.isDecorative ? '' : (picture.alt ?? ''),
    caption: picture.caption,
  }
}
