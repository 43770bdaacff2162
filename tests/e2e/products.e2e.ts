import type { Page } from '@playwright/test'
import { takenOver } from '#tests/helpers/taken-over.ts'
import { remembered } from './preferences.ts'
import { filterSwitch, isInSight, open, scrollTo, scrollTop, title } from './shell.ts'
import { expect, test } from './test.ts'

const list = '/resources/product-database'
const heading = (page: Page) => page.locator('#results')
const words = (page: Page) => page.getByRole('searchbox', { name: 'What are you looking for?' })
const product = (page: Page, name: string) => page.getByRole('link', { name, exact: true })
const card = (page: Page, name: string) => page.getByRole('article', { name, exact: true })
const refusedShowerChair = /^You can compare three products at a time\. To add Shower chair, first remove one of/
const added = (name: string, count: number) => `Done: ${name} added to compare, ${count} of 3.`
const total = async (page: Page) => Number.parseInt((await heading(page).textContent()) ?? '', 10)

test('[S12] [S14] a visitor searches with their own words, and the list updates without a reload through one request for the list alone; a choice adds a history entry, typing replaces it, and after Back fields, list and announcement agree', async ({
  page,
  expectSaid,
}) => {
  const announcement = page.getByRole('status').filter({ hasText: 'found' })
  await open(page, list)
  const heading0 = await heading(page).textContent()
  const requested: string[] = []
  page.on('request', (request) => {
    // Ignores what the page fetches besides: pictures, news of the site, and data of visible links.
    if (
      !/\/assets\/|\/images\/|favicon|\/builds\/|\/islands\/|\.data(\?(category=\w+&)?_routes=[^&]*)?$/.test(
        request.url(),
      )
    )
      requested.push(`${request.method()} ${decodeURIComponent(request.url())}`)
  })
  expect(await total(page)).toBeGreaterThanOrEqual(120)
  await words(page).pressSequentially('talker', { delay: 20 })
  await expect(page).toHaveURL(`${list}?q=talker`)
  await expect(product(page, 'Speech-generating device')).toBeVisible()
  expect(await total(page)).toBeLessThan(10)
  await expect(words(page)).toBeFocused()
  await expect(page.getByRole('status').filter({ hasText: 'products found' })).toHaveText(
    `${await total(page)} products found`,
  )
  await expectSaid(`${await total(page)} products found`)
  expect(requested).toEqual([
    expect.stringMatching(`^GET http://[^/]*${list}.data\\?q=talker&_routes=${list}/results$`),
  ])
  await expect(page).toHaveTitle(/^Product Database: \d products – /)

  await words(page).fill('zzzz')
  await expect(announcement).toHaveText('0 products found')
  await expectSaid('0 products found')
  await page.getByRole('link', { name: 'Clear all filters' }).click()
  await expect(heading(page)).toHaveText(heading0 ?? '')
  await expect(heading(page)).toBeFocused()
  await expect(words(page)).toHaveValue('')
  await words(page).fill('rail')
  await expect(page).toHaveURL(`${list}?q=rail`)
  // The address changes before the list does.
  await expect(announcement).toHaveText(/^[1-9]\d? products found$/)
  await expectSaid(`${await total(page)} products found`)

  await page.getByText('Kind of product', { exact: true }).first().click()
  await page.getByRole('checkbox', { name: /^Shower and bath/ }).check()
  await expect(page).toHaveURL(`${list}?q=rail&category=bathroom`)
  await expect(announcement).toHaveText(/found$/)
  await expectSaid(`${await total(page)} products found`)
  await page.getByText('Sort', { exact: true }).click()
  await page.getByRole('radio', { name: 'Name, A to Z' }).check()
  await expect(page).toHaveURL(`${list}?q=rail&category=bathroom&sort=name`)
  await expectSaid(`${await total(page)} products found`)
  await page.goBack()
  await expect(page).toHaveURL(`${list}?q=rail&category=bathroom`)
  await expect(page.getByRole('radio', { name: 'Best match first' })).toBeChecked()
  await page.goBack()
  await expect(page).toHaveURL(`${list}?q=rail`)
  await expect(page.getByRole('checkbox', { name: /^Shower and bath/ })).not.toBeChecked()
  await expect(words(page)).toHaveValue('rail')
  await page.goBack()
  await expect(heading(page)).toHaveText('0 products')
  await expect(words(page)).toHaveValue('zzzz')
  await expect(announcement).toHaveText([])
})

test('text typed before the scripts load stays, and the list follows it; after a failed request for the list the page is loaded in full', async ({
  page,
}) => {
  await page.goto(list)
  await words(page).fill('talker')
  await expect(product(page, 'Speech-generating device')).toBeVisible()
  await expect(page).toHaveURL(`${list}?q=talker`)
  await expect(words(page)).toHaveValue('talker')

  await page.route(/\.data\?q=/, (route) => route.fulfill({ status: 503, body: 'down' }))
  const loaded = page.waitForEvent('load')
  await words(page).fill('rail')
  await loaded
  await expect(page).toHaveURL(`${list}?q=rail`)
  await expect(product(page, 'Grab rail')).toBeVisible()
})

test('[S12] by keyboard: the whole filter takes eleven steps at most, a filter is opened, ticked and applied, and from a product Back restores the filtered list, its scroll position and the link', async ({
  page,
}) => {
  await open(page, list)
  await expect(filterSwitch(page)).toBeVisible()
  await page.getByRole('link', { name: 'Skip to results' }).focus()
  let steps = 0
  const isOnButton = () =>
    page.getByRole('button', { name: 'Show results' }).evaluate((button) => button === document.activeElement)
  while (!(await isOnButton()) && steps < 40) {
    await page.keyboard.press('Tab')
    steps++
  }
  expect(steps).toBeLessThanOrEqual(11)

  await words(page).focus()
  await page.keyboard.type('walk')
  for (const key of ['Tab', 'Tab', 'Tab', 'Enter', 'Tab']) await page.keyboard.press(key)
  // The second list, its first choice.
  await expect(page.getByRole('checkbox', { name: /^Walk and keep my balance/ })).toBeFocused()
  await page.keyboard.press('Space')
  await page.getByRole('button', { name: 'Show results' }).press('Enter')
  await expect(page).toHaveURL(`${list}?q=walk&need=walking`)
  await expect(heading(page)).toBeFocused()

  await page.getByRole('link', { name: 'Clear all filters' }).press('Enter')
  await expect(words(page)).toHaveValue('')
  await words(page).fill('chair')
  await expect(page).toHaveURL(`${list}?q=chair`)
  const link = product(page, 'Bedside commode')
  await expect(link).toBeVisible()
  await link.scrollIntoViewIfNeeded()
  await scrollTo(page, (await scrollTop(page)) + 50)
  const place = await scrollTop(page)
  expect(place).toBeGreaterThan(200)
  await link.press('Enter')
  await expect(title(page)).toHaveText('Bedside commode')
  await page.goBack()
  await expect(link).toBeFocused()
  await expect(words(page)).toHaveValue('chair')
  expect(Math.abs((await scrollTop(page)) - place)).toBeLessThan(3)
})

test('[S50] the button that adds or removes a product keeps the focus and its position on the screen; three products are compared side by side, a fourth is refused with the reason', async ({
  page,
  expectSaid,
}) => {
  await page.setViewportSize({ width: 1280, height: 720 })
  await open(page, `${list}?category=bathroom`)
  await expect(filterSwitch(page)).toBeVisible()
  const button = page.getByRole('button', { name: /compare.*Bath board$/ })
  for (const top of [300, 480]) {
    for (const name of [/^Add to compare/, /^Remove from compare/]) {
      await button.evaluate((element, at) => scrollBy({ top: element.getBoundingClientRect().top - at }), top)
      const before = await button.boundingBox()
      await button.press('Enter')
      await expect(button).not.toHaveAccessibleName(name)
      await expect(button).toBeFocused()
      expect(Math.abs(((await button.boundingBox())?.y ?? 0) - (before?.y ?? 0)), `${name} at ${top} px`).toBeLessThan(
        2,
      )
      await expect(button).toBeInViewport({ ratio: 1 })
    }
  }

  const add = (name: string) => page.getByRole('button', { name: new RegExp(`^Add to compare.*${name}$`) })
  // The second click of an unsteady hand finds the button that removes.
  await add('Bath board').dblclick({ delay: 100 })
  await expect(page.getByRole('region', { name: 'Compare: 1 of 3' })).toBeVisible()
  await page.getByRole('button', { name: /^Remove from compare.*Bath board$/ }).click()
  await expect(add('Bath board')).toBeVisible()
  for (const name of ['Bath board', 'Bath lift', 'Grab rail']) {
    await add(name).click()
    await expect(page.getByRole('button', { name: new RegExp(`^Remove from compare.*${name}$`) })).toBeVisible()
  }
  await expect(page.getByRole('region', { name: 'Compare: 3 of 3' })).toBeVisible()
  await expect(page.getByText('Grab rail added to compare, 3 of 3.').first()).toBeAttached()
  await add('Shower chair').click()
  await expect(card(page, 'Shower chair').getByText(refusedShowerChair)).toBeInViewport({ ratio: 1 })
  await expect(add('Shower chair')).toBeFocused()
  const removed = 'Good to know: Bath board removed from compare.'
  await expectSaid(
    ...[1, 2, 3].flatMap(() => [added('Bath board', 1), removed]),
    added('Bath board', 1),
    added('Bath lift', 2),
    added('Grab rail', 3),
    'You can compare three products at a time. To add Shower chair, first remove one of Bath board, Bath lift, Grab rail.',
  )
  await page.getByRole('link', { name: 'Compare side by side' }).click()
  await expect(heading(page)).toHaveText('Compare 3 products')
  await expect(heading(page)).toBeFocused()
  await expect(page.getByRole('table', { name: 'Products side by side' }).getByRole('columnheader')).toHaveText([
    'About',
    'Bath board',
    'Bath lift',
    'Grab rail',
  ])
  await page.getByRole('link', { name: 'Back to the list' }).click()
  await expect(page).toHaveURL(`${list}?category=bathroom&compare=bath-board&compare=bath-lift&compare=grab-rail`)
})

for (const [means, width, height, preferences, ratio] of [
  ['large targets', 390, 844, { targets: 'large' }, 1],
  // The reason alone is higher than the window.
  ['text at its largest on a small phone', 320, 568, { textSize: '200' }, 0.5],
] as const) {
  test(`Given ${means}, where the tray does not stick, then the reason for a refusal and the way to the comparison are beside the button, in sight with it`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height })
    await remembered(page, preferences)
    await open(page, `${list}?category=bathroom&compare=bath-board&compare=bath-lift&compare=grab-rail`)
    // The filters' scripts come after the page's own.
    await expect(filterSwitch(page)).toBeAttached()
    const button = page.getByRole('button', { name: /^Add to compare.*Shower chair$/ })
    await button.focus()
    await page.keyboard.press('Enter')
    await expect(card(page, 'Shower chair').getByText(refusedShowerChair)).toBeInViewport({ ratio })
    await expect(button).toBeFocused()
    expect(await isInSight(button)).toBe(true)
    await page.keyboard.press('Tab')
    const side = page.getByRole('link', { name: 'Compare 3 side by side' }).and(page.locator(':focus'))
    await expect.poll(() => isInSight(side)).toBe(true)
    await page.keyboard.press('Enter')
    await expect(heading(page)).toHaveText('Compare 3 products')
  })
}

test('on a phone a visitor finds two shower chairs and compares them by five presses, sees which value is whose, asks about both, and nothing covers the focus', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await open(page, list)
  await words(page).fill('shower chair')
  const count = page.getByRole('search').getByText(/^\d+ products?$/)
  await expect(page).toHaveURL(`${list}?q=shower+chair`)
  await expect(count).toBeInViewport({ ratio: 1 })
  // The list may follow the count.
  await expect
    .poll(async () => (await total(page)) < 20 && (await count.textContent()) === `${await total(page)} products`)
    .toBe(true)
  await page.getByRole('link', { name: 'Skip to results' }).click()
  const buttons = page.getByRole('button', { name: /^Add to compare/ })
  for (const chosen of ['1 of 3', '2 of 3']) {
    await buttons.first().press('Enter')
    await expect(page.getByRole('region', { name: `Compare: ${chosen}` })).toBeInViewport({ ratio: 1 })
    const pressed = page.locator(':focus')
    await expect(pressed).toHaveAccessibleName(/^Remove from compare/)
    const isCovered = () =>
      pressed.evaluate((element) => {
        const { left, right, bottom } = element.getBoundingClientRect()
        return !element.contains(document.elementFromPoint((left + right) / 2, bottom - 4))
      })
    await expect.poll(isCovered).toBe(false)
  }
  await expect(page.getByRole('link', { name: 'Compare 2 side by side' })).toHaveCount(1)
  await page.getByRole('link', { name: 'Compare side by side' }).click()
  const cells = page.getByRole('row', { name: /^Price band/ }).getByRole('cell')
  await expect(cells).toHaveCount(2)
  const names = page.getByRole('columnheader').filter({ has: page.getByRole('link') })
  for (const width of [320, 390, 768, 1280]) {
    await page.setViewportSize({ width, height: 844 })
    // The names stay above the values.
    await cells
      .first()
      .evaluate((cell) => scrollBy({ top: cell.getBoundingClientRect().top - 400, behavior: 'instant' }))
    for (const name of await names.all()) await expect(name, `${width} px`).toBeInViewport({ ratio: 1 })
    await expect(page.locator('.compare-name:visible'), `${width} px`).toHaveCount(0)
    const boxes = await cells.evaluateAll((all) => all.map((cell) => cell.getBoundingClientRect().toJSON()))
    for (const { left, right } of boxes) expect(left >= 0 && right <= width, `side by side at ${width} px`).toBe(true)
    expect(new Set(boxes.map(({ top }) => top)).size, `side by side at ${width} px`).toBe(1)
  }
  await page.getByRole('link', { name: 'Ask about these two' }).click()
  await expect(page.getByRole('textbox', { name: /^Product you’re asking about/ })).toHaveValue(/chair.* and /)
})

test('after a press before any script has loaded, the focus is on what changed, in sight, also when the scripts have started', async ({
  page,
}) => {
  let areHeld = true
  await page.route('**/assets/*.js', (route) => (areHeld ? new Promise<void>(() => {}) : route.continue()))
  await page.goto(`${list}?category=bathroom`)
  await page.getByRole('button', { name: /^Add to compare.*Long-handled sponge$/ }).press('Enter')
  const pressed = page.getByRole('button', { name: /^Remove from compare.*Long-handled sponge$/ })
  await expect(pressed).toBeFocused()
  expect(await isInSight(pressed)).toBe(true)
  await page.getByRole('button', { name: /^Add to compare.*Grab rail$/ }).press('Enter')
  await page.locator('.compare-tray summary').press('Enter')
  await page.getByRole('button', { name: 'Remove Grab rail from compare' }).press('Enter')
  const chosen = page.getByText('Compare: 1 of 3')
  await expect(page.locator('summary:focus')).toHaveText('Compare: 1 of 3')
  expect(await isInSight(chosen)).toBe(true)
  await chosen.press('Enter')
  await page.getByRole('button', { name: 'Remove Long-handled sponge from compare' }).press('Enter')
  await expect(heading(page)).toBeFocused()
  await words(page).fill('bath')
  await words(page).press('Enter')
  await expect(page).toHaveURL(/q=bath/)
  await expect(heading(page)).toBeFocused()
  areHeld = false
  await page
    .getByRole('button', { name: /^Add to compare/ })
    .last()
    .press('Enter')
  await expect(page).toHaveURL(/compare=/)
  await takenOver(page, 'main button')
  const last = page.getByRole('button', { name: /^Remove from compare/ })
  await expect(last).toBeFocused()
  expect(await isInSight(last)).toBe(true)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the filter is a form, the pages are links, and comparing works by its buttons, which explain that a fourth product is one too many', async ({
    page,
  }) => {
    await page.goto(list)
    await words(page).fill('rail')
    await page.getByText('What you want to do', { exact: true }).first().click()
    await page.getByRole('checkbox', { name: /^Wash and use the toilet/ }).check()
    await page.getByRole('button', { name: 'Show results' }).click()
    await expect(page).toHaveURL(/\?q=rail&need=washing&sort=match#results$/)
    await expect(heading(page)).toBeFocused()
    await expect(product(page, 'Grab rail')).toBeVisible()
    await page.getByRole('button', { name: /^Add to compare.*Grab rail$/ }).click()
    await expect(page).toHaveURL(/compare=grab-rail#product-grab-rail$/)
    await page.getByRole('button', { name: /^Add to compare.*Hand shower on a rail$/ }).click()
    await page.getByRole('link', { name: 'Compare side by side' }).click()
    await expect(page.getByRole('table', { name: 'Products side by side' })).toBeVisible()
    await page.getByRole('link', { name: 'Remove Grab rail from compare' }).click()
    await expect(heading(page)).toHaveText('Compare 1 product')
    await page.goto(`${list}?page=2`)
    await page.getByRole('link', { name: 'Next page' }).click()
    await expect(heading(page)).toHaveText(/page 3 of/)

    await page.goto(`${list}?category=bathroom&compare=bath-board&compare=bath-lift&compare=grab-rail`)
    await page.getByRole('button', { name: /^Add to compare.*Shower chair$/ }).click()
    const notice = page.getByText('One too many.')
    await expect(notice).toBeInViewport({ ratio: 1 })
    await expect(page.locator(':focus')).toContainText('One too many.')
    await page.keyboard.press('Tab')
    await expect(page.locator(':focus')).toHaveText('Compare 3 side by side')
  })
})

test('two products that are pressed before any script has loaded are both compared', async ({ page }) => {
  await page.route('**/assets/*.js', (route) => route.abort())
  await page.goto(`${list}?category=bathroom`)
  await page.evaluate(() => {
    // At once, like a bouncing switch: the second press arrives before the first has navigated.
    for (const slug of ['bath-board', 'grab-rail'])
      document.querySelector<HTMLButtonElement>(`button[name=compare][value=${slug}]`)?.click()
  })
  await expect(page.getByRole('region', { name: 'Compare: 2 of 3' })).toBeVisible()
  expect(new URL(page.url()).searchParams.getAll('compare').toSorted()).toEqual(['bath-board', 'grab-rail'])
})
