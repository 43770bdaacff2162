import type { Picture_PictureFragment } from '#web/graphql/generated.ts'

export const photo: Picture_PictureFragment = {
  __typename: 'Image',
  url: '/images/ramp.jpg?w=500&auto=format',
  srcset: '/images/ramp.jpg?w=500&auto=format 500w, /images/ramp.jpg?w=1000&auto=format 1000w',
  width: 1600,
  height: 1200,
  alt: 'A ramp leads to the verandah of a Queensland house.',
  caption: null,
}

export const captioned: Picture_PictureFragment = { ...photo, caption: 'The ramp was built in two days.' }

/** A vector drawing scales by itself, so it has no `srcset`. */
export const drawing: Picture_PictureFragment = { ...photo, url: '/images/ramp.svg', srcset: null }

export const decoration: Picture_PictureFragment = { ...drawing, alt: '' }
