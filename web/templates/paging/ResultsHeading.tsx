import { type ReactNode, useEffect, useRef } from 'react'
import { NavigationType, useLocation, useNavigationType } from 'react-router'
import { afterFocusLoss } from '#web/focus/after-focus-loss.ts'
import { isLiveNavigation } from '#web/lib/live-navigation.ts'

/**
 * The heading of a paged list. After a link to another page of the list, the heading takes the focus, so that screen
 * readers announce the page and the next Tab enters the list (S14). On Back, the shell restores the focus to the link that
 * was followed. A list that filters while the visitor types does not move the focus.
 */
export function ResultsHeading({ children }: { children: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null)
  const { search, state } = useLocation()
  const type = useNavigationType()
  const shown = useRef(search)

  useEffect(() => {
    if (shown.current === search) return undefined
    shown.current = search
    if (type === NavigationType.Pop || isLiveNavigation(state)) return undefined
    heading.current?.scrollIntoView({ block: 'start' })
    return afterFocusLoss(() => heading.current?.focus({ preventScroll: true }))
  }, [search, type, state])

  return (
    <h2 id="results" tabIndex={-1} ref={heading}>
      {children}
    </h2>
  )
}
