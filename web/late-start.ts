import type { EntryContext } from 'react-router'

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

/**
 * Runs in the document instead of React Router's own start. It starts the scripts when the page is painted and the browser idle,
 * or at the first sign of use, so that no script competes with the first paint. Until hydration it holds a press on a script's
 * button (`aria-busy`) and repeats it afterwards. Links and submit buttons work without scripts and are not held. If a visitor
 * presses two submit buttons of a GET form before the next page loads, the second request includes both values.
 * The function must be self-contained, because the document contains its source text.
 */
export function startLate(plan: Plan): void {
  const signs = ['pointerover', 'focusin', 'keydown', 'touchstart']
  let hasStarted = false
  let held: HTMLButtonElement | null = null
  let isHydrated = false
  /** Whether a pointer was pressed and its click has not come. */
  let isPressing = false
  /** Submit buttons of GET forms pressed in this document. The next submission includes them. */
  const sent: { readonly form: EventTarget; readonly name: string; readonly value: string }[] = []

  const release = () => {
    held?.removeAttribute('aria-busy')
    held = null
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
  const press = () => {
    isPressing = true
  }
  const hold = (event: MouseEvent) => {
    isPressing = false
    const button =
      event.target instanceof Element ? event.target.closest<HTMLButtonElement>('button[type=button]') : null
    if (!button) return
    event.stopImmediatePropagation()
    if (isHydrated) {
      stopHolding()
      return button.click()
    }
    release()
    held = button
    button.setAttribute('aria-busy', 'true')
    void start()
  }
  const stopHolding = () => removeEventListener('click', hold, true)
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

  addEventListener('pointerdown', press, true)
  addEventListener('click', hold, true)
  addEventListener('submit', remember, true)
  addEventListener('formdata', addSent, true)
  // The browser may restore the page from the back/forward cache.
  addEventListener('pageshow', forget)
  addEventListener(
    'hydrated',
    () => {
      isHydrated = true
      removeEventListener('pointerdown', press, true)
      // React Aria ignores the click of a press that began before hydration, but not a click by a script.
      if (isPressing) for (const next of ['pointerdown', 'keydown']) addEventListener(next, stopHolding, true)
      else stopHolding()
      removeEventListener('submit', remember, true)
      removeEventListener('formdata', addSent, true)
      // Released after the press: if React replaces the button, `aria-busy` marks the press that has to be repeated.
      held?.click()
      release()
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
