import styles from './Honeypot.module.css'

/**
 * A field that only programs fill in. What they write marks a submission and drops nothing. People never meet it: it is not
 * displayed, so neither the Tab key, nor a switch, nor a screen reader, nor voice control comes by.
 */
export function Honeypot() {
  return (
    <div className={styles['honeypot']} aria-hidden="true">
      <label htmlFor="website">Leave this empty</label>
      <input id="website" name="website" type="text" tabIndex={-1} autoComplete="off" />
    </div>
  )
}
