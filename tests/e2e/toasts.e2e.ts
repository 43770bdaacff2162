import type { Page } from '@playwright/test'
import { axeViolations } from '#tests/helpers/axe-browser.ts'
import { remembered } from './preferences.ts'
import { boxOf, open, withIsland } from './shell.ts'
import { expect, test } from './test.ts'

const post = '/blogs/try-it-first'

test.use({ permissions: ['clipboard-read', 'clipboard-write'] })

const region = (page: Page) => page.getByRole('region', { name: 'Notifications' })
/** The region has a heading when it is shown in the panel. */
const panel = (page: Page) =>
  page.getByRole('region', { name: 'Notifications' }).filter({ has: page.getByRole('heading') })
const button = (page: Page) => page.getByRole('button', { name: 'Notifications', exact: true })
const copy = (page: Page) => page.getByRole('button', { name: 'Copy link to this post' })
const toasts = (page: Page) => region(page).getByRole('group')

/** Opens a post with the choice that toasts stay on screen. */
async function openPost(page: Page) {
  await remembered(page, { messages: 'keep' })
  await open(page, post)
}

/** Presses 'Copy link', which shows the only toast. */
async function raise(page: Page) {
  await copy(page).click()
  await expect(toasts(page)).toHaveCount(1)
}

/** Shows three toasts, the newest first: the connection is lost, it was restored, a link is copied. */
async function raiseThree(page: Page) {
  await raise(page)
  for (const isOffline of [true, false, true]) {
    await page.context().setOffline(isOffline)
    await expect(toasts(page).first()).toContainText(isOffline ? 'You’re offline.' : 'You’re back online.')
  }
  await expect(toasts(page)).toHaveCount(3)
}

/** Drags the only toast sideways and lets go of it. */
async function drag(page: Page, distance: number) {
  const words = toasts(page).getByText('Link copied', { exact: true })
  const box = await boxOf(words)
  const [x, y] = [Math.round(box.x + 60), Math.round(box.y + box.height / 2)]
  await page.mouse.move(x, y)
  await page.mouse.down()
  await page.mouse.move(x + distance / 2, y)
  // Out of the toast too: the pointer is captured.
  await page.mouse.move(x + distance, y + 80)
  await expect(toasts(page)).toHaveCSS('translate', `${distance}px`)
  await page.mouse.up()
}

/** Moves the focus to the three toasts and back, then closes them by keyboard. */
async function closeByKeyboard(page: Page) {
  const key = 'F8'
  await page.keyboard.press(key)
  await expect(region(page)).toBeFocused()
  await page.keyboard.press(key)
  await expect(copy(page)).toBeFocused()
  await page.keyboard.press(key)
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(toasts(page)).toHaveCount(2)
  await expect(toasts(page).first()).toBeFocused()
  for (const left of [1, 0]) {
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await expect(toasts(page)).toHaveCount(left)
  }
  await expect(copy(page)).toBeFocused()
}

test('a person copies the link of a post: a toast shows and announces it, and the panel lists it after the toast has closed; a browser that does not allow copying shows the address, selected', async ({
  page,
  context,
  baseURL,
  expectSaid,
}) => {
  // Pressed as soon as it is visible, perhaps before the scripts have started.
  await page.goto(post)
  const toast = region(page).getByRole('group', { name: 'Done', description: 'Link copied' }).waitFor()
  await copy(page).click()
  await toast
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(`${baseURL}${post}`)
  await expect(copy(page)).toBeFocused()
  await expectSaid('Done: Link copied')
  // The pointer and the focus are elsewhere, so it closes by itself.
  await expect(region(page)).toHaveCount(0)
  await button(page).click()
  await expect(panel(page).getByRole('listitem')).toHaveText(/^Done: Link copied/)
  await button(page).click()
  await expect(region(page)).toHaveCount(0)

  const session = await context.newCDPSession(page)
  const { targetInfo } = await session.send('Target.getTargetInfo')
  await session.send('Browser.setPermission', {
    permission: { name: 'clipboard-write' },
    setting: 'denied',
    origin: String(baseURL),
    ...(targetInfo.browserContextId !== undefined && { browserContextId: targetInfo.browserContextId }),
  })
  await copy(page).click()
  const field = page.getByRole('textbox', { name: /Copy it from here/ })
  await expect(field).toBeFocused()
  await expect(field).toHaveValue(`${baseURL}${post}`)
  expect(await page.evaluate(() => String(getSelection()))).toBe(`${baseURL}${post}`)
  await expect(region(page)).toHaveCount(0)
})

test('[S50] [S52] Given the choice to keep messages, then toasts cover no focused element, the newest of a kind replaces the last, axe finds nothing, a hash closes none, and another page closes all', async ({
  page,
  context,
}) => {
  await open(page, post)
  const keep = panel(page).getByRole('switch', { name: 'Keep messages on screen' })
  await button(page).click()
  await keep.click()
  await page.reload()

  await page.setViewportSize({ width: 320, height: 640 })
  await raiseThree(page)
  for (const link of (await page.getByRole('contentinfo').getByRole('link').all()).slice(-6)) {
    await link.focus()
    const isSeen = await link.evaluate((element) => {
      const { left, top, width, height } = element.getBoundingClientRect()
      return element.contains(document.elementFromPoint(left + width / 2, top + height / 2))
    })
    expect(isSeen, await link.innerText()).toBe(true)
  }

  await page.setViewportSize({ width: 1280, height: 800 })
  await page.evaluate(() => {
    location.hash = 'main'
  })
  await expect(page).toHaveURL(/#main$/)
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await copy(page).click()
  await expect(toasts(page)).toHaveCount(3)
  await button(page).click()
  await expect(panel(page).getByRole('listitem')).toHaveCount(5)
  expect(await axeViolations(page)).toEqual([])
  await button(page).click()

  await context.setOffline(false)
  await expect(region(page).getByRole('group', { name: 'Done', description: 'You’re back online.' })).toBeVisible()
  await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy policy' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await expect(region(page)).toHaveCount(0)
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
})

test('[S54] [S55] F8 opens the empty panel and returns the focus and the scroll position; a toast closes by a drag of 51 px either way, its button, or F8 and the keyboard, and passes the focus to the next or back to the page', async ({
  page,
}) => {
  await withIsland(page, () => openPost(page))
  await expect(button(page)).toBeVisible()
  const link = page.getByRole('main').getByRole('link').nth(2)
  await link.focus()
  // Not where the browser would scroll it when it takes the focus again.
  await link.evaluate((element) => scrollBy({ top: element.getBoundingClientRect().top - 200, behavior: 'instant' }))
  const place = await link.boundingBox()
  await page.keyboard.press('F6')
  await expect(panel(page)).toHaveCount(0)
  await page.keyboard.press('F8')
  await expect(panel(page)).toBeFocused()
  await expect(panel(page)).toBeInViewport({ ratio: 1 })
  await expect(panel(page)).toContainText('There are no messages.')
  await page.keyboard.press('F8')
  await expect(panel(page)).toHaveCount(0)
  await expect(link).toBeFocused()
  expect(await link.boundingBox()).toEqual(place)

  await raise(page)
  await drag(page, 49)
  await expect(toasts(page)).toHaveCSS('translate', 'none')
  await drag(page, 51)
  await expect(toasts(page)).toHaveCount(0)
  await raise(page)
  await drag(page, -51)
  await expect(toasts(page)).toHaveCount(0)

  await raise(page)
  await page.getByRole('button', { name: 'Close message: Link copied' }).click()
  await expect(region(page)).toHaveCount(0)
  await expect(copy(page)).toBeFocused()

  await raiseThree(page)
  await closeByKeyboard(page)
})

test('the connection is lost before anything but the page has loaded: the message is still shown @slow', async ({
  page,
  context,
}) => {
  await open(page, '/about')
  await context.setOffline(true)
  const words = page.getByText('Important: You’re offline.')
  // Until then it is for screen readers alone, and its words are in a box of one pixel.
  const shown = page.locator('[aria-live]').filter({ has: words })
  await expect.poll(async () => (await shown.boundingBox())?.width ?? 0).toBeGreaterThan(200)
  // By keyboard: the padding for the message moves the button.
  await button(page).press('Enter')
  await expect(page.getByText('Problem: We couldn’t open your notifications.')).toBeVisible()
  await context.setOffline(false)
  await expect(words).toHaveCount(0)
  await button(page).click()
  await expect(panel(page)).toContainText('You’re back online.')
})
