import { image, pictureFields } from '#gateway/content/map/image.ts'
import { type BlockModule, never, noText, unexplained } from './block-module.ts'

export const imageBlockFields = `{ "picture": picture${pictureFields} }`

export const imageBlock: BlockModule<'imageBlock', 'ImageBlock'> = {
  map: (content, { key }) => {
    const found = image(content.picture)
    return found && { __typename: 'ImageBlock', key, image: found }
  },
  text: noText,
  explain: unexplained,
  changesAt: never,
}
