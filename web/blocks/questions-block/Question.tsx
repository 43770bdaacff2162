import { useId, useLayoutEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { RichText } from '#web/blocks/rich-text/RichText.tsx'
import type { QuestionsBlock_BlockFragment } from '#web/graphql/generated.ts'
import styles from './Question.module.css'

/**
 * A question that opens to its answer. The anchor stands on the answer, because a browser then opens the question by itself
 * when it follows a link to it; within the site, where the router moves, the effect does the same.
 */
export function Question({
  question: { question, anchor, answer },
}: {
  question: QuestionsBlock_BlockFragment['questions'][number]
}) {
  const details = useRef<HTMLDetailsElement>(null)
  const questionId = useId()
  const location = useLocation()

  // Before the paint, so that whoever scrolls to the answer finds it there. And with each visit: the same link, followed again, opens it again.
  useLayoutEffect(() => {
    if (details.current && location.hash === `#${encodeURIComponent(anchor)}`) details.current.open = true
  }, [location, anchor])

  return (
    <details ref={details} className={styles['question']}>
      <summary id={questionId}>{question}</summary>
      {/* Named, so that whoever arrives here hears the question before its answer. */}
      <div id={anchor} role="group" aria-labelledby={questionId} className={styles['answer']}>
        <RichText text={answer} under={2} />
      </div>
    </details>
  )
}
