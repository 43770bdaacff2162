import type { Page } from '@playwright/test'
import { injectAxe } from '#tests/helpers/axe-browser.ts'

/** The fault of one element, or of the page when there is none. */
export interface Fault {
  readonly what: string
  readonly target: string
  readonly html: string
}

/** The tools of the checks within a page: the global object `audit`. */
interface PageTools {
  /** The first element that is shown. Throws when there is none: then the fault cannot be planted. */
  readonly need: (selector: string) => HTMLElement
  readonly all: (selector: string, within?: ParentNode) => HTMLElement[]
  /** Laid out, not hidden by any CSS, not within `aria-hidden` or `inert`. */
  readonly isThere: (element: Element) => boolean
  /** Laid out and visible, whether or not it is in the accessibility tree. */
  readonly isSeen: (element: Element) => boolean
  /** In the accessibility tree, though it may be visually hidden. */
  readonly isExposed: (element: Element) => boolean
  /** Whether it has text of its own, not only its child elements. By default any but whitespace counts. */
  readonly hasText: (element: Element, text?: RegExp) => boolean
  readonly selector: (element: Element) => string
  readonly fault: (element: Element | null, what: string) => Fault
  /** As assistive technology computes it. */
  readonly name: (element: Element) => string
  /**
   * The box around the element's own text, without visually hidden text and without its child elements. Empty when it
   * has none.
   */
  readonly textBox: (element: Element) => DOMRect
  /** Its visible text, with whitespace collapsed. */
  readonly words: (element: Element) => string
  /** Text normalised for comparison: lower-case letters and digits, single spaces. */
  readonly plain: (words: string) => string
  /** Everything that can be focused or pressed. */
  readonly controls: () => HTMLElement[]
  /** Contrast of two CSS colours, 1 to 21, the first composited over the second. */
  readonly contrast: (upper: string, lower: string) => number
  /** The colour behind an element; undefined over a picture. */
  readonly ground: (element: Element) => string | undefined
  /** The best contrast among the shapes of a control's sign; undefined when it has none, or words beside it. */
  readonly signContrast: (control: Element) => number | undefined
  /** Data that a check stores for a later comparison. */
  remembered: ReadonlySet<Element>
}

declare global {
  // A global of the pages in which the checks run. Only `var` declares a property of `globalThis` to TypeScript.
  // eslint-disable-next-line no-var
  var audit: PageTools
}

/** Runs in the page. */
function install(): void {
  if ('audit' in globalThis) return
  const isLaidOut = (element: Element) =>
    element.checkVisibility({ visibilityProperty: true, contentVisibilityAuto: true }) &&
    element.getClientRects().length > 0
  const isExposed = (element: Element) => isLaidOut(element) && !element.closest('[aria-hidden="true"], [inert]')
  /** Clipped, as `visually-hidden` does, or without a size. */
  const isClipped = (element: Element): boolean => {
    for (let one: Element | null = element; one && one !== document.body; one = one.parentElement) {
      const style = getComputedStyle(one)
      const { width, height } = one.getBoundingClientRect()
      if (style.clipPath === 'inset(50%)' || (style.clip !== 'auto' && (width <= 2 || height <= 2))) return true
      if (style.overflow === 'hidden' && (width === 0 || height === 0)) return true
      if (Number(style.opacity) === 0) return true
    }
    return false
  }
  const isSeen = (element: Element) => isLaidOut(element) && !isClipped(element)
  const textBox = (element: Element): DOMRect => {
    const boxes = [...element.childNodes].flatMap((node) => {
      if (node.nodeType !== Node.TEXT_NODE || !/\S/.test(node.nodeValue ?? '')) return []
      const range = document.createRange()
      range.selectNodeContents(node)
      return [range.getBoundingClientRect()]
    })
    if (boxes.length === 0) return new DOMRect()
    const left = Math.min(...boxes.map((box) => box.left))
    const top = Math.min(...boxes.map((box) => box.top))
    const right = Math.max(...boxes.map((box) => box.right))
    const bottom = Math.max(...boxes.map((box) => box.bottom))
    return new DOMRect(left, top, right - left, bottom - top)
  }
  const selector = (element: Element): string => {
    const steps: string[] = []
    for (let one: Element | null = element; one && one !== document.documentElement; one = one.parentElement) {
      if (one.id && !/[«:]/.test(one.id)) {
        steps.unshift(`#${CSS.escape(one.id)}`)
        break
      }
      const tag = one.tagName.toLowerCase()
      const alike = [...(one.parentElement?.children ?? [])].filter(({ tagName }) => tagName === one?.tagName)
      steps.unshift(alike.length > 1 ? `${tag}:nth-of-type(${alike.indexOf(one) + 1})` : tag)
    }
    return steps.join(' > ')
  }
  const rgba = (() => {
    const canvas = document.createElement('canvas')
    canvas.width = canvas.height = 1
    const context = canvas.getContext('2d', { willReadFrequently: true })
    return (colour: string): [number, number, number, number] => {
      if (!context) return [0, 0, 0, 1]
      context.clearRect(0, 0, 1, 1)
      context.fillStyle = colour
      context.fillRect(0, 0, 1, 1)
      const [r = 0, g = 0, b = 0, a = 255] = context.getImageData(0, 0, 1, 1).data
      return [r, g, b, a / 255]
    }
  })()
  const luminance = (parts: readonly number[]) =>
    parts
      .map((part) => part / 255)
      .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4))
      .reduce((sum, part, place) => sum + part * ([0.2126, 0.7152, 0.0722][place] ?? 0), 0)
  globalThis.audit = {
    remembered: new Set(),
    all: (wanted, within = document) => [...within.querySelectorAll<HTMLElement>(wanted)],
    need(wanted) {
      const found = [...document.querySelectorAll<HTMLElement>(wanted)]
      const one = found.find((element) => isSeen(element)) ?? found[0]
      if (!one) throw new Error(`Nothing here is ${wanted}`)
      return one
    },
    isThere: (element) => isExposed(element) && isSeen(element),
    isSeen,
    textBox,
    isExposed,
    hasText: (element, text = /\S/) =>
      [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && text.test(node.nodeValue ?? '')),
    selector,
    fault: (element, what) => ({
      what,
      target: element ? selector(element) : '',
      html: element ? element.outerHTML.replaceAll(/\s+/g, ' ').slice(0, 160) : '',
    }),
    name(element) {
      // axe keeps a tree between setup and teardown, which its types lack.
      if (!('_tree' in axe) || axe._tree === undefined) {
        axe.setup(document.documentElement)
        // Cached for all names that are requested together.
        queueMicrotask(() => axe.teardown())
      }
      return axe.commons.text.accessibleText(element).replaceAll(/\s+/g, ' ').trim()
    },
    words(element) {
      let text = ''
      const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        const around = node.parentElement
        if (around && isSeen(around) && !around.closest('[aria-hidden="true"]')) text += ` ${node.nodeValue ?? ''}`
      }
      return text.replaceAll(/\s+/g, ' ').trim()
    },
    plain: (words) =>
      words
        .toLowerCase()
        .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
        .trim(),
    controls: () =>
      [
        ...document.querySelectorAll<HTMLElement>(
          'a[href], button, input:not([type=hidden]), select, textarea, summary, video[controls], audio[controls], [tabindex], [role=button], [role=link], [role=checkbox], [role=radio], [role=switch], [role=tab], [contenteditable=true]',
        ),
      ].filter((one) => isLaidOut(one) && !one.matches(':disabled')),
    contrast(upper, lower) {
      const over = rgba(upper)
      const under = rgba(lower)
      const mixed = [0, 1, 2].map((part) => (over[part] ?? 0) * over[3] + (under[part] ?? 0) * (1 - over[3]))
      const [dark = 0, light = 0] = [luminance(mixed), luminance(under.slice(0, 3))].toSorted((a, b) => a - b)
      return (light + 0.05) / (dark + 0.05)
    },
    ground(element) {
      for (let one: Element | null = element; one; one = one.parentElement) {
        const { backgroundColor, backgroundImage } = getComputedStyle(one)
        if (backgroundImage !== 'none') return undefined
        if (rgba(backgroundColor)[3] > 0.99) return backgroundColor
      }
      return 'rgb(255, 255, 255)'
    },
    signContrast(control) {
      const svg = control.querySelector('svg')
      const ground = audit.ground(control) ?? 'rgb(255, 255, 255)'
      if (!svg || audit.words(control)) return undefined
      const colours = [...svg.querySelectorAll('path, circle, rect, line, polyline, polygon, use')].flatMap((shape) => {
        const { fill, stroke } = getComputedStyle(shape)
        return [fill, stroke].filter((colour) => colour !== 'none' && !/^rgba.*, 0\)$/.test(colour))
      })
      return colours.length > 0 ? Math.max(...colours.map((colour) => audit.contrast(colour, ground))) : undefined
    },
  }
}

/** Injects the tools into a page, and axe, which computes names, where needed. */
export async function equip(page: Page, { hasAxe = true }: { readonly hasAxe?: boolean } = {}): Promise<void> {
  if (hasAxe) await injectAxe(page)
  if (!(await page.evaluate(() => 'audit' in globalThis))) await page.evaluate(install)
}
