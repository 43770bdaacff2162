import type { ComponentProps } from 'react'
import type { Picture_PictureFragment } from '#web/graphql/generated.ts'
import styles from './Picture.module.css'

interface PictureProps {
  picture: Picture_PictureFragment
  /** The `sizes` attribute of the image. */
  sizes?: string
  /** True for the main picture above the fold: it loads eagerly with high priority. */
  isPriority?: boolean
  /** True where people print the page: a lazy picture that was not scrolled to may be missing on paper. */
  isOnPaper?: boolean
  /** Square where a card rounds the corners; a scene is as wide as the window. */
  shape?: 'rounded' | 'square' | 'scene'
}

/**
 * A picture that reserves its space while it loads. An empty alt marks it as decorative. `Figure` shows the caption. `src`
 * is 500 px wide (S47); `srcset` has the wider sources.
 */
export function Picture({
  picture,
  sizes = '(min-width: 40rem) 32rem, 100vw',
  isPriority = false,
  isOnPaper = false,
  shape = 'rounded',
}: PictureProps) {
  const { url, srcset, width, height, alt } = picture
  return (
    <img
      className={styles['picture']}
      data-shape={shape}
      src={url}
      {...(srcset && { srcSet: srcset, sizes })}
      width={width}
      height={height}
      alt={alt}
      {...(isPriority ? { fetchPriority: 'high' as const } : !isOnPaper && { loading: 'lazy' as const })}
    />
  )
}

/** A picture in a card. Its alt is empty because the card's link text already describes the target. */
export function CardPicture({ picture }: { picture: Picture_PictureFragment }) {
  return <Picture picture={{ ...picture, alt: '' }} sizes="(min-width: 40rem) 24rem, 100vw" shape="square" />
}

/** A picture with its caption, if it has one. */
export function Figure(props: ComponentProps<typeof Picture>) {
  const { caption } = props.picture
  if (!caption) return <Picture {...props} />
  return (
    <figure className={styles['figure']}>
      <Picture {...props} />
      <figcaption>{caption}</figcaption>
    </figure>
  )
}
