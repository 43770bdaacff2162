import { readdirSync, readFileSync } from 'node:fs'
import { DatabaseSync } from 'node:sqlite'
import { join } from 'node:path'
import type { Locator, Page } from '@playwright/test'
import { expect, test } from './test.ts'

const path = '/contact-us/feedback'
const happened = 'The carer did not come.\nNobody called me.'

const sendButton = (page: Page) => page.getByRole('button', { name: 'Send feedback' })
const summary = (page: Page) => page.getByRole('group', { name: 'There is a problem' })
const radio = (page: Page, label: string) => page.getByRole('radio', { name: label, exact: true })
const choose = (page: Page, label: string) => radio(page, label).press('Space')
const whatHappened = (page: Page) => page.getByRole('textbox', { name: 'What happened?' })
const reference = (page: Page) => page.getByText(/^FB-/)

/** Fills in the shortest complaint, without a name. */
const complain = async (page: Page) => {
  await choose(page, 'A complaint')
  await whatHappened(page).fill(happened)
  await choose(page, 'No, I want to stay anonymous')
}

const expectConfirmed = async (page: Page, title = 'Thanks, we’ve got your complaint'): Promise<string> => {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
  await expect(page).toHaveTitle(new RegExp(`^${title} – `))
  return reference(page).innerText()
}

const database = (dataDir: string) => new DatabaseSync(join(dataDir, 'submissions.db'))

const storedUnder = (dataDir: string, code: string): Record<string, unknown>[] => {
  const store = database(dataDir)
  try {
    return store.prepare('select * from submissions where reference = ?').all(code)
  } finally {
    store.close()
  }
}

/** Presses Tab until the element has the focus. */
const tabTo = async (page: Page, target: Locator) => {
  for (let stop = 0; stop < 40; stop += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press('Tab')
  }
  await expect(target).toBeFocused()
}

test('Given a press that begins before the script starts, then it counts, and only then the page adds questions; given someone in danger, form, confirmation and the mail to staff start with the danger', async ({
  page,
  site,
}) => {
  const { promise: mayLoad, resolve: letLoad } = Promise.withResolvers<void>()
  await page.route('**/assets/*.js', async (route) => {
    await mayLoad
    await route.continue()
  })
  await page.addInitScript(() => {
    addEventListener('hydrated', () => Object.assign(globalThis, { isHydrated: true }))
  })
  await page.goto(path)
  await radio(page, 'A complaint').click()
  const stayAnonymous = radio(page, 'No, I want to stay anonymous')
  await stayAnonymous.hover()
  await page.mouse.down()
  letLoad()
  await page.waitForFunction(() => 'isHydrated' in globalThis)
  await page.mouse.up()
  await expect(stayAnonymous).toBeChecked()
  await expect(page.getByRole('textbox', { name: /^What would you like to happen/ })).toBeVisible()

  const sameDay = 'If someone isn’t safe, we act on the day we read it.'
  const expectHelp = async () => {
    const main = page.getByRole('main')
    await expect(main).toContainText('call 000')
    await expect(main).toContainText('106')
    await expect(main).toContainText('We only read this form in office hours')
    await expect(main).toContainText('Complaining won’t affect your services')
    for (const number of ['1800 035 544', '1800 951 822', '1800 700 600', '1800 353 374', '1800 880 052'])
      await expect(main.getByRole('link', { name: number })).toBeVisible()
  }
  await expectHelp()
  await expect(page.getByRole('main')).toContainText(sameDay)
  await page.getByRole('link', { name: 'Other places you can complain' }).click()
  await expect(page.getByRole('main').getByRole('link', { name: '1800 700 600' })).toBeInViewport()
  await whatHappened(page).fill(happened)
  await choose(page, 'I’m not sure')
  await sendButton(page).click()
  const code = await expectConfirmed(page, 'Thanks for telling us')
  await expectHelp()
  await expect(page.getByRole('main')).toContainText(sameDay)
  await expect(page.getByRole('main')).toContainText('don’t wait for us: call 000')
  const mail = join(site.dataDir, 'mail')
  await expect.poll(() => readdirSync(mail)).toContain(`${code}-staff.eml`)
  expect(readFileSync(join(mail, `${code}-staff.eml`), 'utf8')).toMatch(/^Subject: DANGER: Complaint FB-/m)
})

test('[S8] [S94] Given a keyboard alone and a window 320 px wide, when a person complains without a name, then nothing shifts when the script starts, it is stored without one, and the confirmation starts with its reference number', async ({
  page,
  site,
}) => {
  const { keyboard } = page
  await page.setViewportSize({ width: 320, height: 640 })
  await page.addInitScript(() => {
    const shifts: number[] = []
    Object.assign(window, { shifts })
    addEventListener('hydrated', () => Object.assign(globalThis, { isHydrated: true }))
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) if ('value' in entry) shifts.push(Number(entry.value))
    }).observe({ type: 'layout-shift', buffered: true })
  })
  await page.goto(path)
  await whatHappened(page).scrollIntoViewIfNeeded()
  await whatHappened(page).focus()
  await page.waitForFunction(() => 'isHydrated' in globalThis)
  await expect(page.locator('[data-field=email]')).toBeHidden()
  // After two frames every shift has been painted and recorded.
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))
  // A font change may move a line by a fraction; a question that appears or disappears shifts a hundred times as much.
  const shifts: number[] = await page.evaluate(() => Reflect.get(window, 'shifts'))
  expect(shifts.reduce((sum, shift) => sum + shift, 0)).toBeLessThan(0.001)

  await page.getByRole('heading', { level: 1 }).focus()
  await tabTo(page, radio(page, 'Feedback'))
  await keyboard.press('ArrowUp')
  await expect(radio(page, 'A complaint')).toBeChecked()
  await tabTo(page, whatHappened(page))
  await keyboard.type('Nobody came.')
  await tabTo(page, radio(page, 'No, I want to stay anonymous'))
  await keyboard.press('Space')
  await expect(page.getByRole('textbox', { name: 'Your name' })).toBeHidden()
  await tabTo(page, sendButton(page))
  await keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Thanks, we’ve got your complaint' })).toBeFocused()
  const [stored] = storedUnder(site.dataDir, await expectConfirmed(page))
  expect(JSON.parse(String(stored?.['answers']))).toEqual({
    type: 'complaint',
    whatHappened: 'Nobody came.',
    giveName: 'no',
  })
  await expect(page.getByRole('definition')).toHaveText(['A complaint', 'Nobody came.', 'No, I want to stay anonymous'])
  // Only the breadcrumb and the title are above the reference number.
  await expect(page.getByRole('main')).toContainText('call us in office hours and quote your reference number')
  await expect(page.getByRole('heading', { name: 'In short' })).toHaveCount(0)
})

test('Given that scripts fail to load, then every question shows and the form can be sent @slow', async ({ page }) => {
  await page.route('**/assets/*.js', (route) => route.abort())
  await page.goto(path)
  await whatHappened(page).focus()
  await expect(page.getByLabel('Your email address')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Save on this device' })).toBeHidden()
  await complain(page)
  await sendButton(page).click()
  await expectConfirmed(page)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('[S8] Given no script, when a complaint with an error is sent, then it returns with every answer, and once corrected is stored once, however often it is reloaded', async ({
    page,
    site,
  }) => {
    await page.goto(path)
    await expect(page.getByText('Fill this in if you chose ‘Email’.')).toBeVisible()
    await choose(page, 'A complaint')
    await whatHappened(page).fill(happened)
    await choose(page, 'Email')
    await page.getByLabel('Your email address').fill('ada')
    const [answer] = await Promise.all([
      page.waitForResponse((response) => response.request().method() === 'POST'),
      sendButton(page).click(),
    ])
    expect(answer.status()).toBe(422)
    await expect(page).toHaveTitle(/^Error: Feedback/)
    await expect(summary(page)).toBeFocused()
    await expect(summary(page).getByRole('link')).toHaveText([
      'Choose whether you want to give your name',
      'Check the email address: the @ is missing. It should be like name@example.com',
    ])
    await expect(whatHappened(page)).toHaveValue(happened)
    await choose(page, 'No, I want to stay anonymous')
    await page.getByLabel('Your email address').fill('ada@example.com')
    const [accepted] = await Promise.all([
      page.waitForResponse((response) => response.request().method() === 'POST'),
      sendButton(page).click(),
    ])
    expect(accepted.headers()['cache-control']).toBe('private, no-store')
    const code = await expectConfirmed(page)
    await expect(page.getByRole('main')).toContainText('ada@example.com')
    // A browser does this when the person reloads the confirmation and confirms the resubmission.
    const again = await page.request.post(path, {
      data: accepted.request().postData() ?? '',
      headers: { 'content-type': 'application/x-www-form-urlencoded', accept: 'text/html', origin: site.url },
    })
    expect(await again.text()).toContain(code)
    expect(storedUnder(site.dataDir, code)).toHaveLength(1)
  })
})
