import { useEffect, useLayoutEffect } from 'react'
import { type Location, NavigationType, useLocation, useNavigationType } from 'react-router'
import { afterFocusLoss, catchFocus } from '#web/lib/after-focus-loss.ts'
import { pageTitleId } from '#web/lib/page-title.ts'
import { followedFromHere, linkOf, rememberFollowed } from './followed-link.ts'

/** The page that was shown before this one. Outlives the shell, which an error page replaces. Browser only: effects set it. */
let shown: Pick<Location, 'pathname' | 'hash' | 'key'> | undefined

/** Whole on screen, and clear of the header where that sticks. */
const isOnScreen = (element: Element) => {
  const { top, bottom, height } = element.getBoundingClientRect()
  const header = document.querySelector('header')
  const clear = header && !header.contains(element) ? Math.max(0, header.getBoundingClientRect().bottom) : 0
  return height > 0 && top >= clear && bottom <= innerHeight
}

/** A heading takes no focus by itself: it is made able to. */
const readable = <T extends HTMLElement>(element: T | null) => {
  if (element && element.tabIndex < 0) element.tabIndex = -1
  return element
}

/** Focuses the first that can take it. The router has scrolled already: only what is off screen after that is brought there. */
const focusFirst = (...elements: readonly (HTMLElement | null | undefined)[]): boolean =>
  elements.some((element) => {
    readable(element ?? null)?.focus({ preventScroll: true })
    if (!element || document.activeElement !== element) return false
    if (!isOnScreen(element)) element.scrollIntoView({ block: 'nearest' })
    return true
  })

const title = () => document.getElementById(pageTitleId) ?? document.querySelector('h1')

const hashTarget = (hash: string) => {
  try {
    return document.getElementById(decodeURIComponent(hash.slice(1)))
  } catch {
    return null // A stray % names nothing.
  }
}

/** Of a label its field: that says both, and can be answered. */
const askedOf = (element: HTMLElement) => (element instanceof HTMLLabelElement ? element.control : element)

/** Where one reads at the restored scroll position: a heading, or a question. */
const placeOnScreen = (hash: string) =>
  [
    hashTarget(hash),
    title(),
    ...[...document.querySelectorAll<HTMLElement>('main :is(h2, h3, label)')].map(askedOf),
  ].find((element) => element && isOnScreen(element))

/** A form that was sent on from here, not left by a link: each of its steps has the same address. */
const isStep = () => !followedFromHere() && document.querySelector('main form[method=post]') !== null

/** Back or forward: to the link that was followed from here, or to the title of a form's step, as by the form's own buttons. */
const focusOnReturn = (hash: string) => {
  const followed = followedFromHere()
  const link = followed && linkOf(followed)
  if ((followed && !link) || isStep()) focusFirst(title())
  // A link in a menu that is closed now cannot take it: the scroll position stays, and the focus comes to what it shows.
  else focusFirst(link, placeOnScreen(hash), title())
}

/** Whether the browser came to this document by Back or Forward. */
const isDocumentReturn = () =>
  performance
    .getEntriesByType('navigation')
    .some((entry) => entry instanceof PerformanceNavigationTiming && entry.type === 'back_forward')

/**
 * Where the focus goes when the page changes (S12–S14): to the h1 of a new path or of a page begun afresh, to the target of a hash,
 * and on Back to the link that had been followed, or to the h1 of a form's step. Focus alone says it; a live region as well would
 * say it twice. The first load is left alone.
 */
export function NavigationFocus() {
  const { pathname, hash, key } = useLocation()
  const type = useNavigationType()

  useEffect(() => {
    addEventListener('click', rememberFollowed, true)
    return () => removeEventListener('click', rememberFollowed, true)
  }, [])

  useLayoutEffect(() => {
    if (shown && shown.key !== key) catchFocus()
  }, [key])

  useEffect(() => {
    const before = shown
    shown = { pathname, hash, key }
    if (!before) {
      if (document.activeElement !== document.body) return undefined
      const followed = isDocumentReturn() ? followedFromHere() : undefined
      if (followed) focusFirst(linkOf(followed))
      else if (hash) focusFirst(hashTarget(hash))
      return undefined
    }
    const isNewPath = before.pathname !== pathname
    if (!isNewPath && before.hash === hash && before.key === key) return undefined
    // The title has the focus since the step before, and is about to change its words: it is said if the focus comes anew.
    if (type === NavigationType.Pop && isStep() && document.activeElement instanceof HTMLElement)
      document.activeElement.blur()
    return afterFocusLoss((wasLost) => {
      if (type === NavigationType.Pop) focusOnReturn(hash)
      else if (hash) focusFirst(hashTarget(hash), title())
      // What is done on a page keeps the focus, or gives it; a page that begins afresh under its own address does neither.
      else if (isNewPath || wasLost) focusFirst(title())
    })
  }, [pathname, hash, key, type])

  return null
}
