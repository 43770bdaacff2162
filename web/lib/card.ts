/** The card of whatever has no picture: our mark. Its number goes up with each change, because others keep it. */
const houseCard = '/card-1.jpg'

/** What that card shows. */
export const houseCardAlt = 'A green square with a white line that drops to meet the road, as a kerb cut does'

/** Of every card, in pixels: what those who show links to pages ask for. */
export const cardSize = { width: 1200, height: 630 } as const

/**
 * The picture that others show with a link to a page, as a JPEG from our own origin (gateway/content/assets.ts). It holds no words:
 * nobody could enlarge or hear them, and the title stands beside it.
 */
export const cardOf = (picture: { readonly url: string } | null | undefined): string =>
  picture ? picture.url.replace(/^\/images\/([^?]+).*$/, '/cards/$1.jpg') : houseCard
