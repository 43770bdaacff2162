import type { FinderQuery } from '#web/graphql/generated.ts'
import { ContentLink } from '#web/lib/site-link/ContentLink.tsx'
import styles from './GivenAnswers.module.css'
import { outcomeWords } from './outcome-words.ts'

interface Props {
  readonly path: string
  readonly given: NonNullable<FinderQuery['finder']>['given']
}

/** The answers so far, each with a link to change it, and a link to start again. Nothing before the first answer. */
export function GivenAnswers({ path, given }: Props) {
  if (given.length === 0) return null
  return (
    <section className={styles['given']} aria-labelledby="your-answers">
      <h2 id="your-answers">{outcomeWords.given}</h2>
      <dl>
        {given.map(({ id, question, answer, changePath }) => (
          <div key={id}>
            <dt>{question}</dt>
            <dd>{answer}</dd>
            <dd className={styles['change']} data-screen-only>
              <ContentLink href={changePath}>
                Change<span className="visually-hidden"> the answer to: {question}</span>
              </ContentLink>
            </dd>
          </div>
        ))}
      </dl>
      <p className={styles['change']} data-screen-only>
        <ContentLink href={path}>Start again</ContentLink>
      </p>
    </section>
  )
}
