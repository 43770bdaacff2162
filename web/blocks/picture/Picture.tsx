import type { Picture_PictureFragment } from '#web/graphql/generated.ts'
import styles from './Picture.module.css'

interface PictureProps {
  picture: Picture_PictureFragment
  /** How wide the picture stands, as the `sizes` attribute has it. */
  sizes?: string
  /** On for the one picture that is seen first: it is then asked for at once. */
  isPriority?: boolean
  /** Square where a card gives it its corners. */
  shape?: 'rounded' | 'square'
}

/**
 * A picture with its place kept free while it loads. An empty alt marks decoration; its caption is Figure's to show. `src` is
 * 500 px wide (S47), wider ones come by `srcset`.
 */
export function Picture({
  picture,
  sizes = '(min-width: 40rem) 32rem, 100vw',
  isPriority = false,
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
      {...(isPriority ? { fetchPriority: 'high' as const } : { loading: 'lazy' as const })}
    />
  )
}
