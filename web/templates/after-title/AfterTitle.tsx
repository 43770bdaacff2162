import { type ReactNode, useDeferredValue } from 'react'
import { NavigationType, useLocation, useNavigationType } from 'react-router'

/**
 * The content below the title of a page. After a click on a link within the site, the title is painted first and this
 * content next, because rendering and laying out all of it would delay the first paint (tests/bench, click to h1). A page
 * that is loaded, reached by Back, or opened with a hash renders at once, so that the browser can find the target or
 * restore the scroll position.
 */
export function AfterTitle({ children }: { children: ReactNode }) {
  const hasHash = useLocation().hash !== ''
  const isFollowed = useNavigationType() !== NavigationType.Pop && !hasHash
  // Without an initial value, as on the server and during hydration, the final value applies at once.
  const isDue = useDeferredValue(true, isFollowed ? false : undefined)
  // As tall as the viewport, so that the footer does not flash for one frame.
  return isDue ? children : <div style={{ minBlockSize: '100vh' }} />
}
