import { useEffect, useRef, useState } from 'react'
import { boardEnquiry, boardOutcomes } from '#schema/forms/board-enquiry.ts'
import { fieldsOf } from '#schema/forms/form-definition.ts'
import { readAnswers, textAnswer } from '#web/forms/answers.ts'
import styles from './WhatHappens.module.css'

/** A complete Australian number, without spaces. The gateway checks what is sent. */
const complete = /^(?:0\d{9}|\+?61\d{9}|1[38]00\d{6}|13\d{4})$/

interface Chosen {
  readonly way: string
  readonly number: string
}

const read = (form: HTMLFormElement): Chosen => {
  const typed = readAnswers(fieldsOf(boardEnquiry), new FormData(form))
  return { way: textAnswer(typed, 'replyBy'), number: textAnswer(typed, 'phone').trim() }
}

/**
 * What happens after Send, in one sentence. Served for each answer: CSS shows the one that is chosen, and the fields that it needs. Scripts
 * add the number.
 */
export function WhatHappens() {
  const place = useRef<HTMLDivElement>(null)
  const [chosen, setChosen] = useState<Chosen>()
  useEffect(() => {
    const form = place.current?.closest('form')
    if (!form) return undefined
    const update = () => setChosen(read(form))
    update()
    form.addEventListener('input', update)
    return () => form.removeEventListener('input', update)
  }, [])
  return (
    <div ref={place} className={styles['outcomes']} role="status">
      {Object.entries(boardOutcomes)
        .filter(([way]) => !chosen || way === chosen.way)
        .map(([way, [plain, withNumber]]) => (
          <p key={way} data-way={way}>
            {chosen && complete.test(chosen.number.replaceAll(/[\s()-]/g, '')) ? withNumber(chosen.number) : plain}
          </p>
        ))}
    </div>
  )
}
