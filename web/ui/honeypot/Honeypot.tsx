import styles from './Honeypot.module.css'

/**
 * A hidden field that only programs fill in. A value marks a submission and does not reject it. It is not displayed, so the Tab key,
 * switches, screen readers and voice control do not reach it.
 */
export function Honeypot() {
  return (
    <div className={styles['honeypot']} aria-hidden="true">
      <label htmlFor="website">Leave this empty</label>
      <input id="website" name="website" type="text" tabIndex={-1} autoComplete="off" />
    </div>
  )
}
