import type { EntryContext } from 'react-router'
import type { Replacement } from './focus/restore-entries.ts'

interface Plan {
  /** The address of React Router's route manifest module. */
  readonly manifest: string
  /** The address of entry.client. */
  readonly entry: string
  /** The matched routes: id and address of the module. */
  readonly routes: readonly (readonly [string, string])[]
  /** All modules that these import, so that the browser fetches them in one round trip. */
  readonly preload: readonly string[]
}

/** The press that the visitor makes now. */
interface Press {
  control: HTMLElement
  readonly down: PointerEvent | KeyboardEvent
  /** It began before hydration. */
  isEarly?: boolean
  /** It began on an element that React has replaced by `control`. */
  isReplaced?: boolean
  /** It has ended, and the replacement is not in the page yet. */
  isDue?: boolean
}

/**
 * Runs in the document instead of React Router's own start. It starts the scripts when the page is painted and the browser idle,
 * or at the first sign of use, so that no script competes with the first paint.
 *
 * Each press counts once. Until hydration it holds presses on a script's buttons (`aria-busy`) and repeats them afterwards, in order.
 * Links and submit buttons work without scripts and are not held. If React replaces an element between the start and the end of a
 * press, the browser clicks nothing, so this script clicks the replacement. If a visitor presses two submit buttons of a GET form before
 * the next page loads, the second request includes both values.
 * The function must be self-contained, because the document contains its source text.
 */
export function startLate(plan: Plan): void {
  const signs = ['pointerover', 'focusin', 'keydown', 'touchstart']
  let hasStarted = false
  let isHydrated = false
  /** The presses that wait for hydration. More would be a stuck key or switch. */
  const held: HTMLElement[] = []
  const maxHeld = 20
  /** The pressed elements that the browser itself clicks. */
  const controls = 'a[href],button,summary,label,input'
  let press: Press | undefined
  let click: MouseEvent | undefined
  /** Was just clicked by this script, so a click by the browser would be the same press. */
  let clicked: Element | undefined
  let isClicking = false
  /** The last click on a submit button, unless another press has begun. */
  let submitted: Event | undefined
  /** In ms, after which a click is another press. A browser clicks at most 350 ms after a touch. */
  const sameTouch = 500
  /** In ms. On a busy device the browser's click of the same touch comes later, perhaps on the next page of a form. */
  const lateClick = 3_000
  /** In px. A pointer that has moved less at its end has not left, even if the page has moved under it. */
  const tremor = 10
  /** Submit buttons of GET forms pressed in this document. The next submission includes them. */
  const sent: { readonly form: EventTarget; readonly name: string; readonly value: string }[] = []

  const release = () => {
    for (const button of held.splice(0)) button.removeAttribute('aria-busy')
  }
  const start = async () => {
    if (hasStarted) return
    hasStarted = true
    for (const sign of signs) removeEventListener(sign, start, true)
    try {
      for (const href of plan.preload) {
        const link = document.createElement('link')
        link.rel = 'modulepreload'
        link.href = href
        document.head.append(link)
      }
      await import(/* @vite-ignore */ plan.manifest)
      const modules: Record<string, unknown> = {}
      for (const [id, url] of plan.routes) modules[id] = await import(/* @vite-ignore */ url)
      Object.assign(window, { __reactRouterRouteModules: modules })
      await (
        await import(/* @vite-ignore */ plan.entry)
      ).started
    } catch {
      // A chunk failed to load: the page works as served, and the next sign of use retries. `data-plain` shows the no-script fallbacks.
      document.documentElement.dataset['plain'] = ''
      hasStarted = false
      release()
      watch()
    }
  }
  const watch = () => {
    for (const sign of signs) addEventListener(sign, start, { capture: true, passive: true })
  }
  const controlOf = ({ target }: Event) => (target instanceof Element ? target.closest<HTMLElement>(controls) : null)
  const clickByScript = (control: HTMLElement) => {
    isClicking = true
    control.click()
    isClicking = false
  }
  const clickOnce = (control: HTMLElement) => {
    press = undefined
    clicked = control
    setTimeout(() => {
      if (clicked === control) clicked = undefined
    }, sameTouch)
    clickByScript(control)
  }
  const replay = async () => {
    for (;;) {
      const index = held.findIndex(({ isConnected }) => isConnected)
      const [button] = index === -1 ? [] : held.splice(index, 1)
      if (!button) return
      button.removeAttribute('aria-busy')
      clickByScript(button)
      // React renders the result of a press before the next one.
      await Promise.resolve()
    }
  }
  /** Drops the browser's click. If there is a control, this script clicks it instead. */
  const drop = (event: Event, instead?: HTMLElement) => {
    event.preventDefault()
    event.stopImmediatePropagation()
    if (instead) clickOnce(instead)
  }
  const onDown = (event: PointerEvent | KeyboardEvent) => {
    if ('key' in event ? event.repeat : !event.isPrimary) return
    clicked = press = submitted = undefined
    const control = controlOf(event)
    if (!control || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return
    const isPress =
      'key' in event
        ? (event.key === 'Enter' && control.localName !== 'input') || (event.key === ' ' && control.localName !== 'a')
        : event.button === 0
    if (isPress) press = { control, down: event }
  }
  const onUp = (event: PointerEvent | KeyboardEvent) => {
    if (!press) return
    const { control, down, isReplaced } = press
    const idOf = (of: typeof event) => ('key' in of ? of.key : of.pointerId)
    if (idOf(down) !== idOf(event)) return
    const isStill =
      'key' in event || 'key' in down
        ? !control.isConnected
        : Math.hypot(down.clientX - event.clientX, down.clientY - event.clientY) < tremor
    if (!isStill && !(event.target instanceof Node && control.contains(event.target))) press = undefined
    else if (isReplaced) clickOnce(control)
    else press.isDue = !control.isConnected
  }
  const onCancel = () => {
    press = undefined
  }
  const onClick = (event: MouseEvent) => {
    const control = controlOf(event)
    if (!control) return
    const isButton = control.matches('button[type=button]')
    if (!isClicking) {
      // After a touch, Chromium clicks what is now under the finger.
      if (clicked && (control === clicked || event.detail > 0)) return drop(event)
      if (press?.control === control) {
        const { isReplaced, isEarly } = press
        press = undefined
        // React Aria ignores the click of a pointer whose start it has not seen, but not a click by a script.
        if (event.detail > 0 && (isReplaced || (isEarly && isButton))) return drop(event, control)
      }
    }
    click = event
    if (control.matches('button[type=submit]')) {
      // Its meaning may have changed meanwhile: Add is now Remove. A double click is one press of an unsteady hand, and
      // the browser's click may come after React Aria's, which waits for 80 ms. Only the submission is prevented: React
      // Aria would click again.
      const isSame = submitted && event.timeStamp - submitted.timeStamp < lateClick
      if (event.detail > 1 || (isSame && event.detail > 0)) event.preventDefault()
      submitted = event
    }
    if (isHydrated || !isButton) return
    drop(event)
    if (held.length < maxHeld) held.push(control)
    control.setAttribute('aria-busy', 'true')
    void start()
  }
  const onReplaced = (event: CustomEvent<Replacement>) => {
    const { from, to } = event.detail
    if (!to) {
      if (from === press?.control || held.some((button) => button === from)) event.preventDefault()
      return
    }
    for (const [index, button] of held.entries())
      if (button === from) {
        held[index] = to
        to.setAttribute('aria-busy', 'true')
      }
    let isDue = false
    if (from === press?.control) {
      press.control = to
      press.isReplaced = true
      isDue = press.isDue === true
    }
    // React hydrates what is clicked at once, and may replace it then. A clicked input has changed already, and its state is copied
    // (restore-entries.ts). A link follows its click even when it is not in the page any more.
    if (click?.eventPhase && controlOf(click) === from && from.localName !== 'input') {
      click.preventDefault()
      isDue = true
    }
    // When React has finished.
    if (isDue) queueMicrotask(() => clickOnce(to))
    if (isHydrated) queueMicrotask(replay)
  }
  const remember = ({ target: form, submitter }: SubmitEvent) => {
    if (form instanceof HTMLFormElement && form.method === 'get' && submitter instanceof HTMLButtonElement)
      if (submitter.name) sent.push({ form, name: submitter.name, value: submitter.value })
  }
  const addSent = ({ target, formData }: FormDataEvent) => {
    for (const { form, name, value } of sent)
      if (form === target && !formData.getAll(name).includes(value)) formData.append(name, value)
  }
  const forget = () => {
    sent.length = 0
  }
  const later = () => {
    if ('requestIdleCallback' in window) requestIdleCallback(() => void start(), { timeout: 2000 })
    else setTimeout(start, 200)
  }

  addEventListener('pointerdown', onDown, true)
  addEventListener('keydown', onDown, true)
  addEventListener('pointerup', onUp, true)
  addEventListener('keyup', onUp, true)
  addEventListener('pointercancel', onCancel, true)
  addEventListener('click', onClick, true)
  addEventListener('replaced', onReplaced)
  addEventListener('submit', remember, true)
  addEventListener('formdata', addSent, true)
  // The browser may restore the page from the back/forward cache.
  addEventListener('pageshow', forget)
  addEventListener(
    'hydrated',
    () => {
      isHydrated = true
      if (press) press.isEarly = true
      removeEventListener('submit', remember, true)
      removeEventListener('formdata', addSent, true)
      void replay()
    },
    { once: true },
  )
  watch()
  if (document.readyState === 'complete') later()
  else addEventListener('load', later, { once: true })
}

const moduleStart = ' type="module" async="">'
const modulePreload = /<link rel="modulepreload"[^<>]*>/g

/** Returns where the text of React Router's own start begins and ends, as `<Scripts/>` renders it. */
function ownStart(html: string): { readonly from: number; readonly to: number } | undefined {
  const assigned = html.indexOf('window.__reactRouterRouteModules = ')
  const tag = html.lastIndexOf(`${moduleStart}import "`, assigned)
  const to = html.indexOf('</script>', assigned)
  return assigned === -1 || tag === -1 || to === -1 ? undefined : { from: tag + moduleStart.length, to }
}

/**
 * Replaces React Router's own start in a rendered document with the late start. `<Scripts/>` itself is unchanged, so the client
 * hydrates the same tree. If React Router's output changes, the document is returned unchanged and a test fails.
 */
export function withLateStart(
  html: string,
  { manifest, staticHandlerContext }: Pick<EntryContext, 'manifest' | 'staticHandlerContext'>,
): string {
  const own = ownStart(html)
  if (!own) return html
  const matched = staticHandlerContext.matches.flatMap(({ route: { id } }) => {
    const route = manifest.routes[id]
    return route ? [route] : []
  })
  const plan: Plan = {
    manifest: manifest.url,
    entry: manifest.entry.module,
    routes: matched.map(({ id, module }) => [id, module] as const),
    preload: [
      ...new Set([
        manifest.url,
        manifest.entry.module,
        ...manifest.entry.imports,
        ...matched.flatMap(({ module, imports }) => [module, ...(imports ?? [])]),
      ]),
    ],
  }
  const start = `(${startLate.toString()})(${JSON.stringify(plan).replaceAll('<', '\\u003c')})`
  // React hoists the links into the head; the rest may be long.
  const head = html.indexOf('</head>') + 1
  return html.slice(0, head).replaceAll(modulePreload, '') + html.slice(head, own.from) + start + html.slice(own.to)
}
