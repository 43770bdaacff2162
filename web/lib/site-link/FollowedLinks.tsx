import { useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { siteRouteOf } from '#schema/site-route.ts'

/** Where a press leads within this site, by its canonical path; nothing for what is the browser's: another site, a file, a new tab. */
const targetOf = ({ target, defaultPrevented, button, ctrlKey, metaKey, shiftKey, altKey }: MouseEvent) => {
  if (defaultPrevented || button !== 0 || ctrlKey || metaKey || shiftKey || altKey) return undefined
  const link = target instanceof Element ? target.closest('a') : null
  if (!link?.hasAttribute('href') || link.target || link.hasAttribute('download')) return undefined
  const { origin, pathname, search, hash } = new URL(link.href)
  const route = siteRouteOf(pathname)
  // A hash of this very page has no row where the page is an error's.
  const isHere = link.getAttribute('href')?.startsWith('#')
  return origin === location.origin && (isHere || route)
    ? { pathname: route?.path ?? pathname, search, hash, isHere }
    : undefined
}

/**
 * Has the router follow the links to pages of this site, with one listener for all: a link that asks the router for itself is made
 * anew at every change of page, and a page has a hundred (tests/bench, click to h1). A hash goes through the router too: the
 * browser's own history entry would have no key, and so neither a scroll position nor a link of its own.
 */
export function FollowedLinks() {
  const here = useLocation()
  const navigate = useNavigate()
  // On the window, after React's handlers: one that has done the work has prevented this.
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
          // To the top of what it leads to, unless that is the page one is on (S14).
          preventScrollReset: staysHere,
        },
      )
    }
    addEventListener('click', follow)
    return () => removeEventListener('click', follow)
  }, [here, navigate])

  return null
}
