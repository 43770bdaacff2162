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
  /** The id of the submit button. */
  readonly sendId: string
  /** It was part of the document, so its `autofocus` attribute has set the focus, and the visitor may have moved it. */
  readonly isServed: boolean
}

/** Shows why the form was returned and takes the focus. Remount it for each response. */
export function ReturnedNotice(props: ReturnedNoticeProps) {
  return props.returned.code === 'invalid' ? <Problems {...props} /> : <Failure {...props} />
}

function Problems({ returned, isServed }: Pick<ReturnedNoticeProps, 'returned' | 'isServed'>) {
  // Memoised per response: the summary takes the focus whenever its list changes.
  const errors = useMemo(
    () => returned.problems.map(({ field, message }) => ({ href: `#${fieldId(field)}`, message })),
    [returned],
  )
  // oxlint-disable-next-line jsx-a11y/no-autofocus -- The errors are the result of the visitor's post.
  return <ErrorSummary autoFocus isServed={isServed} errors={errors} />
}

function Failure({ definition, returned, help, sendId, isServed }: ReturnedNoticeProps) {
  const { words, next, offersPhone } = definition.words.errors[returned.code]
  const notice = useArrivalFocus<HTMLDivElement>(isServed)
  return (
    // oxlint-disable-next-line jsx-a11y/no-autofocus -- As above.
    <section ref={notice} className={styles['notice']} aria-labelledby="failure" tabIndex={-1} autoFocus>
      <h2 id="failure">
        <Icon name="error" />
        Please send it again
      </h2>
      <p>{words}</p>
      <p>{returned.next ?? next}</p>
      {offersPhone && help.phone && (
        <p>
          Or call us on <a href={help.phone.href}>{help.phone.display}</a>.
        </p>
      )}
      <p>
        <FocusLink targetId={sendId}>{`Go to “${definition.submitLabel}”`}</FocusLink>
      </p>
    </section>
  )
}

/** Focuses an element that is added to an open page. */
function useArrivalFocus<Element extends HTMLElement>(isServed: boolean) {
  const element = useRef<Element>(null)
  useEffect(() => {
    if (!isServed) element.current?.focus()
    // Once, when it is added.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [])
  return element
}
