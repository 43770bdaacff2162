import type { FormDefinition } from '#schema/forms/form-definition.ts'
import { CollectionNotice } from './CollectionNotice.tsx'
import styles from './FormIntro.module.css'
import { SafetyLine, type FormHelp } from './SafetyLine.tsx'

interface FormIntroProps {
  readonly definition: FormDefinition
  readonly help: FormHelp
  /** The address of other help on this page, if there is any. */
  readonly otherHelp?: string | undefined
}

/** What a visitor should know before the first question. */
export function FormIntro({ definition, help, otherHelp }: FormIntroProps) {
  return (
    <div className={styles['intro']}>
      <SafetyLine definition={definition} help={help}>
        {otherHelp && <a href={otherHelp}>{definition.words.otherHelp}</a>}
      </SafetyLine>
      <CollectionNotice definition={definition} help={help} />
    </div>
  )
}
