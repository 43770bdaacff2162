import { blocks } from './blocks.ts'
import type { ContentType } from './content-type.ts'
import { documents } from './documents.ts'
import { link } from './objects/link.ts'
import { picture } from './objects/picture.ts'
import { richText } from './objects/rich-text.ts'

/** The whole content model. */
export const contentModel: readonly ContentType[] = [...documents, ...blocks, link, picture, richText]
