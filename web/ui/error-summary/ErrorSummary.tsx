import { type MouseEvent, useId, useLayoutEffect, useRef } from 'react'
import { revealFocus } from '#web/focus/reveal-focus.ts'
import { Icon } from '#web/ui/icon/Icon.tsx'
import styles from './ErrorSummary.module.css'

interface SummaryError {
  /** The hash of the field's control: `#email`. */
  readonly href: string
  readonly message: string
}

interface Props {
  /** In the order of the page. */
  readonly errors: readonly SummaryError[]
  /** Takes the focus: by the attribute after a full-page post, by script when it appears or changes later. */
  readonly autoFocus?: boolean | undefined
  /** It was part of the document, so the attribute has focused it, and the visitor may have moved on. */
  readonly isServed?: boolean
}

/** Without JavaScript the hash focuses the field. With it, a hash navigation of the router would discard the errors. */
const goToField = (event: MouseEvent, href: string) => {
  const field = document.getElementById(href.slice(1))
  if (!field) return
  event.preventDefault()
  revealFocus(field)
}

/** Links to each field with a problem. A screen reader announces the title, the number of problems, and the first. */
export function ErrorSummary({ errors, autoFocus = false, isServed = false }: Props) {
  const box = useRef<HTMLDivElement>(null)
  const id = useId()
  // In a layout effect, before assistive technology is notified of changes; otherwise the previous field may be announced first.
  useLayoutEffect(() => {
    if (autoFocus && !isServed && !box.current?.contains(document.activeElement)) box.current?.focus()
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- New errors must take the focus again.
  }, [autoFocus, isServed, errors])
  return (
    <div
      className={styles['summary']}
      ref={box}
      role="group"
      aria-labelledby={`${id}-title`}
      // Announced with the title when the summary is focused: the number of problems, and the first.
      aria-describedby={`${id}-count ${id}-first`}
      tabIndex={-1}
      // oxlint-disable-next-line jsx-a11y/no-autofocus -- After a full-page post visitors continue here.
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
