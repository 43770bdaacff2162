import { readFile } from 'node:fs/promises'
import { DatabaseSync } from 'node:sqlite'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { axeViolations } from '#tests/helpers/axe-browser.ts'
import { boxOf, idle, open } from './shell.ts'
import { expect, test } from './test.ts'

const path = '/contact-us/general-enquiry'
const name = 'Ada Nguyen-Whitlock'
const email = 'ada.nguyen@example.com'
const message = 'My bathroom has a high step.\n\nCould somebody look at it?'

const sendButton = (page: Page) => page.getByRole('button', { name: 'Send enquiry' })
const summary = (page: Page) => page.getByRole('group', { name: 'There is a problem' })
const choose = (page: Page, label: string) => page.getByRole('radio', { name: label, exact: true }).press('Space')
const reference = (page: Page) => page.getByText(/^GE-/)

/** The script has started once it hides the conditional questions. */
const openWithScript = async (page: Page) => {
  await page.goto(path)
  await page.getByLabel('Your name').focus()
  await expect(page.getByLabel('Your email address')).toBeHidden()
}

/** The disclosure of optional questions. */
const more = (page: Page) => page.locator('details').filter({ hasText: 'Add more, if you like' })

const openMore = async (page: Page) => {
  if (!(await more(page).evaluate((details: HTMLDetailsElement) => details.open)))
    await more(page).locator('summary').press('Enter')
}

/** Fills in a valid enquiry without sending it. */
const fillIn = async (page: Page) => {
  await page.getByLabel('Your name').fill(name)
  await choose(page, 'Email')
  await page.getByLabel('Your email address').fill(email)
  await choose(page, 'Home modifications')
  await page.getByLabel('Your message').fill(message)
  await openMore(page)
  await page.getByLabel('Your postcode').fill('4102')
  await page.getByRole('checkbox', { name: 'An interpreter' }).press('Space')
}

const expectFilledIn = async (page: Page) => {
  await expect(page.getByLabel('Your name')).toHaveValue(name)
  await expect(page.getByRole('radio', { name: 'Email', exact: true })).toBeChecked()
  await expect(page.getByLabel('Your email address')).toHaveValue(email)
  await expect(page.getByRole('radio', { name: 'Home modifications', exact: true })).toBeChecked()
  await expect(page.getByLabel('Your message')).toHaveValue(message)
  await expect(page.getByLabel('Your postcode')).toHaveValue('4102')
  await expect(page.getByRole('checkbox', { name: 'An interpreter' })).toBeChecked()
}

/** Expects the confirmation to show everything that `fillIn` entered, at a URL without personal data. */
const expectConfirmed = async (
  page: Page,
  { product, search = '' }: { readonly product?: string; readonly search?: string } = {},
): Promise<string> => {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Thanks, we’ve got your enquiry')
  await expect(page).toHaveTitle(/^Thanks, we’ve got your enquiry – /)
  await expect(page.getByRole('definition')).toHaveText(
    [name, message, ...(product ? [product] : []), 'Email', email, 'Home modifications', '4102', 'An interpreter'],
    {
      useInnerText: true,
    },
  )
  await expect(page.getByRole('main')).toContainText('In danger now?')
  expect(new URL(page.url())).toMatchObject({ pathname: path, search, hash: '' })
  return reference(page).innerText()
}

const database = (dataDir: string) => new DatabaseSync(join(dataDir, 'submissions.db'))

const storedUnder = (dataDir: string, code: string): unknown[] => {
  const store = database(dataDir)
  try {
    return store.prepare('select reference from submissions where reference = ?').all(code)
  } finally {
    store.close()
  }
}

test('[S8] Given a keyboard alone, when a person sends the shortest enquiry, then Tab stops once at each question, it is stored and they get its reference number, within 30 steps of a switch', async ({
  page,
  site,
}) => {
  const { keyboard } = page
  await open(page, path)
  await keyboard.press('Tab')
  await keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  // Past 000 and 106, how answers are used, and the privacy policy.
  for (let stop = 0; stop < 5; stop++) await keyboard.press('Tab')
  await expect(page.getByLabel('Your name')).toBeFocused()
  await keyboard.type(name)
  // Each field hydrates after the page. If the focus is in the group then, Chromium stops at every option until it leaves the group.
  await idle(page)
  await keyboard.press('Tab')
  await expect(page.getByLabel('Your message')).toBeFocused()
  await keyboard.press('Tab')
  await expect(page.getByRole('radio', { name: 'Email', exact: true })).toBeFocused()
  await keyboard.press('Tab')
  await expect(page.locator('input[name=topic]').first()).toBeFocused()
  await page.getByLabel('Your message').focus()
  await keyboard.press('Tab')
  await keyboard.press('Space')
  await expect(page.getByRole('radio', { name: 'Email', exact: true })).toBeChecked()
  await expect(page.getByLabel('Your email address')).toBeVisible()
  await keyboard.press('Tab')
  await expect(page.getByLabel('Your email address')).toBeFocused()
  await keyboard.type(email)
  const stops = await page
    .locator('main')
    .locator('a, button, summary, input, textarea, select')
    .filter({ visible: true })
    .all()
  const ids = await Promise.all(stops.map((stop) => stop.getAttribute('id')))
  const send = ids.indexOf('send') + 1
  expect(send).toBeGreaterThan(0)
  // The skip link comes before these.
  expect(1 + send).toBeLessThanOrEqual(30)
  await keyboard.press('Tab')
  await keyboard.press('ArrowDown')
  await keyboard.press('Tab')
  await expect(more(page).locator('summary')).toBeFocused()
  await keyboard.press('Tab')
  await expect(sendButton(page)).toBeFocused()
  await keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Thanks, we’ve got your enquiry' })).toBeFocused()
  expect(storedUnder(site.dataDir, await reference(page).innerText())).toHaveLength(1)
})

test('[S14] [S49] Given an empty form, when it is sent, then every error is listed, linked and can be corrected without losing answers; a choice that is changed back restores its text, the log has nothing of it, and a new form is empty', async ({
  page,
  site,
}) => {
  await openWithScript(page)
  await page.getByLabel('Your message').fill(message)
  await openMore(page)
  await page.getByLabel('Your postcode').fill('410')
  await more(page).locator('summary').press('Enter')
  await expect(page.getByLabel('Your postcode')).toBeHidden()
  await sendButton(page).click()
  await expect(summary(page)).toBeFocused()
  await expect(page).toHaveTitle(/^Error: General Enquiry – /)
  await expect(summary(page).getByRole('link')).toHaveText([
    'Enter your name',
    'Choose how we should reply',
    'Enter a postcode of four digits, like 4000',
  ])
  await summary(page).getByRole('link', { name: 'Choose how we should reply' }).click()
  await expect(page.getByRole('radio', { name: 'Email', exact: true })).toBeFocused()
  await expect(page.getByLabel('Your postcode')).toHaveAccessibleDescription(/Error: Enter a postcode of four digits/)
  await expect(page.getByLabel('Your message')).toHaveValue(message)
  await fillIn(page)

  await choose(page, 'Phone call')
  await expect(page.getByLabel('Your email address')).toBeHidden()
  await expect(page.locator('[name=website]')).toBeHidden()
  await page.getByLabel('Your phone number').fill('0491 570 006')
  // A press anywhere on the row of an option counts.
  const row = page.locator('.option').filter({ has: page.getByRole('radio', { name: 'Email', exact: true }) })
  const { width, height } = await boxOf(row)
  await row.click({ position: { x: width - 6, y: height - 6 } })
  await expect(page.getByLabel('Your phone number')).toBeHidden()
  await expectFilledIn(page)
  await sendButton(page).click()
  await expectConfirmed(page)
  for (const typed of [name, email, 'high step']) expect(site.log()).not.toContain(typed)

  await page.getByRole('link', { name: 'Start a new form' }).press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'General Enquiry' })).toBeFocused()
  await expect(page.getByLabel('Your name')).toHaveValue('')
  await expect(page.getByLabel('Your message')).toHaveValue('')
})

test('Given a store that cannot write, when an enquiry is sent, then the page shows an error with the phone number, and the next press stores it once @slow', async ({
  page,
  site,
}) => {
  await openWithScript(page)
  await fillIn(page)
  const store = database(site.dataDir)
  store.exec('begin exclusive')
  await sendButton(page).click()
  const notice = page.getByRole('region', { name: 'Please send it again' })
  await expect(notice).toBeFocused()
  await expect(notice.getByRole('link', { name: /^1800/ })).toBeVisible()
  expect(await axeViolations(page)).toEqual([])
  store.exec('rollback')
  store.close()
  await expectFilledIn(page)
  await notice.getByRole('link', { name: 'Go to “Send enquiry”' }).press('Enter')
  await page.keyboard.press('Enter')
  expect(storedUnder(site.dataDir, await expectConfirmed(page))).toHaveLength(1)
})

test('[S65] Given that the phrases of danger do not load at first, then help in danger still comes, directly below the message, and the enquiry is confirmed', async ({
  page,
  expectSaid,
}) => {
  await page.route('**/assets/phrases-*.txt', (route) => route.abort(), { times: 1 })
  const failed = page.waitForEvent('requestfailed', (request) => request.url().includes('/phrases-'))
  await openWithScript(page)
  await fillIn(page)
  const field = page.getByLabel('Your message')
  await field.fill('Dad fell and he has chest pain.')
  await failed
  const call = page.getByRole('link', { name: 'Call 000', exact: true })
  await expect(call).toBeVisible()
  await expectSaid('Help for an emergency is below: call 000.')
  const [above, below] = [await boxOf(field), await boxOf(call)]
  expect(below.y - above.y - above.height).toBeLessThan(150)
  await field.press('Tab')
  await expect(call).toBeFocused()
  await sendButton(page).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Thanks, we’ve got your enquiry')
  await expect(call).toBeVisible()
  await expectSaid('Sending. Please wait.')
})

test('[S94] Given a response that was lost, when the page is reloaded and sent again, then there is one record @slow', async ({
  page,
  site,
}) => {
  await openWithScript(page)
  await fillIn(page)
  await page.getByLabel('Your name').fill('Once Only')
  // The post reaches the server, but the response is lost.
  await page.route(
    (url) => url.pathname.startsWith(path),
    async (route) => {
      if (route.request().method() !== 'POST') return route.continue()
      await route.fetch()
      return route.abort()
    },
  )
  await sendButton(page).click()
  await expect(page.getByRole('region', { name: 'Please send it again' })).toBeFocused()
  await page.unrouteAll()
  // A reload within the moment before the response's history entry is saved would show the form as it was loaded.
  await page.waitForFunction(() => JSON.stringify(sessionStorage).includes(history.state?.key ?? 'no entry'))
  await page.reload()
  await expect(page.getByLabel('Your name')).toHaveValue('Once Only')
  await sendButton(page).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Thanks, we’ve got your enquiry')
  const store = database(site.dataDir)
  const rows = store.prepare("select reference from submissions where answers like '%Once Only%'").all()
  store.close()
  expect(rows).toEqual([{ reference: await reference(page).innerText() }])
})

test('Given an unsent enquiry, when the page is reloaded, left by a link and returned to, or saved on the device, then every answer is there', async ({
  page,
}) => {
  await openWithScript(page)
  await fillIn(page)
  // Without an event, as a password manager or switch software writes it.
  await page.getByLabel('Which language?').evaluate((field: HTMLInputElement) => void (field.value = 'Auslan'))
  const expectSaved = async () => {
    await expectFilledIn(page)
    await expect(page.getByLabel('Which language?')).toHaveValue('Auslan')
  }
  await page.reload()
  await expectSaved()
  await page.getByRole('contentinfo').getByRole('link', { name: 'Accessibility' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/accessib/i)
  await page.goBack()
  await expectSaved()
  await page.getByRole('main').getByRole('link', { name: 'Privacy policy' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Privacy Policy')
  await page.goBack()
  await expectSaved()
  const offer = page.getByRole('button', { name: 'Continue with saved answers' })
  await expect(offer).toBeHidden()
  await page.getByRole('button', { name: 'Save on this device' }).click()
  await expect(page.getByRole('button', { name: 'Delete from this device' }).last()).toBeVisible()
  await page.goto('/about')
  await openWithScript(page)
  await expect(page.getByLabel('Your name')).toHaveValue('')
  await offer.click()
  await expectSaved()
  await sendButton(page).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Thanks, we’ve got your enquiry')
})

test('Given a confirmation on a shared device, when it is reloaded or returned to, then it shows the reference number and none of the answers @slow', async ({
  page,
}) => {
  await openWithScript(page)
  await fillIn(page)
  await sendButton(page).click()
  await expectConfirmed(page)
  const referenceNumber = await reference(page).innerText()
  const expectNothing = async () => {
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Thanks, we’ve got your enquiry')
    await expect(reference(page)).toHaveText(referenceNumber)
    await expect(page.getByRole('main')).not.toContainText(email)
    await expect(page.getByLabel('Your message')).toHaveCount(0)
  }
  await page.getByRole('contentinfo').getByRole('link', { name: 'Accessibility' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/accessib/i)
  await page.goBack()
  await expectNothing()
  await page.reload()
  await expectNothing()
  await page.getByRole('link', { name: 'Start a new form' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('General Enquiry')
  await expect(page.getByLabel('Your name')).toHaveValue('')
})

test('[S49] Given a phone or a desktop, then the first question of each form is on the first screen, below what to do in danger and who sees the answers', async ({
  page,
}) => {
  for (const form of [path, '/contact-us/feedback', '/contact-us/referral']) {
    await open(page, form)
    for (const viewport of [
      { width: 390, height: 844 },
      { width: 1280, height: 800 },
    ]) {
      await page.setViewportSize(viewport)
      const [danger, privacy, question] = [
        page
          .getByRole('main')
          .getByText(/^In danger now/)
          .first(),
        page.getByText(/^Only the staff/),
        page.locator('[data-field]').first().locator('input').first(),
      ]
      const tops = await Promise.all([danger, privacy, question].map(async (part) => (await boxOf(part)).y))
      expect(tops).toEqual(tops.toSorted((a, b) => a - b))
      if (form === path) expect(tops[2]).toBeLessThan(viewport.height)
      expect((await boxOf(page.locator('[data-field]').first())).y).toBeLessThan(viewport.height - 40)
    }
  }
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('Given no script, when a person enquires about a product with an error, then the form returns with every answer, and once corrected form, record and mail name the product', async ({
    page,
    site,
  }) => {
    await page.goto('/resources/product-database/adult-trike')
    const product = await page.getByRole('heading', { level: 1 }).innerText()
    await page.getByRole('link', { name: 'Ask us about it' }).first().click()
    await expect(page.getByLabel('Product you’re asking about')).toHaveValue(product)
    await expect(page.getByText('Fill this in if you chose ‘Email’.')).toBeVisible()
    await fillIn(page)
    await page.getByLabel('Your email address').fill('ada.nguyen')
    const [answer] = await Promise.all([
      page.waitForResponse((response) => response.request().method() === 'POST'),
      sendButton(page).click(),
    ])
    expect(answer.status()).toBe(422)
    await expect(page).toHaveTitle(/^Error: General Enquiry – /)
    await expect(summary(page)).toBeFocused()
    await summary(page)
      .getByRole('link', { name: 'Check the email address: the @ is missing. It should be like name@example.com' })
      .press('Enter')
    await expect(page.getByLabel('Your email address')).toBeFocused()
    await expect(page.getByLabel('Your email address')).toHaveValue('ada.nguyen')
    await page.getByLabel('Your email address').fill(email)
    await expectFilledIn(page)
    await expect(page.getByLabel('Product you’re asking about')).toHaveValue(product)
    await sendButton(page).click()
    const code = await expectConfirmed(page, { product, search: '?product=adult-trike' })
    expect(storedUnder(site.dataDir, code)).toHaveLength(1)
    const mail = () => readFile(join(site.dataDir, 'mail', `${code}-staff.eml`), 'utf8').catch(() => '')
    await expect.poll(mail).toContain(product)
  })

  test('Given no script and a form that was open for too long, then every answer is still there and one more press sends it @slow', async ({
    page,
  }) => {
    await page.goto(path)
    await fillIn(page)
    await page.locator('input[name=token]').evaluate((token: HTMLInputElement) => (token.value = 'lapsed'))
    await sendButton(page).click()
    await expect(page.getByRole('region', { name: 'Please send it again' })).toBeFocused()
    await expectFilledIn(page)
    await sendButton(page).click()
    await expectConfirmed(page)
  })
})
