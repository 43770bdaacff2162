import type { AnswerInWords } from './answers.ts'
import styles from './AnswerList.module.css'

/** Answers below their questions, exactly as typed. Dates have the same format as in e-mails. */
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
