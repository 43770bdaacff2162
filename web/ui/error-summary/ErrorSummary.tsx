import { type MouseEvent, useId, useLayoutEffect, useRef } from 'react'
import { Icon } from '#web/ui/icon/Icon.tsx'
import styles from './ErrorSummary.module.css'

interface SummaryError {
  /** The hash of the field's control: `#email`. */
  readonly href: string
  readonly message: string
}

interface Props {
  /** In the page's order. */
  readonly errors: readonly SummaryError[]
  /** Takes the focus: by the attribute after a full-page post, by script when it appears or changes later. */
  readonly autoFocus?: boolean | undefined
}

/** Without JavaScript the hash alone focuses the field; with it, the address and the router stay out of it, or the errors would go. */
const goToField = (event: MouseEvent, href: string) => {
  const field = document.getElementById(href.slice(1))
  if (!field) return
  event.preventDefault()
  field.focus()
}

/** 'There is a problem', with a link to each field to fix. A screen reader says the title, how many there are, and the first. */
export function ErrorSummary({ errors, autoFocus = false }: Props) {
  const box = useRef<HTMLDivElement>(null)
  const id = useId()
  // Before the browser tells assistive technology what has changed: else the field that is left may speak first.
  useLayoutEffect(() => {
    const summary = box.current
    if (!autoFocus || !summary) return
    // One that came with the document has had the focus by its attribute; when the script starts, the person may have gone on.
    if (summary.hasAttribute('autofocus')) summary.removeAttribute('autofocus')
    else if (!summary.contains(document.activeElement)) summary.focus()
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- New errors take the focus again.
  }, [autoFocus, errors])
  return (
    <div
      className={styles['summary']}
      ref={box}
      role="group"
      aria-labelledby={`${id}-title`}
      // Spoken with the title when the focus arrives: how many, and the first.
      aria-describedby={`${id}-count ${id}-first`}
      tabIndex={-1}
      // oxlint-disable-next-line jsx-a11y/no-autofocus -- After a full-page post it is where reading goes on.
      autoFocus={autoFocus}
    >
      <h2 className={styles['title']} id={`${id}-title`}>
        <Icon name="error" />
        There is a problem
      </h2>
      <p className={styles['count']} id={`${id}-count`}>
        {errors.length === 1 ? '1 answer to fix:' : `${errors.length} answers to fix:`}
      </p>
      <ul className={styles['list']}>
        {errors.map(({ href, message }, index) => (
          <li key={href} id={index === 0 ? `${id}-first` : undefined}>
            <a href={href} onClick={(event) => goToField(event, href)}>
              {message}
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}
