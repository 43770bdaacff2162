import styles from './Shell.module.css'

/** Marks a draft, so that readers do not mistake it for the published page. Plain text, because it is in every first load. */
export const PreviewNotice = () => (
  <p className={styles['preview']}>
    <strong>Draft preview</strong>: this isn’t published. The link works for one hour, and you can’t send forms from it.
  </p>
)
