import type { MouseEvent } from 'react'
import { pageTitleId } from '#web/lib/page-title.ts'
import styles from './Shell.module.css'

/** With JavaScript no hash is left in the address, so that Back has no extra stop. */
const skip = (event: MouseEvent) => {
  const title = document.getElementById(pageTitleId)
  if (!title) return
  event.preventDefault()
  title.focus()
}

/** Past the header to the h1. A switch user meets it first, at its full size. */
export function SkipLink() {
  return (
    <a className={`visually-hidden ${styles['skip']}`} href={`#${pageTitleId}`} onClick={skip}>
      Skip to main content
    </a>
  )
}
