import { type ReactNode, useDeferredValue } from 'react'
import { NavigationType, useLocation, useNavigationType } from 'react-router'

/**
 * What stands below the title of a page. Where a link of this site has led here, the title is painted first and this next: in one
 * piece, all of it had to be rendered and laid out before anything could be seen (tests/bench, click to h1). A page that is loaded,
 * come back to, or entered at a place within it comes whole: there the place must be found.
 */
export function AfterTitle({ children }: { children: ReactNode }) {
  const isEnteredWithin = useLocation().hash !== ''
  const isFollowed = useNavigationType() !== NavigationType.Pop && !isEnteredWithin
  // Without a first value, as on the server and while hydrating, the last one counts at once.
  const isDue = useDeferredValue(true, isFollowed ? false : undefined)
  // Of the screen's height: the footer would be seen for one frame.
  return isDue ? children : <div style={{ minBlockSize: '100vh' }} />
}
