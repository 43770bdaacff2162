/** Sizes and distances of what a person can press, for people who aim with their eyes, head or a switch. */

/** A rectangle on the page, in CSS pixels. */
interface Box {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}

/** An element with its rectangle. */
interface NamedBox extends Box {
  /** For messages. */
  readonly name: string
  /** Beyond the edge of a part that scrolls sideways: not visible, so nothing covers it. */
  readonly isScrolledOut?: boolean
}

/** What a page shows. */
export interface PageTargets {
  /** The area of each link and control that a press counts in. */
  readonly targets: readonly NamedBox[]
  /**
   * The parts that do not scroll with the page, without a bar at the bottom for which the page leaves room. The targets of all of them
   * are not on the list of the page's.
   */
  readonly fixed: readonly NamedBox[]
}

/** The required sizes, in CSS pixels. */
const targetSizes = { side: 60, gap: 16 } as const

/** Allows for rounding of fractions of a pixel. */
const tolerance = 0.5

const distance = (a: Box, b: Box): number =>
  Math.hypot(Math.max(0, a.left - b.right, b.left - a.right), Math.max(0, a.top - b.bottom, b.top - a.bottom))

/** Rounded for a message. */
const px = (length: number): number => Math.round(length * 10) / 10

/**
 * Returns what is wrong: targets that are too small, neighbours that are too close, and parts that cover a target at some position of
 * the scroll bar. A fixed part is compared by its horizontal extent alone, because the page scrolls past it.
 */
export function targetFaults({ targets, fixed }: PageTargets): readonly string[] {
  const faults: string[] = []
  for (const [index, target] of targets.entries()) {
    const width = target.right - target.left
    const height = target.bottom - target.top
    if (Math.min(width, height) < targetSizes.side - tolerance)
      faults.push(`${target.name} is ${px(width)} by ${px(height)} px`)
    // What is scrolled out of a list is no neighbour of what follows the list.
    for (const other of targets.slice(index + 1).filter((one) => !one.isScrolledOut === !target.isScrolledOut)) {
      const between = distance(target, other)
      if (between < targetSizes.gap - tolerance) faults.push(`${target.name} is ${px(between)} px from ${other.name}`)
    }
    for (const part of target.isScrolledOut ? [] : fixed)
      if (part.left < target.right - tolerance && target.left < part.right - tolerance)
        faults.push(`${part.name} can cover ${target.name}`)
  }
  return faults
}

/**
 * Runs in the page, which it scrolls to its top. Left out: disabled controls, targets outside the page until they have the focus, links
 * within a sentence (WCAG 2.5.8 exempts them), and what is within a fixed part.
 */
export function collectTargets(): PageTargets {
  // Here and not before: a focus that moves meanwhile scrolls the page, and what lies above the window counts as within the page.
  scrollTo({ top: 0, behavior: 'instant' })
  const nameOf = (element: Element) => {
    const label = element.getAttribute('aria-label') ?? element.textContent?.trim() ?? ''
    const words = label === '' && element instanceof HTMLInputElement ? element.name : label
    return `${element.tagName.toLowerCase()}${element.classList[0] ? `.${element.classList[0]}` : ''} “${words.slice(0, 40)}”`
  }
  const boxOf = (element: Element, name = nameOf(element)): NamedBox => {
    const { left, top, right, bottom } = element.getBoundingClientRect()
    return { name, left: left + scrollX, top: top + scrollY, right: right + scrollX, bottom: bottom + scrollY }
  }
  const isShown = (element: Element) =>
    element.checkVisibility({ visibilityProperty: true, contentVisibilityAuto: true }) &&
    element.getClientRects().length > 0
  /** Whether a pseudo-element extends the area of a press over the whole positioned ancestor. */
  const covers = (element: Element) =>
    ['::before', '::after'].some((part) => {
      const { content, position, inset } = getComputedStyle(element, part)
      return content !== 'none' && position === 'absolute' && inset.split(' ').every((side) => side === '0px')
    })
  const pressable = (element: HTMLElement): Element => {
    if (element instanceof HTMLInputElement && element.labels?.[0] && /checkbox|radio/.test(element.type)) {
      const [label] = element.labels
      return label && covers(label) ? (label.offsetParent ?? label) : (label ?? element)
    }
    return covers(element) ? (element.offsetParent ?? element) : element
  }
  const isInSentence = (link: HTMLElement) => {
    if (link.tagName !== 'A' || getComputedStyle(link).display !== 'inline') return false
    let around = link.parentElement
    while (around && getComputedStyle(around).display === 'inline') around = around.parentElement
    const texts = document.createTreeWalker(around ?? link, NodeFilter.SHOW_TEXT)
    while (texts.nextNode()) {
      const { currentNode } = texts
      if (!currentNode.parentElement?.closest('a') && /\p{L}/u.test(currentNode.nodeValue ?? '')) return true
    }
    return false
  }
  const fixed = [...document.body.querySelectorAll<HTMLElement>('*')].filter((element) => {
    const { position, insetBlockStart, insetBlockEnd } = getComputedStyle(element)
    if (position !== 'fixed' && position !== 'sticky') return false
    if (position === 'sticky' && Math.max(Number.parseFloat(insetBlockStart), -1e9) < -1000 && insetBlockEnd === 'auto')
      return false // It leaves the window with the page.
    return isShown(element) && element.getBoundingClientRect().bottom > 0
  })
  const targets = [
    ...document.querySelectorAll<HTMLElement>(
      'a[href], button, input:not([type=hidden]), select, textarea, summary, [role=button], [role=link]',
    ),
  ].filter(
    (element) =>
      isShown(element) &&
      !element.matches(':disabled, [aria-hidden=true], [aria-hidden=true] *, [inert] *') &&
      element.getBoundingClientRect().bottom + scrollY > 0 &&
      !fixed.some((part) => part.contains(element)) &&
      !isInSentence(element),
  )
  /** The focus never comes under a bar at the bottom that is as high as this, and the end of the page is above it. */
  const roomBelow = Math.min(
    ...[
      getComputedStyle(document.documentElement).scrollPaddingBlockEnd,
      getComputedStyle(document.body).paddingBlockEnd,
    ].map((room) => Number.parseFloat(room) || 0),
  )
  const hasRoom = (element: Element) => element.getBoundingClientRect().top >= innerHeight - roomBelow - 1
  const isScrolledOut = (element: Element) => {
    const { right, bottom } = element.getBoundingClientRect()
    for (let around = element.parentElement; around && around !== document.body; around = around.parentElement) {
      const { overflowX, overflowY } = getComputedStyle(around)
      const edge = around.getBoundingClientRect()
      if ((overflowX === 'auto' && right > edge.right) || (overflowY === 'auto' && bottom > edge.bottom)) return true
    }
    return false
  }
  const targetBox = (element: HTMLElement): NamedBox => ({
    ...boxOf(pressable(element), nameOf(element)),
    isScrolledOut: isScrolledOut(element),
  })
  return { targets: targets.map(targetBox), fixed: fixed.filter((one) => !hasRoom(one)).map((one) => boxOf(one)) }
}
