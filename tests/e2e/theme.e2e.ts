import type { ElementHandle, Locator, Page } from '@playwright/test'
import type { Preferences } from '#web/lib/show-preferences.ts'
import { remembered } from './preferences.ts'
import { open } from './shell.ts'
import { expect, test } from './test.ts'

/** Every colour that a page shows, in document order. */
const colours = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('html, body, body *')].map((element) => {
      const { color, backgroundColor, borderTopColor, fill, stroke, colorScheme } = getComputedStyle(element)
      return [element.tagName, color, backgroundColor, borderTopColor, fill, stroke, colorScheme].join(' ')
    }),
  )

async function expectNoDarkColours(page: Page, path: string) {
  await page.emulateMedia({ colorScheme: 'light' })
  await open(page, path)
  const light = await colours(page)
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.reload()
  await page.waitForFunction(() => 'isHydrated' in globalThis)
  expect(await page.evaluate(() => matchMedia('(prefers-color-scheme: dark)').matches)).toBe(true)
  expect(await colours(page)).toEqual(light)
  await expect(page.locator('html')).toHaveCSS('color-scheme', 'light only')
  await expect(page.locator('meta[name=color-scheme]')).toHaveAttribute('content', 'only light')
}

test('[S5] a system in dark mode changes no colour on the home page @slow', ({ page }) =>
  expectNoDarkColours(page, '/'))

test('[S5] a system in dark mode changes no colour, a setting for more contrast takes effect, and forced colours are the system’s: text, links, the focus ring, and what is chosen or switched on', async ({
  page,
}) => {
  await expectNoDarkColours(page, '/contact-us/general-enquiry')
  await page.emulateMedia({ colorScheme: 'light' })
  await expect(page.locator('body')).toHaveCSS('color', 'rgb(31, 42, 48)')
  await page.emulateMedia({ contrast: 'more' })
  await expect(page.locator('body')).toHaveCSS('color', 'rgb(0, 0, 0)')
  await expect(page.locator('html')).toHaveCSS('background-color', 'rgb(255, 255, 255)')
  await page.emulateMedia({ contrast: 'no-preference', forcedColors: 'active' })
  /** The system colours of this machine. */
  const system = (name: string) =>
    page.evaluate((keyword) => {
      const probe = document.createElement('p')
      probe.style.color = keyword
      document.body.append(probe)
      const { color } = getComputedStyle(probe)
      probe.remove()
      return color
    }, name)
  await expect(page.getByRole('heading', { level: 1 })).toHaveCSS('color', await system('CanvasText'))
  await expect(page.getByRole('banner')).toHaveCSS('background-color', await system('Canvas'))
  await expect(page.getByRole('contentinfo').getByRole('link').first()).toHaveCSS('color', await system('LinkText'))
  const field = page.getByLabel('Your name')
  await field.focus()
  await expect(field).toHaveCSS('outline-color', await system('Highlight'))
  await expect(field).toHaveCSS('outline-style', 'solid')
  const markOf = (name: string) =>
    page
      .getByRole('radio', { name, exact: true })
      .evaluate((option) => getComputedStyle(option, '::before').backgroundColor)
  await page.getByRole('radio', { name: 'Email', exact: true }).press('Space')
  expect(await markOf('Email')).toBe(await system('CanvasText'))
  await expect(page.getByRole('radio', { name: 'Email', exact: true })).toHaveCSS(
    'border-top-color',
    await system('CanvasText'),
  )
  await page.getByText('Add more, if you like').click()
  const checkbox = page.getByRole('checkbox', { name: 'An interpreter' })
  await checkbox.press('Space')
  await expect(checkbox).toHaveCSS('background-color', await system('CanvasText'))
  await page.getByRole('button', { name: 'Display', exact: true }).click()
  const setting = page.getByRole('switch', { name: 'Less movement' })
  await expect(setting).toHaveCSS('background-color', await system('Canvas'))
  await setting.press('Space')
  await expect(setting).toHaveCSS('background-color', await system('Highlight'))
})

test('[S5] a person whose eyes light hurts chooses a dark page: it is dark on later pages before the first paint, its pictures are dimmed, and paper stays light', async ({
  page,
}) => {
  await page.goto('/about')
  await page.getByRole('button', { name: 'Display', exact: true }).click()
  await page.getByRole('radio', { name: 'Dark mode (low glare)' }).press('Space')
  const dark = 'rgb(19, 25, 28)'
  await expect(page.locator('html')).toHaveCSS('background-color', dark)
  await page.addInitScript(() => {
    // The first paint has no earlier colour.
    new PerformanceObserver((_, observer) => {
      observer.disconnect()
      Object.assign(globalThis, { firstPainted: getComputedStyle(document.documentElement).backgroundColor })
    }).observe({ type: 'paint', buffered: true })
  })
  await page.goto('/')
  await expect.poll(() => page.evaluate((): unknown => Reflect.get(globalThis, 'firstPainted'))).toBe(dark)
  await expect(page.locator('html')).toHaveCSS('color-scheme', 'dark only')
  await expect(page.getByRole('main').locator('img').first()).toHaveCSS('filter', 'brightness(0.75)')
  await page.emulateMedia({ media: 'print' })
  await expect(page.locator('html')).toHaveCSS('background-color', 'rgb(255, 255, 255)')
  await expect(page.getByRole('main').locator('img').first()).toHaveCSS('filter', 'none')
})

type State = 'at rest' | 'with the focus' | 'under the mouse'

/**
 * What a person must tell apart in a control, as the browser draws it in each state: colours, the ground beside them, and the contrast
 * that WCAG 2.2 requires of the best. Also the middle of the control in the window.
 */
const measure = (control: ElementHandle, states: readonly State[]) =>
  control.evaluate(async (element, wanted) => {
    if (!(element instanceof HTMLElement || element instanceof SVGElement)) throw new Error('A control is an element')
    const groundOf = (of: Element | null): string => {
      if (!of) return 'rgb(255, 255, 255)'
      const { backgroundColor } = getComputedStyle(of)
      return /, 0\)$|^transparent$/.test(backgroundColor) ? groundOf(of.parentElement) : backgroundColor
    }
    const pairs: { what: string; fronts: string[]; ground: string; least: number }[] = []
    for (const state of wanted) {
      if (state === 'at rest') element.blur()
      if (state === 'with the focus') element.focus()
      // What React changes is in the next frame.
      await new Promise(requestAnimationFrame)
      // A colour in transition is neither of its pair.
      for (const animation of document.getAnimations()) if (animation instanceof CSSTransition) animation.finish()
      const style = getComputedStyle(element)
      const around = groundOf(element.parentElement)
      if (element.matches('input, textarea, select, [role=switch]')) {
        pairs.push({ what: `edge ${state}`, fronts: [style.borderTopColor], ground: around, least: 3 })
        if (style.borderTopStyle === 'none' || Number.parseFloat(style.borderTopWidth) < 1)
          pairs.push({ what: `missing edge ${state}`, fronts: [around], ground: around, least: 3 })
      }
      const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
      const worded = element.matches('input:not([type=radio], [type=checkbox]), textarea, select') ? [element] : []
      while (texts.nextNode()) {
        const parent = texts.currentNode.parentElement
        if (parent && texts.currentNode.nodeValue?.trim() && !parent.closest('.visually-hidden')) worded.push(parent)
      }
      for (const part of worded)
        pairs.push({
          what: `text ${state}`,
          fronts: [getComputedStyle(part).color],
          ground: groundOf(part),
          least: 4.5,
        })
      if (element.matches(':focus-visible')) {
        // An option has the ring around its row. The ring has two tones, of which one is enough.
        const ringed = [element, element.parentElement].find(
          (one) => one && getComputedStyle(one).outlineStyle !== 'none',
        )
        const { outlineColor = '', boxShadow = '' } = ringed ? getComputedStyle(ringed) : {}
        const ground = groundOf(ringed?.parentElement ?? null)
        const glow = /^rgb\([^)]*\)/.exec(boxShadow)?.[0] ?? ''
        pairs.push({ what: `focus ring ${state}`, fronts: [outlineColor, glow].filter(Boolean), ground, least: 3 })
      }
    }
    element.blur()
    const { x, y, width, height } = element.getBoundingClientRect()
    return { pairs, name: `${element.tagName} ${element.className}`, middle: [x + width / 2, y + height / 2] as const }
  }, states)

/** The indexes of the visible controls, one for each kind: controls of a kind have the same classes, state and surroundings. */
const oneOfEachKind = (controls: Locator) =>
  controls.evaluateAll((elements) => {
    const kindOf = (element: Element | null, levels = 3): string =>
      element && levels > 0
        ? `${element.tagName} ${element.getAttribute('class')} ${kindOf(element.parentElement, levels - 1)}`
        : ''
    const states = ['type', 'aria-invalid', 'aria-current', 'aria-pressed', 'aria-disabled', 'data-variant']
    const kinds = new Map<string, number>()
    for (const [index, element] of elements.entries()) {
      const state = states.map((name) => element.getAttribute(name)).join()
      if (element.checkVisibility({ visibilityProperty: true }))
        kinds.set(`${kindOf(element)} ${state} ${element.matches(':checked')}`, index)
    }
    return [...kinds.values()]
  })

/** The controls of the page whose edge, text or focus ring is too weak, at rest, under the mouse or with the focus. */
async function weakControls(page: Page, controls: Locator): Promise<string[]> {
  const weak = new Set<string>()
  const compare = ({ pairs, name }: Awaited<ReturnType<typeof measure>>) => {
    for (const { what, fronts, ground, least } of pairs) {
      const ratio = Math.max(0, ...fronts.map((front) => contrast(front, ground)))
      if (ratio < least)
        weak.add(`${what}: ${fronts.join(' and ')} on ${ground} is ${ratio.toFixed(2)}, needs ${least} (${name})`)
    }
  }
  // From here on the browser shows the focus as it does for a keyboard.
  await page.keyboard.press('Tab')
  const kinds = new Set(await oneOfEachKind(controls))
  for (const [index, control] of (await controls.elementHandles()).entries()) {
    if (!kinds.has(index)) continue
    await page.mouse.move(0, 0)
    const still = await measure(control, ['at rest', 'with the focus'])
    compare(still)
    await page.mouse.move(...still.middle)
    compare(await measure(control, ['under the mouse']))
  }
  return [...weak]
}

/** WCAG 2.2, relative luminance. https://www.w3.org/TR/WCAG22/#dfn-relative-luminance */
const luminance = (colour: string): number => {
  const channels = /^rgb\((\d+), (\d+), (\d+)\)$/.exec(colour)?.slice(1)
  if (!channels) throw new Error(`The test cannot measure the colour ${colour}`)
  const [red = 0, green = 0, blue = 0] = channels
    .map((channel) => Number(channel) / 255)
    .map((channel) => (channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4))
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

const contrast = (a: string, b: string): number => {
  const [lighter = 0, darker = 0] = [luminance(a), luminance(b)].toSorted((x, y) => y - x)
  return (lighter + 0.05) / (darker + 0.05)
}

const everyControl = 'input, textarea, select, button, [role=switch], a[href]'

const openWith = async (page: Page, chosen: Preferences['contrast'] | 'usual', path: string) => {
  if (chosen !== 'usual') await remembered(page, { contrast: chosen })
  await open(page, path)
}

const controlsOf = (page: Page) =>
  page.getByRole('main').locator(everyControl).or(page.getByRole('banner').getByRole('link'))

test('[S6] every control of the product list has an edge, text and focus ring of enough contrast at rest, under the mouse and with the focus @slow', async ({
  page,
}) => {
  await openWith(page, 'usual', '/resources/product-database')
  expect(await weakControls(page, controlsOf(page))).toEqual([])
})

for (const [chosen, tag] of [
  ['usual', ' @slow'],
  ['low-glare', ' @slow'],
] as const)
  test(`[S6] every control of a form, of the refused form and of the Display panel has enough contrast in each state: ${chosen}${tag}`, async ({
    page,
  }) => {
    await openWith(page, chosen, '/contact-us/general-enquiry')
    expect.soft(await weakControls(page, controlsOf(page))).toEqual([])

    await page.locator('main form').getByRole('button', { name: /^Send/ }).click()
    await expect(page.locator('[aria-invalid=true]').first()).toBeVisible()
    const invalid = page.locator(
      '[aria-invalid=true], .field-error, .field-error *, [data-invalid] input, main [href^="#"]',
    )
    expect(await invalid.count()).toBeGreaterThan(5)
    expect.soft(await weakControls(page, invalid)).toEqual([])

    await page.getByRole('button', { name: 'Display', exact: true }).click()
    const switches = page.getByRole('switch')
    await expect(switches).not.toHaveCount(0)
    expect.soft(await weakControls(page, switches)).toEqual([])
    await switches.first().press('Space')
    expect.soft(await weakControls(page, switches.first())).toEqual([])
  })
