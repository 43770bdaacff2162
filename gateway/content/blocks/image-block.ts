import { image, pictureFields } from '#gateway/content/map/image.ts'
import { type BlockModule, never, noText, unexplained } from './block-module.ts'

export const imageBlockFields = `{ "picture": picture${pictureFields} }`

export const imageBlock: BlockModule<'imageBlock', 'ImageBlock'> = {
  map: (content, { key }) => {
    const picture = image(content.picture)
    return picture && { __typename: 'ImageBlock', key, picture }
  },
  text: noText,
  explain: unexplained,
  changesAt: never,
}
