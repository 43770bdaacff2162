import { useEffect, useLayoutEffect } from 'react'
import { type Location, NavigationType, useLocation, useNavigationType } from 'react-router'
import { afterFocusLoss, catchFocus } from '#web/focus/after-focus-loss.ts'
import { pageTitleId } from '#web/lib/page-title.ts'
import { revealFocus } from '#web/focus/reveal-focus.ts'
import { followedFromHere, linkOf, rememberFollowed } from './followed-link.ts'

/** The previous page. In the module, because an error page replaces the shell. Browser only: effects set it. */
let shownPage: Pick<Location, 'pathname' | 'hash' | 'key'> | undefined

/** Whether an element is fully inside the window, below a sticky header and above what covers the end of the window (base.css). */
const isOnScreen = (element: Element) => {
  const { top, bottom, height } = element.getBoundingClientRect()
  const header = document.querySelector('header')
  if (header?.contains(element)) return height > 0 && top >= 0 && bottom <= innerHeight
  const clear = header ? Math.max(0, header.getBoundingClientRect().bottom) : 0
  const covered = Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingBottom) || 0
  return height > 0 && top >= clear && bottom <= innerHeight - covered
}

/** Makes an element focusable, such as a heading. */
const makeFocusable = (element: HTMLElement) => {
  if (element.tabIndex < 0) element.tabIndex = -1
  return element
}

/** Focuses the first element that accepts the focus. The router has already scrolled, so it scrolls only to an off-screen element. */
const focusFirst = (...elements: readonly (HTMLElement | null | undefined)[]): boolean =>
  elements.some((element) => {
    if (!element) return false
    revealFocus(makeFocusable(element), { preventScroll: true })
    if (document.activeElement !== element) return false
    if (!isOnScreen(element)) element.scrollIntoView({ block: 'nearest' })
    return true
  })

const title = () => document.getElementById(pageTitleId) ?? document.querySelector('h1')

const hashTarget = (hash: string) => {
  try {
    return document.getElementById(decodeURIComponent(hash.slice(1)))
  } catch {
    return null // A malformed percent-encoding has no target.
  }
}

/** Returns a label's field, which screen readers announce with the label and which can be filled in. */
const fieldOf = (element: HTMLElement) => (element instanceof HTMLLabelElement ? element.control : element)

/** Returns the heading or question at the restored scroll position. */
const visibleTarget = (hash: string) =>
  [
    hashTarget(hash),
    title(),
    ...[...document.querySelectorAll<HTMLElement>('main :is(h2, h3, label)')].map(fieldOf),
  ].find((element) => element && isOnScreen(element))

/** Whether the page is a form step that was submitted, not left by a link. All steps have the same address. */
const isStep = () => !followedFromHere() && document.querySelector('main form[method=post]') !== null

/** On Back or Forward, focuses the link that was followed from here, or the title of a form's step, as the form's own buttons do. */
const focusOnReturn = (hash: string) => {
  const followed = followedFromHere()
  const link = followed && linkOf(followed)
  if ((followed && !link) || isStep()) focusFirst(title())
  // A link in a closed menu cannot be focused: the focus then moves to the visible content at the restored scroll position.
  else focusFirst(link, visibleTarget(hash), title())
}

/** Whether the browser loaded this document by Back or Forward. */
const isDocumentReturn = () =>
  performance
    .getEntriesByType('navigation')
    .some((entry) => entry instanceof PerformanceNavigationTiming && entry.type === 'back_forward')

/**
 * Moves the focus when the page changes (S12–S14): to the h1 of a new path or of a page that is restarted, to the target of a hash,
 * and on Back to the link that was followed, or to the h1 of a form's step. Screen readers announce the focused element; a live
 * region would repeat it. The first load does not move the focus.
 */
export function NavigationFocus() {
  const { pathname, hash, key } = useLocation()
  const type = useNavigationType()

  useEffect(() => {
    addEventListener('click', rememberFollowed, true)
    return () => removeEventListener('click', rememberFollowed, true)
  }, [])

  useLayoutEffect(() => {
    if (shownPage && shownPage.pathname !== pathname) catchFocus()
  }, [pathname])

  useEffect(() => {
    const before = shownPage
    shownPage = { pathname, hash, key }
    if (!before) {
      if (document.activeElement !== document.body) return undefined
      const followed = isDocumentReturn() ? followedFromHere() : undefined
      if (followed) focusFirst(linkOf(followed))
      else if (hash) focusFirst(hashTarget(hash))
      return undefined
    }
    const isNewPath = before.pathname !== pathname
    if (!isNewPath && before.hash === hash && before.key === key) return undefined
    // The title still has the focus from the previous step. Blurring it first makes a screen reader announce its new text.
    if (type === NavigationType.Pop && isStep() && document.activeElement instanceof HTMLElement)
      document.activeElement.blur()
    return afterFocusLoss((wasLost) => {
      if (type === NavigationType.Pop) focusOnReturn(hash)
      else if (hash) focusFirst(hashTarget(hash), title())
      // Other updates of the same page manage the focus themselves, unless the page was restarted and its focused element removed.
      else if (isNewPath || wasLost) focusFirst(title())
    })
  }, [pathname, hash, key, type])

  return null
}
