import { type MouseEvent, useId, useLayoutEffect, useRef } from 'react'
import { Icon } from '#web/ui/icon/Icon.tsx'
import styles from './ErrorSummary.module.css'

interface SummaryError {
  /** The hash of the field's control: `#email`. */
  readonly href: string
  readonly message: string
}

interface Props {
  readonly title?: string | undefined
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

/** 'There is a problem', with a link to each field that must be mended. A screen reader says the title, then the links. */
export function ErrorSummary({ title = 'There is a problem', errors, autoFocus = false }: Props) {
  const box = useRef<HTMLDivElement>(null)
  const titleId = useId()
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
      aria-labelledby={titleId}
      tabIndex={-1}
      // oxlint-disable-next-line jsx-a11y/no-autofocus -- After a full-page post it is where reading goes on.
      autoFocus={autoFocus}
    >
      <h2 className={styles['title']} id={titleId}>
        <Icon name="error" />
        {title}
      </h2>
      <ul className={styles['list']}>
        {errors.map(({ href, message }) => (
          <li key={href}>
            <a href={href} onClick={(event) => goToField(event, href)}>
              {message}
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}
