import type { ReactNode } from 'react'
import type { FormDefinition } from '#schema/forms/form-definition.ts'
import { CollectionNotice } from './CollectionNotice.tsx'
import styles from './FormIntro.module.css'
import { SafetyLine, type FormHelp } from './SafetyLine.tsx'

interface FormIntroProps {
  readonly definition: FormDefinition
  readonly help: FormHelp
  readonly advice: ReactNode
}

/** What a visitor should know before the first question. */
export function FormIntro({ definition, help, advice }: FormIntroProps) {
  return (
    <div className={styles['intro']}>
      <SafetyLine definition={definition} help={help} />
      {help.phone && (
        <p className={styles['phone']}>
          You can also call us on <a href={help.phone.href}>{help.phone.display}</a>.
        </p>
      )}
      {advice && (
        <details className={styles['advice']}>
          <summary>{definition.words.adviceSummary}</summary>
          {advice}
        </details>
      )}
      <CollectionNotice definition={definition} help={help} />
    </div>
  )
}
