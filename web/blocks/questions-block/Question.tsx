import { useId, useLayoutEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { RichText } from '#web/blocks/rich-text/RichText.tsx'
import type { QuestionsBlock_BlockFragment } from '#web/graphql/generated.ts'
import styles from './Question.module.css'

/**
 * A question that opens to its answer. The anchor is on the answer because browsers open a closed `details` element when a
 * link targets something inside it. For navigation by the router, the effect does the same.
 */
export function Question({
  question: { question, anchor, answer },
}: {
  question: QuestionsBlock_BlockFragment['questions'][number]
}) {
  const details = useRef<HTMLDetailsElement>(null)
  const questionId = useId()
  const location = useLocation()

  // A layout effect, so that the answer is open before the browser scrolls to it. It depends on the location so that
  // following the same link again reopens the answer.
  useLayoutEffect(() => {
    if (details.current && location.hash === `#${encodeURIComponent(anchor)}`) details.current.open = true
  }, [location, anchor])

  return (
    <details ref={details} className={styles['question']}>
      <summary id={questionId}>{question}</summary>
      {/* Labelled by its question, so that a screen reader announces the question when focus moves here. */}
      <div id={anchor} role="group" aria-labelledby={questionId} className={styles['answer']}>
        <RichText text={answer} under={2} />
      </div>
    </details>
  )
}
