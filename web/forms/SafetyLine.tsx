import { formatTime } from '#web/lib/dates.ts'
import type { FormDefinition } from '#schema/forms/form-definition.ts'
import type { FormHelp } from './form-help.ts'
import styles from './SafetyLine.module.css'

/** Stands above the first question and on every confirmation. Without content it still says what matters. */
export function SafetyLine({ definition, help }: { readonly definition: FormDefinition; readonly help: FormHelp }) {
  const { safetyNote, hours } = help
  return (
    <div className={styles['safety']}>
      <p>{safetyNote ?? definition.words.safety}</p>
      <p className={styles['hours']}>
        Nobody watches this form outside office hours
        {hours && `: ${hours.days}, ${formatTime(hours.opens)} to ${formatTime(hours.closes)}, Brisbane time`}.
      </p>
    </div>
  )
}
