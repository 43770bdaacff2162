import type { ReactNode } from 'react'
import type { FormDefinition } from '#schema/forms/form-definition.ts'
import { CollectionNotice } from './CollectionNotice.tsx'
import { FocusLink } from './FocusLink.tsx'
import type { FormHelp } from './form-help.ts'
import styles from './FormIntro.module.css'
import { SafetyLine } from './SafetyLine.tsx'

/** Of the heading above the first question, where advice stands before it. */
export const questionsId = 'questions'

interface FormIntroProps {
  readonly definition: FormDefinition
  readonly help: FormHelp
  readonly advice: ReactNode
}

/** What a person should know before the first question: danger, the phone instead, and what becomes of the answers. */
export function FormIntro({ definition, help, advice }: FormIntroProps) {
  return (
    <div className={styles['intro']}>
      <SafetyLine definition={definition} help={help} />
      {advice && (
        <>
          <p>
            <FocusLink targetId={questionsId}>Go to the questions</FocusLink>
          </p>
          {advice}
        </>
      )}
      {help.phone && (
        <p className={styles['phone']}>
          You can also call us on <a href={help.phone.href}>{help.phone.display}</a>.
        </p>
      )}
      <CollectionNotice definition={definition} help={help} />
    </div>
  )
}
