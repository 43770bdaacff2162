import type { FormHelp } from './form-help.ts'
import styles from './SafetyLine.module.css'

/** Stands above the first question and on every confirmation. Without content it still says the one thing that matters. */
export function SafetyLine({ help }: { readonly help: FormHelp }) {
  return <p className={styles['safety']}>{help.safetyNote ?? 'If you or someone else is in danger now, call 000.'}</p>
}
