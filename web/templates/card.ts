/** The preview image of pages without a picture. Increment its number with each change, because other sites cache it. */
const defaultCard = '/card-1.jpg'

/** The alternative text of that image. */
export const defaultCardAlt = 'A green square with a white line that drops to meet the road, as a kerb cut does'

/** The size of every preview image in pixels, as link previews require. */
export const cardSize = { width: 1200, height: 630 } as const

/**
 * Returns the address of the preview image for links to a page, a JPEG from our own origin (gateway/content/assets.ts). The image
 * contains no text, because readers could neither enlarge nor hear it; the title is beside it.
 */
export const cardOf = (picture: { readonly url: string } | null | undefined): string =>
  picture ? picture.url.replace(/^\/images\/([^?]+).*/s, '/cards/$1.jpg') : defaultCard
