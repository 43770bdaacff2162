import { useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { siteRouteOf } from '#schema/site-route.ts'

/** Returns the canonical path within this site, or undefined for links that the browser handles: another site, a file, a new tab. */
const targetOf = ({ target, defaultPrevented, button, ctrlKey, metaKey, shiftKey, altKey }: MouseEvent) => {
  if (defaultPrevented || button !== 0 || ctrlKey || metaKey || shiftKey || altKey) return undefined
  const link = target instanceof Element ? target.closest('a') : null
  if (!link?.hasAttribute('href') || link.target || link.hasAttribute('download')) return undefined
  const { origin, pathname, search, hash } = new URL(link.href)
  const route = siteRouteOf(pathname)
  // On an error page the path of a hash link has no row in the site map.
  const isHere = link.getAttribute('href')?.startsWith('#')
  return origin === location.origin && (isHere || route)
    ? { pathname: route?.path ?? pathname, search, hash, isHere }
    : undefined
}

/**
 * Routes clicks on links within this site through one listener. A `Link` component per link re-renders at every page change, and
 * a page has about a hundred links (tests/bench, click to h1). Hash links go through the router too: a history entry of the
 * browser's own has no key, so it would have neither a scroll position nor a followed link.
 */
export function FollowedLinks() {
  const here = useLocation()
  const navigate = useNavigate()
  // On the window, so that React's handlers run first: one that handled the click has called preventDefault.
  useEffect(() => {
    const follow = (event: MouseEvent) => {
      const target = targetOf(event)
      if (!target) return
      event.preventDefault()
      const { hash, isHere } = target
      const { pathname, search } = isHere ? here : target
      const staysHere = pathname === here.pathname && !hash && !here.hash
      void navigate(
        { pathname, search, hash },
        {
          replace: pathname === here.pathname && search === here.search && hash === here.hash,
          // Scrolls to the top of the target, unless it is the current page (S14).
          preventScrollReset: staysHere,
        },
      )
    }
    addEventListener('click', follow)
    return () => removeEventListener('click', follow)
  }, [here, navigate])

  return null
}
