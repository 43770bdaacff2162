import { type ReactNode, useEffect, useRef } from 'react'
import { NavigationType, useLocation, useNavigationType } from 'react-router'
import { isLiveNavigation } from '#web/lib/live-navigation.ts'

/**
 * The heading of a list that comes page by page. When a link leads to another page of it, the heading takes the focus: that says
 * where one is, and the next Tab goes into the list (S14). Going back is the shell's: it returns to the link that was followed. A list that
 * filters itself while one types leaves the focus where it is.
 */
export function ResultsHeading({ children }: { children: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null)
  const { search, state } = useLocation()
  const type = useNavigationType()
  const shown = useRef(search)

  useEffect(() => {
    if (shown.current === search) return
    shown.current = search
    if (type === NavigationType.Pop || isLiveNavigation(state)) return
    heading.current?.focus({ preventScroll: true })
    heading.current?.scrollIntoView({ block: 'start' })
  }, [search, type, state])

  return (
    <h2 id="results" tabIndex={-1} ref={heading}>
      {children}
    </h2>
  )
}
