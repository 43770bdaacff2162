import type { Picture_PictureFragment } from '#web/graphql/generated.ts'
import { Picture } from './Picture.tsx'

/** A picture in a card: the words beside it say where it leads, so it is decoration there whatever it shows. */
export function CardPicture({ picture }: { picture: Picture_PictureFragment }) {
  return <Picture picture={{ ...picture, alt: '' }} sizes="(min-width: 40rem) 24rem, 100vw" shape="square" />
}
