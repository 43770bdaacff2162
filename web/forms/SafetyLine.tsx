import { formatTime } from '#web/lib/dates.ts'
import type { FormHelp } from './form-help.ts'
import styles from './SafetyLine.module.css'

/** Stands above the first question and on every confirmation. Without content it still says what matters. */
export function SafetyLine({ help: { safetyNote, hours } }: { readonly help: FormHelp }) {
  return (
    <div className={styles['safety']}>
      <p>{safetyNote ?? 'If you or someone else is in danger now, call 000. By teletypewriter (TTY), call 106.'}</p>
      <p className={styles['hours']}>
        Nobody watches this form outside office hours
        {hours && `: ${hours.days}, ${formatTime(hours.opens)} to ${formatTime(hours.closes)}, Brisbane time`}.
      </p>
    </div>
  )
}
