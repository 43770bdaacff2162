import styles from './Icon.module.css'
import { type IconName, shapes } from './shapes.ts'

/** An icon beside text with the same meaning, so it is hidden from screen readers. It is as large as its text. */
export function Icon({ name }: { readonly name: IconName }) {
  return (
    <svg className={styles['icon']} viewBox="0 0 24 24" width="24" height="24" aria-hidden="true" focusable="false">
      <path d={shapes[name]} />
    </svg>
  )
}
