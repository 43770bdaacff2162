import styles from './Logo.module.css'

interface Props {
  /** The provider's name, from the content. */
  readonly name: string
}

/** The mark (a kerb cut) and the provider's name as text. The parent adds the link to the home page. */
export function Logo({ name }: Props) {
  return (
    <span className={styles['logo']}>
      <svg className={styles['mark']} viewBox="0 0 48 48" width="48" height="48" aria-hidden="true" focusable="false">
        <rect className={styles['ground']} width="48" height="48" rx="10" />
        <path className={styles['line']} d="M8 17h9l14 14h9" />
      </svg>
      <span className={styles['name']}>{name}</span>
    </span>
  )
}
