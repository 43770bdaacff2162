import type { Page } from '@playwright/test'
import { expect, test } from './test.ts'

const waiting = (page: Page) => page.locator('[data-reveal=waiting]')
const marked = (page: Page) => page.locator('[data-reveal]')
/** The first part below the window, by its index in the page. */
const firstBelow = (page: Page) => waiting(page).first().elementHandle()

test('[S90] Given a person who scrolls, when a part is 120 px above the lower edge of the window, then it rises into position', async ({
  page,
}) => {
  await page.goto('/')
  const part = await firstBelow(page)
  if (!part) throw new Error('No part waits to be revealed')
  const height = page.viewportSize()?.height ?? 0
  /** Scrolls until the part is this far above the lower edge. */
  const bring = (above: number) =>
    part.evaluate(
      (element, [edge, distance]) => {
        const rise = element.getAttribute('data-reveal') === 'waiting' ? 24 : 0
        scrollBy({ top: element.getBoundingClientRect().top - rise - edge + distance, behavior: 'instant' })
        // The observer reports in one of the next frames.
        return new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done))))
      },
      [height, above] as const,
    )
  await bring(118)
  expect(await part.getAttribute('data-reveal')).toBe('waiting')
  expect(await part.evaluate((element) => getComputedStyle(element).translate)).toBe('0px 24px')
  await bring(122)
  await expect.poll(() => part.getAttribute('data-reveal')).toBe('shown')
  const { duration, easing, delay } = await part.evaluate((element) => {
    const style = getComputedStyle(element)
    return { duration: style.transitionDuration, easing: style.transitionTimingFunction, delay: style.transitionDelay }
  })
  expect([duration, easing, delay]).toEqual(['0.4s', 'ease', '0s'])
  await expect.poll(() => part.evaluate((element) => getComputedStyle(element).translate)).toBe('none')
})

/**
 * The scripts that listen to scrolling or resizing anywhere on the page: their files and the types of events. React DOM, in a file of
 * its own, listens to every event there is; a unit test finds the components that use its events.
 */
async function scrollListeners(page: Page): Promise<string[]> {
  const session = await page.context().newCDPSession(page)
  const files = new Map<string, string>()
  session.on('Debugger.scriptParsed', ({ scriptId, url }) => files.set(scriptId, url.split('/').at(-1) ?? ''))
  await session.send('Debugger.enable')
  const listeners: string[] = []
  for (const expression of ['window', 'window.visualViewport', 'document']) {
    const { result } = await session.send('Runtime.evaluate', { expression })
    const objectId = result.objectId ?? ''
    const found = await session.send('DOMDebugger.getEventListeners', { objectId, depth: -1 })
    for (const { type, scriptId } of found.listeners)
      if (/scroll|resize|wheel|touchmove/.test(type) && !files.get(scriptId)?.startsWith('client-'))
        listeners.push(`${files.get(scriptId)}: ${type}`)
  }
  await session.detach()
  return listeners
}

test('[S91] no script listens to scrolling or resizing, so a throttle of 99 ms and a debounce of 50 ms have nothing to act on', async ({
  page,
}) => {
  await page.goto('/')
  await expect(waiting(page).first()).toBeAttached()
  await page.mouse.wheel(0, 600)
  await expect(marked(page).and(page.locator('[data-reveal=shown]')).first()).toBeAttached()
  expect(await scrollListeners(page)).toEqual([])
})

test('[S92] Given a page that has just loaded, then nothing in the window waits, and the parts below can be seen, found and focused', async ({
  page,
}) => {
  await page.goto('/')
  await expect(waiting(page).first()).toBeAttached()
  const height = page.viewportSize()?.height ?? 0
  for (const part of await marked(page).all()) {
    const looks = await part.evaluate((element) => ({
      top: element.getBoundingClientRect().top,
      isVisible: element.checkVisibility({ opacityProperty: true, visibilityProperty: true }),
      opacity: getComputedStyle(element).opacity,
    }))
    expect(looks).toMatchObject({ isVisible: true, opacity: '1' })
    expect(looks.top).toBeGreaterThanOrEqual(height)
  }
  const link = await waiting(page).getByRole('link').last().elementHandle()
  await link?.focus()
  await expect(page.locator(':focus')).toBeInViewport()
})

test('[S92] Given reduced motion, by the system or the Display panel, or print, then nothing is animated', async ({
  page,
}) => {
  const moved = () =>
    marked(page).evaluateAll((parts) => parts.filter((part) => getComputedStyle(part).translate !== 'none').length)
  await page.goto('/')
  await expect(waiting(page).first()).toBeAttached()
  expect(await moved()).toBeGreaterThan(0)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  expect(await moved()).toBe(0)
  await page.emulateMedia({ reducedMotion: 'no-preference', media: 'print' })
  expect(await moved()).toBe(0)
  await page.emulateMedia({ media: 'screen' })
  expect(await moved()).toBeGreaterThan(0)
  await page.getByRole('button', { name: 'Display', exact: true }).click()
  await page.getByRole('switch', { name: 'Less movement' }).click()
  expect(await moved()).toBe(0)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })
  test('[S92] every part is in position', async ({ page }) => {
    await page.goto('/')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(marked(page)).toHaveCount(0)
  })
})
