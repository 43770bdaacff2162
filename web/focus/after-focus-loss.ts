/** The id of an empty element at the start of the main area, which page changes leave in place. */
export const focusHolderId = 'focus-holder'

/** In ms. The focus also moves on in a page that is never idle. */
const idleTimeout = 2_000

/**
 * In ms. Orca skips the holder if the next focus is in its queue before it has handled this one, and is silent about the next one then:
 * that happened once in six times on a busy machine without this time.
 */
const holdTime = 150

/** Counts holds, so that a pending move ends with its own. Browser only. */
let holds = 0

const holderIn = () => document.getElementById(focusHolderId)
const isHeld = () => document.activeElement !== null && document.activeElement === holderIn()

/**
 * Moves the focus to the holder, an element that stays. When the focused element has been removed, Orca takes the next focused one for
 * a place that it chose itself, and is silent. The holder must not contain the new title either, as the main area does: on a slow
 * machine Orca learns of it when it no longer has the focus, chooses the first text in it, often the title, and is silent about that.
 */
function holdFocus(): void {
  const holder = holderIn()
  if (!holder) return
  holds++
  // Only while it has the focus, because a screen reader does not stop at empty text. The space makes it a place to Orca.
  holder.textContent = '\u00A0'
  holder.tabIndex = -1
  const release = () => {
    // When the whole window loses the focus, activeElement is still the holder.
    if (document.activeElement === holder) return
    holder.removeEventListener('blur', release)
    holder.removeAttribute('tabindex')
    holder.textContent = ''
  }
  holder.addEventListener('blur', release)
  holder.focus({ preventScroll: true })
}

/** Moves the focus to the holder if it was lost. */
export const catchFocus = (): void => {
  if (document.activeElement === document.body) holdFocus()
}

/**
 * Moves the focus on from the holder when the browser has painted and has nothing else to do: assistive technology then knows
 * the holder. If the visitor has moved the focus meanwhile, it stays there.
 * @returns a function that cancels the pending move.
 */
function fromHolder(moveFocus: () => void): () => void {
  let isCancelled = false
  const own = holds
  const move = () =>
    setTimeout(() => {
      if (!isCancelled && own === holds && isHeld()) moveFocus()
    }, holdTime)
  requestAnimationFrame(() =>
    requestAnimationFrame(() =>
      'requestIdleCallback' in window ? requestIdleCallback(move, { timeout: idleTimeout }) : move(),
    ),
  )
  return () => {
    isCancelled = true
  }
}

/** Moves the focus away from a control that is about to be removed. */
export function passFocus(moveFocus: () => void): void {
  holdFocus()
  if (isHeld()) fromHolder(moveFocus)
  else moveFocus()
}

/**
 * Moves the focus to new content. If the removed content had the focus, it moves by way of the holder.
 * @param moveFocus receives whether the focus had been lost.
 * @returns a function that cancels the pending move.
 */
export function afterFocusLoss(moveFocus: (wasLost: boolean) => void): (() => void) | undefined {
  catchFocus()
  if (isHeld()) return fromHolder(() => moveFocus(true))
  moveFocus(document.activeElement === document.body)
  return undefined
}
