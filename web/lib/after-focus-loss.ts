/**
 * In ms: by then assistive technology has heard of the place between. On a slow machine it hears late: after 100 ms Orca spoke of
 * the new page as reviewed once in nine times and said nothing four times, after 300 ms five times in five.
 */
const isHeard = 300

/**
 * Moves the focus to what has just come. What went may have taken the focus with it. A screen reader then looks for a place by
 * itself, often the very title that the focus would move to, and says nothing of either (Orca 43). So the focus goes
 * by way of the main area, which stays. Whoever has moved on by then stays where they are.
 * @returns stops waiting.
 */
export function afterFocusLoss(moveFocus: () => void): (() => void) | undefined {
  const main = document.querySelector('main')
  if (!main || document.activeElement !== document.body) {
    moveFocus()
    return undefined
  }
  main.tabIndex = -1
  main.focus({ preventScroll: true })
  const timer = setTimeout(() => {
    if (document.activeElement === main) moveFocus()
    main.removeAttribute('tabindex')
  }, isHeard)
  return () => {
    clearTimeout(timer)
    main.removeAttribute('tabindex')
  }
}
