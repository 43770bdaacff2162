import styles from './Shell.module.css'

/** Stands above a page that shows a draft, so that nobody takes it for what is published. Plain: it is in every first load. */
export const PreviewNotice = () => (
  <p className={styles['preview']}>
    <strong>Draft preview</strong>: this isn’t published. The link works for one hour, and you can’t send forms from it.
  </p>
)
