/**
 * Time for assistive technology to register the focus on the main area, in ms. On a slow machine with 100 ms, Orca announced the
 * new page in one of nine trials and was silent in four; with 300 ms it announced it in five of five.
 */
const announceDelayMs = 300

/**
 * Moves a lost focus to the main area, which survives page changes. When a whole page is replaced this must happen in the same
 * task: one frame later Orca announces the document's name first. Within a page it must not: after a form's step Orca announced
 * the main area twice, in eight of eight trials.
 */
export function catchFocus(): void {
  const main = document.querySelector('main')
  if (!main || document.activeElement !== document.body) return
  main.tabIndex = -1
  // Removes the tabindex only on blur, because Firefox blurs an element that stops being focusable.
  const release = () => {
    // When the whole window loses the focus, activeElement is still the main area.
    if (document.activeElement === main) return
    main.removeEventListener('blur', release)
    main.removeAttribute('tabindex')
  }
  main.addEventListener('blur', release)
  main.focus({ preventScroll: true })
}

/**
 * Moves the focus to new content. If the removed content had the focus, a screen reader picks a new position by itself, often the
 * very title that is about to receive the focus, and then announces neither (Orca 43). The focus therefore moves to the main area
 * first. If the visitor has moved the focus meanwhile, it stays there.
 * @param moveFocus receives whether the focus had been lost.
 * @returns a function that cancels the pending move.
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
  }, announceDelayMs)
  return () => clearTimeout(timer)
}
