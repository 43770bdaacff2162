import type { ComponentProps } from 'react'
import { Picture } from './Picture.tsx'
import styles from './Picture.module.css'

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
