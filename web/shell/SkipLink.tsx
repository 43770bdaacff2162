import type { MouseEvent } from 'react'
import { pageTitleId } from '#web/lib/page-title.ts'
import styles from './Shell.module.css'

/** With JavaScript the address has no hash, so Back needs no extra step. */
const skip = (event: MouseEvent) => {
  const title = document.getElementById(pageTitleId)
  if (!title) return
  event.preventDefault()
  title.focus()
}

/** Skips the header. It is the first tab stop for keyboard and switch users, so it has its full size. */
export function SkipLink() {
  return (
    <a className={styles['skip']} href={`#${pageTitleId}`} onClick={skip}>
      Skip to main content
    </a>
  )
}
