import { useEffect, useMemo, useRef } from 'react'
import type { FormDefinition } from '#schema/forms/form-definition.ts'
import { ErrorSummary } from '#web/ui/error-summary/ErrorSummary.tsx'
import { Icon } from '#web/ui/icon/Icon.tsx'
import { FocusLink } from './FocusLink.tsx'
import { fieldId } from './FormFields.tsx'
import type { ReturnedOutcome } from './outcome.ts'
import styles from './ReturnedNotice.module.css'
import type { FormHelp } from './SafetyLine.tsx'

interface ReturnedNoticeProps {
  readonly definition: FormDefinition
  readonly returned: ReturnedOutcome
  readonly help: FormHelp
  /** The id of the button that sends. */
  readonly sendId: string
}

/** Why the form came back, with the focus on it. Mount it anew for each answer. */
export function ReturnedNotice(props: ReturnedNoticeProps) {
  return props.returned.code === 'invalid' ? <Problems returned={props.returned} /> : <Failure {...props} />
}

function Problems({ returned }: Pick<ReturnedNoticeProps, 'returned'>) {
  // The same list as long as it is the same answer: the summary takes the focus for a new one.
  const errors = useMemo(
    () => returned.problems.map(({ field, message }) => ({ href: `#${fieldId(field)}`, message })),
    [returned],
  )
  // oxlint-disable-next-line jsx-a11y/no-autofocus -- after a full-page post this is what happened
  return <ErrorSummary autoFocus errors={errors} />
}

function Failure({ definition, returned, help, sendId }: ReturnedNoticeProps) {
  const { words, next, offersPhone } = definition.words.errors[returned.code]
  const notice = useArrivalFocus<HTMLDivElement>()
  return (
    // oxlint-disable-next-line jsx-a11y/no-autofocus -- as above
    <section ref={notice} className={styles['notice']} aria-labelledby="failure" tabIndex={-1} autoFocus>
      <h2 id="failure">
        <Icon name="error" />
        Please send it again
      </h2>
      <p>{words}</p>
      <p>{next}</p>
      {offersPhone && help.phone && (
        <p>
          Or call us on <a href={help.phone.href}>{help.phone.display}</a>.
        </p>
      )}
      <p>
        <FocusLink targetId={sendId}>Go to “{definition.submitLabel}”</FocusLink>
      </p>
    </section>
  )
}

/**
 * Focuses an element when it appears in an open page. For one that came with the document, its `autofocus` attribute has done
 * so, and the person may have moved on before the script runs.
 */
function useArrivalFocus<Element extends HTMLElement>() {
  const element = useRef<Element>(null)
  useEffect(() => {
    if (!element.current?.hasAttribute('autofocus')) element.current?.focus()
  }, [])
  return element
}
