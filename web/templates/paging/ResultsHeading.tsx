import { type ReactNode, useEffect, useRef } from 'react'
import { NavigationType, useLocation, useNavigationType } from 'react-router'

/**
 * The heading of a list that comes page by page. When a link leads to another page of it, the heading takes the focus: that says
 * where one is, and the next Tab goes into the list (S14). Going back is the shell's: it returns to the link that was followed.
 */
export function ResultsHeading({ children }: { children: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null)
  const { search } = useLocation()
  const type = useNavigationType()
  const shown = useRef(search)

  useEffect(() => {
    if (shown.current === search) return
    shown.current = search
    if (type === NavigationType.Pop) return
    heading.current?.focus({ preventScroll: true })
    heading.current?.scrollIntoView({ block: 'start' })
  }, [search, type])

  return (
    <h2 id="results" tabIndex={-1} ref={heading}>
      {children}
    </h2>
  )
}
