import { captioned, decoration, drawing, photo } from '#web/blocks/picture/examples.ts'
import type { ImageBlock_BlockFragment } from '#web/graphql/generated.ts'

const minimal: ImageBlock_BlockFragment = { __typename: 'ImageBlock', key: 'picture', image: photo }

export const examples = {
  minimal,
  captioned: { ...minimal, image: captioned },
  drawing: { ...minimal, image: drawing },
  decoration: { ...minimal, image: decoration },
} satisfies Record<string, ImageBlock_BlockFragment>
