import type { Picture_PictureFragment } from '#web/graphql/generated.ts'
import { Picture } from './Picture.tsx'

/** A picture in a card. Its alt is empty because the card's link text already describes the target. */
export function CardPicture({ picture }: { picture: Picture_PictureFragment }) {
  return <Picture picture={{ ...picture, alt: '' }} sizes="(min-width: 40rem) 24rem, 100vw" shape="square" />
}
