/**
 * In ms: by then assistive technology has heard of the place between. On a slow machine it hears late: after 100 ms Orca spoke of
 * the new page as reviewed once in nine times and said nothing four times, after 300 ms five times in five.
 */
const isHeard = 300

/**
 * Takes a lost focus to the main area, which stays. Where a whole page goes, in the very task in which it goes: a frame later the
 * browser has told assistive technology that the document has the focus, and Orca says the document's name before all else. Not so
 * within a page: after a form's step Orca then said the main area twice, eight times in eight.
 */
export function catchFocus(): void {
  const main = document.querySelector('main')
  if (!main || document.activeElement !== document.body) return
  main.tabIndex = -1
  // It can take the focus for as long as it has it: Firefox takes the focus from what can no longer have it.
  const release = () => {
    // Not when the whole window loses the focus.
    if (document.activeElement === main) return
    main.removeEventListener('blur', release)
    main.removeAttribute('tabindex')
  }
  main.addEventListener('blur', release)
  main.focus({ preventScroll: true })
}

/**
 * Moves the focus to what has just come. What went may have taken the focus with it. A screen reader then looks for a place by
 * itself, often the very title that the focus would move to, and says nothing of either (Orca 43). So the focus goes
 * by way of the main area. Whoever has moved on by then stays where they are.
 * @param moveFocus is told whether the focus had been lost.
 * @returns stops waiting.
 */
export function afterFocusLoss(moveFocus: (wasLost: boolean) => void): (() => void) | undefined {
  catchFocus()
  const main = document.querySelector('main')
  if (!main || document.activeElement !== main) {
    moveFocus(document.activeElement === document.body)
    return undefined
  }
  const timer = setTimeout(() => {
    if (document.activeElement === main) moveFocus(true)
  }, isHeard)
  return () => clearTimeout(timer)
}
