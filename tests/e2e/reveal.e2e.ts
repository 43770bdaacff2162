import type { Page } from '@playwright/test'
import { expect, test } from './test.ts'

const waiting = (page: Page) => page.locator('[data-reveal=waiting]')
const marked = (page: Page) => page.locator('[data-reveal]')
/** The first part below the window, by its index in the page. */
const firstBelow = (page: Page) => waiting(page).first().elementHandle()

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

test('[S90] [S91] [S92] Given the home page, then nothing in the window waits, parts below rise 120 px above its lower edge, can be seen and focused before, and reduced motion and print animate nothing; no script listens to scrolling or resizing, so a throttle of 99 ms and a debounce of 50 ms have nothing to act on', async ({
  page,
}) => {
  const moved = () =>
    marked(page).evaluateAll((parts) => parts.filter((part) => getComputedStyle(part).translate !== 'none').length)
  const answer = await page.goto('/')
  expect(await answer?.text(), 'a part that would wait without scripts').not.toContain('data-reveal')
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

  expect(await moved()).toBeGreaterThan(0)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  expect(await moved()).toBe(0)
  await page.emulateMedia({ reducedMotion: 'no-preference', media: 'print' })
  expect(await moved()).toBe(0)
  await page.emulateMedia({ media: 'screen' })
  expect(await moved()).toBeGreaterThan(0)

  const part = await firstBelow(page)
  if (!part) throw new Error('No part waits to be revealed')
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

  expect(await scrollListeners(page)).toEqual([])

  const link = await waiting(page).getByRole('link').last().elementHandle()
  expect(link).not.toBeNull()
  await link?.focus()
  await expect(page.locator(':focus')).toBeInViewport()

  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
  expect(await moved()).toBeGreaterThan(0)
  await page.getByRole('button', { name: 'Display', exact: true }).click()
  await page.getByRole('switch', { name: 'Less movement' }).click()
  expect(await moved()).toBe(0)
})
