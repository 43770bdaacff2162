import type { AnswerInWords } from './answers.ts'
import styles from './AnswerList.module.css'

/** Answers under their questions, as they were written; a date as the mails say it. */
export function AnswerList({ answers }: { readonly answers: readonly AnswerInWords[] }) {
  return (
    <dl className={styles['answers']}>
      {answers.map(({ name, label, values }) => (
        <div key={name}>
          <dt>{label}</dt>
          {values.map((value) => (
            <dd key={value} dir="auto">
              {value}
            </dd>
          ))}
        </div>
      ))}
    </dl>
  )
}
