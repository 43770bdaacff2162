import { DatabaseSync } from 'node:sqlite'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { axeViolations } from '#tests/helpers/axe-browser.ts'
import { open } from './shell.ts'
import { expect, test } from './test.ts'

const path = '/contact-us/referral'

const heading = (page: Page) => page.getByRole('heading', { level: 1 })
const goOn = (page: Page) => page.getByRole('button', { name: 'Continue' }).click()
const choose = (page: Page, label: string) => page.getByRole('radio', { name: label, exact: true }).press('Space')
const summary = (page: Page) => page.getByRole('group', { name: 'There is a problem' })
const database = (dataDir: string) => new DatabaseSync(join(dataDir, 'submissions.db'))

const stored = (dataDir: string, reference: string): Record<string, unknown> => {
  const store = database(dataDir)
  try {
    const row = store.prepare('select answers from submissions where reference = ?').get(reference)
    return JSON.parse(String(row?.['answers']))
  } finally {
    store.close()
  }
}

const aboutRelative = async (page: Page) => {
  await page.getByLabel('Your name').fill('Jo Nguyen')
  await choose(page, 'A family member, friend or carer')
  await choose(page, 'Phone call')
  await page.getByLabel('Your phone number').fill('0491 570 006')
}

/** Each page after the first, filled in for a person who refers their mother. */
const relativePages: readonly (readonly [title: string, fill: (page: Page) => Promise<void>])[] = [
  [
    'Step 2 of 5: About the person',
    async (page) => {
      await page.getByLabel('Their first name').fill('Alma')
      await page.getByLabel('Day').fill('27')
      await page.getByLabel('Month').fill('3')
      await page.getByLabel('Year').fill('1950')
      await page.getByLabel('Their postcode').fill('4810')
      await choose(page, 'Me')
    },
  ],
  [
    'Step 3 of 5: What they need, and who may pay',
    async (page) => {
      await page.getByRole('checkbox', { name: 'Not sure yet' }).press('Space')
      await choose(page, 'No')
      await page.getByLabel('What would they like to be able to do?').fill('To shower\nby herself.')
      await choose(page, 'NDIS')
      await page.getByLabel('NDIS number').fill('430 123')
    },
  ],
  [
    'Step 4 of 5: Visits and consent',
    async (page) => {
      await choose(page, 'No')
      await choose(page, 'The person')
      await page.getByRole('checkbox', { name: 'You can contact them' }).press('Space')
      await page.getByLabel('Day').fill('20')
      await page.getByLabel('Month').fill('11')
      await page.getByLabel('Year').fill('2026')
    },
  ],
]
const checkTitle = 'Step 5 of 5: Check your answers'

const fillInForRelative = async (page: Page, until = checkTitle) => {
  await page.goto(path)
  await choose(page, 'Someone else')
  await aboutRelative(page)
  await goOn(page)
  for (const [title, fill] of relativePages) {
    await expect(heading(page)).toHaveText(title)
    if (title === until) return
    await fill(page)
    await goOn(page)
  }
  await expect(heading(page)).toHaveText(until)
}

const send = async (page: Page): Promise<string> => {
  await page.getByRole('button', { name: 'Send referral' }).click()
  await expect(heading(page)).toHaveText('Thanks, we’ve got your referral')
  return page.getByText(/^RF-/).innerText()
}

test('[S8] Given a relative, when they answer page by page, go back and change an answer, then everything is stored once @slow', async ({
  page,
  site,
}) => {
  await fillInForRelative(page)
  await expect(heading(page)).toBeFocused()
  await expect(page).toHaveTitle(/^Step 5 of 5: Check your answers – Referral Form – /)
  await expect(page.getByText('Check the NDIS number')).toBeVisible()
  await page.getByRole('button', { name: 'Back', exact: true }).click()
  await expect(heading(page)).toHaveText('Step 4 of 5: Visits and consent')
  await expect(page.getByRole('radio', { name: 'The person', exact: true })).toBeChecked()
  await goOn(page)
  await page.getByRole('button', { name: 'Change About the person' }).click()
  await expect(page.getByLabel('Their first name')).toHaveValue('Alma')
  await expect(page.getByLabel('Their first name')).toHaveAttribute('autocomplete', 'off')
  await page.getByLabel('Their first name').fill('Elma')
  await goOn(page)
  await expect(heading(page)).toHaveText(checkTitle)
  const reference = await send(page)
  await expect(page.getByRole('main')).toContainText('Elma')
  expect(stored(site.dataDir, reference)).toMatchObject({
    referralFor: 'other',
    givenName: 'Elma',
    dateOfBirth: '1950-03-27',
    ndisNumber: '430 123',
    goals: 'To shower\nby herself.',
    consentDate: '2026-11-20',
  })
  expect(new URL(page.url())).toMatchObject({ pathname: path, search: '', hash: '' })
  for (const typed of ['Elma', 'Nguyen', 'shower']) expect(site.log()).not.toContain(typed)
})

test('[S8] Given a script, then Reload, Back and Forward keep every answer @slow', async ({ page }) => {
  await fillInForRelative(page, 'Step 3 of 5: What they need, and who may pay')
  await page.getByLabel('What would they like to be able to do?').fill('To shower.')
  await page.reload()
  await expect(heading(page)).toHaveText('Step 3 of 5: What they need, and who may pay')
  await expect(page.getByLabel('What would they like to be able to do?')).toHaveValue('To shower.')
  await page.goBack()
  await expect(heading(page)).toHaveText('Step 2 of 5: About the person')
  await expect(page.getByLabel('Their first name')).toHaveValue('Alma')
  await expect(page.getByLabel('Year')).toHaveValue('1950')
  await page.goForward()
  await expect(page.getByLabel('What would they like to be able to do?')).toHaveValue('To shower.')
  await page.getByRole('checkbox', { name: 'Not sure yet' }).press('Space')
  await choose(page, 'No')
  await choose(page, 'NDIS')
  await goOn(page)
  await expect(heading(page)).toHaveText('Step 4 of 5: Visits and consent')
})

test('[S8] Given a form that was sent, when the person goes Back, then none of its answers are there @slow', async ({
  page,
}) => {
  await fillInForRelative(page)
  await send(page)
  await page.goBack()
  await expect(heading(page)).toHaveText('Referral Form')
  await expect(page.getByRole('radio', { name: 'Someone else' })).not.toBeChecked()
})

test('[S8] Given a store that cannot write, then all answers stay, and the next press stores them once @slow', async ({
  page,
  site,
}) => {
  await fillInForRelative(page)
  const store = database(site.dataDir)
  store.exec('begin exclusive')
  await page.getByRole('button', { name: 'Send referral' }).click()
  await expect(page.getByRole('region', { name: 'Please send it again' })).toBeFocused()
  store.exec('rollback')
  store.close()
  await expect(page.getByRole('main')).toContainText('Alma')
  expect(stored(site.dataDir, await send(page))).toMatchObject({ givenName: 'Alma' })
})

/** The focus moves after the text changes: a key pressed between the two would act on the page before. */
const arrived = async (page: Page, step: string) => {
  await expect(heading(page)).toHaveText(step)
  await expect(heading(page)).toBeFocused()
}

test('[S8] Given a keyboard alone, then a person can send a self-referral; a page with an error returns with its errors and every answer, and Back counts it as one step', async ({
  page,
}) => {
  const { keyboard } = page
  // Enter before the script starts would submit natively: loading a document does not move the focus, and the browser itself decides
  // what is a history entry.
  await open(page, path)
  await page.getByRole('radio', { name: 'Myself' }).focus()
  await keyboard.press('Space')
  await keyboard.press('Tab')
  await keyboard.type('Ada Nguyen')
  await keyboard.press('Enter')
  await expect(summary(page)).toBeFocused()
  await expect(page).toHaveTitle(/^Error: Step 1: About you – Referral Form – /)
  await summary(page).getByRole('link', { name: 'Choose how we should reply' }).press('Enter')
  await expect(page.getByRole('radio', { name: 'Email', exact: true })).toBeFocused()
  await expect(page.getByLabel('Your name')).toHaveValue('Ada Nguyen')
  await expect(page.getByLabel('Your name')).toHaveAttribute('autocomplete', 'name')
  await keyboard.press('Space')
  await keyboard.press('Tab')
  await keyboard.type('ada.nguyen@example.com')
  await keyboard.press('Enter')
  await arrived(page, 'Step 2 of 4: A little more about you')
  for (let stop = 0; stop < 4; stop += 1) await keyboard.press('Tab')
  await keyboard.type('48')
  await keyboard.press('Enter')
  await expect(summary(page)).toBeFocused()
  await page.getByLabel('Your postcode').fill('4810')
  await keyboard.press('Enter')
  await arrived(page, 'Step 3 of 4: What you need, and who may pay')
  await page.goBack()
  await arrived(page, 'Step 2 of 4: A little more about you')
  await page.goBack()
  await expect(page.getByRole('radio', { name: 'Myself' })).toBeVisible()
  await page.goForward()
  await arrived(page, 'Step 2 of 4: A little more about you')
  await page.goForward()
  await arrived(page, 'Step 3 of 4: What you need, and who may pay')
  await keyboard.press('Tab')
  await keyboard.press('Space')
  await page.getByRole('radio', { name: 'No', exact: true }).focus()
  await keyboard.press('Space')
  await page.getByRole('radio', { name: 'NDIS', exact: true }).focus()
  await keyboard.press('Space')
  await keyboard.press('Enter')
  await arrived(page, 'Step 4 of 4: Check your answers')
  await page.getByRole('button', { name: 'Send referral' }).focus()
  await keyboard.press('Enter')
  await expect(heading(page)).toHaveText('Thanks, we’ve got your referral')
})

test('[S8] Given a keyboard alone, then a person can refer someone else, correct an error and change an answer @slow', async ({
  page,
  site,
}) => {
  const { keyboard } = page
  /** Presses Tab until a control with this name has the focus. */
  const tabTo = async (name: string | RegExp, role: 'textbox' | 'checkbox' | 'button' | 'link' = 'textbox') => {
    const target = page.getByRole(role, { name, exact: typeof name === 'string' })
    for (let stop = 0; stop < 60; stop += 1) {
      await keyboard.press('Tab')
      if (await target.evaluate((element) => element === document.activeElement)) return
    }
    throw new Error(`Tab does not reach ${String(name)}`)
  }
  const type = async (name: string | RegExp, text: string) => {
    await tabTo(name)
    await keyboard.type(text)
  }
  /** Tab reaches a group once; the arrow keys move within it. */
  const pick = async (name: string) => {
    const target = page.getByRole('radio', { name, exact: true })
    const group = await target.getAttribute('name')
    const isThere = () => page.evaluate((one) => document.activeElement?.getAttribute('name') === one, group)
    for (let stop = 0; stop < 60 && !(await isThere()); stop += 1) await keyboard.press('Tab')
    for (let stop = 0; stop < 20; stop += 1) {
      if (await target.evaluate((element) => element === document.activeElement)) return keyboard.press('Space')
      await keyboard.press('ArrowDown')
    }
    throw new Error(`The arrow keys do not reach ${name}`)
  }
  await open(page, path)
  await pick('Someone else')
  await type('Your name', 'Jo Nguyen')
  await pick('A family member, friend or carer')
  await pick('Phone call')
  await type('Your phone number', '0491 570 006')
  await keyboard.press('Enter')
  await arrived(page, 'Step 2 of 5: About the person')
  await type('Their first name', 'Alma')
  await keyboard.press('Enter')
  // The postcode is missing: the summary has the focus and links to it.
  await expect(summary(page)).toBeFocused()
  await tabTo(/^Enter the/, 'link')
  await keyboard.press('Enter')
  await expect(page.getByLabel('Their postcode')).toBeFocused()
  await keyboard.type('4810')
  await tabTo('An interpreter', 'checkbox')
  await keyboard.press('Space')
  await type(/^Which language\?/, 'Auslan')
  await pick('Me')
  await keyboard.press('Enter')
  await arrived(page, 'Step 3 of 5: What they need, and who may pay')
  await expect(page.getByText(/^All other questions/)).toBeHidden()
  await tabTo('Not sure yet', 'checkbox')
  await keyboard.press('Space')
  await pick('No')
  await pick('NDIS')
  await keyboard.press('Enter')
  await arrived(page, 'Step 4 of 5: Visits and consent')
  await pick('No')
  await pick('The person')
  await tabTo('You can contact them', 'checkbox')
  await keyboard.press('Space')
  await type('Day', '20')
  await type('Month', '11')
  await type('Year', '2026')
  await keyboard.press('Enter')
  await arrived(page, checkTitle)
  await tabTo('Change About the person', 'button')
  await keyboard.press('Enter')
  await arrived(page, 'Step 2 of 5: About the person')
  await type('Their last name (optional)', 'Nguyen')
  await keyboard.press('Enter')
  await arrived(page, checkTitle)
  await tabTo('Send referral', 'button')
  await keyboard.press('Enter')
  await arrived(page, 'Thanks, we’ve got your referral')
  expect(stored(site.dataDir, await page.getByText(/^RF-/).innerText())).toMatchObject({
    givenName: 'Alma',
    familyName: 'Nguyen',
    needs: ['interpreter'],
    language: 'Auslan',
  })
})

test('[S8] Given a window 320 px wide, then no step scrolls sideways and axe finds nothing @slow', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  const expectFits = async () => {
    // Elements under the sticky header are not pointer targets at this scroll position.
    await page.evaluate(() => window.scrollTo(0, 0))
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
    expect(await axeViolations(page)).toEqual([])
  }
  await page.goto(path)
  await choose(page, 'Someone else')
  await aboutRelative(page)
  await expectFits()
  await goOn(page)
  for (const [title, fill] of relativePages) {
    await expect(heading(page)).toHaveText(title)
    await fill(page)
    await expectFits()
    await goOn(page)
  }
  await expect(heading(page)).toHaveText(checkTitle)
  await expectFits()
  await send(page)
  await expectFits()
})

test('[S8] Given a health professional, when they send three referrals in a row, then one press saves their details, offers them again, or forgets them @slow', async ({
  page,
  site,
}) => {
  await page.goto(path)
  await choose(page, 'Someone else')
  await page.getByLabel('Your name').fill('Kim Osei')
  await choose(page, 'A health professional')
  await page.getByLabel('Your organisation').fill('Paperbark Clinic')
  await choose(page, 'Email')
  await page.getByLabel('Your email address').fill('kim.osei@example.com')
  await page.getByRole('button', { name: 'Save my details for my next referral' }).click()
  await expect(page.getByText(/^Your details are saved on this device until/).first()).toBeVisible()
  for (const name of ['Alma', 'Bert', 'Cora']) {
    if (name !== 'Alma') {
      await page.getByRole('link', { name: 'Start a new form' }).click()
      await expect(heading(page)).toHaveText('Referral Form')
      await expect(page.getByLabel('Your name')).toHaveValue('')
      await page.getByRole('button', { name: 'Use my saved details' }).click()
      await expect(heading(page)).toBeFocused()
      await expect(page.getByRole('radio', { name: 'Someone else' })).toBeChecked()
      await expect(page.getByLabel('Your organisation')).toHaveValue('Paperbark Clinic')
    }
    await goOn(page)
    for (const [title, fill] of relativePages) {
      await expect(heading(page)).toHaveText(title)
      if (title === 'Step 2 of 5: About the person') {
        await expect(page.getByLabel('Their first name')).toHaveValue('')
        await expect(page.getByLabel('Their first name')).toHaveAttribute('autocomplete', 'off')
      }
      await fill(page)
      if (title === 'Step 2 of 5: About the person') await page.getByLabel('Their first name').fill(name)
      await goOn(page)
    }
    await expect(heading(page)).toHaveText(checkTitle)
    expect(stored(site.dataDir, await send(page))).toMatchObject({
      name: 'Kim Osei',
      role: 'health',
      organisation: 'Paperbark Clinic',
      email: 'kim.osei@example.com',
      givenName: name,
    })
  }
  await page.getByRole('link', { name: 'Start a new form' }).click()
  await page.getByRole('button', { name: 'Delete from this device' }).first().click()
  await expect(page.getByRole('button', { name: 'Use my saved details' })).toBeHidden()
  expect(await page.evaluate(() => Object.keys(localStorage).filter((name) => name.startsWith('saved')))).toEqual([])
})

test('[S8] [S67] Given a person who must stop, when they save on the device and return in a new window, then they continue, send it, and nothing stays on the device @slow', async ({
  page,
  context,
}) => {
  await fillInForRelative(page, 'Step 3 of 5: What they need, and who may pay')
  await choose(page, 'NDIS')
  await page.getByRole('button', { name: 'Save on this device' }).click()
  await expect(page.getByText(/^Your answers are saved on this device until/).first()).toBeVisible()
  await page.close()
  const later = await context.newPage()
  await later.goto(path)
  await expect(heading(later)).toHaveText('Referral Form')
  await expect(
    later.getByText('You have saved answers for this form on this device. You haven’t sent them yet.'),
  ).toBeVisible()
  expect(await axeViolations(later)).toEqual([])
  await later.getByRole('button', { name: 'Continue with saved answers' }).click()
  await arrived(later, 'Step 3 of 5: What they need, and who may pay')
  await expect(later.getByRole('radio', { name: 'NDIS', exact: true })).toBeChecked()
  for (const [title, fill] of relativePages.slice(1)) {
    await expect(heading(later)).toHaveText(title)
    await fill(later)
    await goOn(later)
  }
  await expect(heading(later)).toHaveText(checkTitle)
  await expect(later.getByRole('main')).toContainText('Alma')
  await send(later)
  expect(
    await later.evaluate(() => [localStorage, sessionStorage].map((storage) => JSON.stringify(storage))),
  ).not.toContainEqual(expect.stringContaining('Alma'))
})

test('[S8] Given a gateway that fails in the middle of a step, then the page shows an error and keeps every answer, and once the gateway is back the same press continues @slow', async ({
  page,
  site,
}) => {
  await fillInForRelative(page, 'Step 2 of 5: About the person')
  await page.getByLabel('Their first name').fill('Alma')
  await page.getByLabel('Their postcode').fill('4810')
  await choose(page, 'Me')
  await site.kill()
  await goOn(page)
  const notice = page.getByRole('region', { name: 'Please send it again' })
  await expect(notice).toContainText('Your device couldn’t reach us.')
  await expect(page.getByLabel('Their first name')).toHaveValue('Alma')
  expect(await axeViolations(page)).toEqual([])
  await site.restart()
  await goOn(page)
  await expect(heading(page)).toHaveText('Step 3 of 5: What they need, and who may pay')
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('[S8] Given no script, then a relative can answer, go back, change an answer and send', async ({
    page,
    site,
  }) => {
    await fillInForRelative(page)
    await page.getByRole('button', { name: 'Change About you' }).click()
    await expect(page.getByLabel('Your name')).toHaveValue('Jo Nguyen')
    await page.getByLabel('Your phone number').fill('12')
    await goOn(page)
    await expect(page).toHaveTitle(/^Error: Step 1 of 5: About you – /)
    await page.getByLabel('Your phone number').fill('07 7010 1234')
    await goOn(page)
    await expect(heading(page)).toHaveText(checkTitle)
    await page.getByRole('button', { name: 'Change About the person' }).click()
    await page.getByRole('button', { name: 'Back', exact: true }).click()
    await expect(heading(page)).toHaveText('Step 1 of 5: About you')
    await goOn(page)
    await expect(heading(page)).toHaveText(checkTitle)
    expect(stored(site.dataDir, await send(page))).toMatchObject({ phone: '0770101234', givenName: 'Alma' })
  })

  test('[S8] Given no script and saved answers that can no longer be decrypted, then the page explains it and keeps its own answers @slow', async ({
    page,
  }) => {
    await fillInForRelative(page, 'Step 2 of 5: About the person')
    await page.getByLabel('Their first name').fill('Alma')
    await page.locator('input[name=sealed]').evaluate((sealed: HTMLInputElement) => (sealed.value = 'lapsed'))
    await goOn(page)
    await expect(page.getByRole('region', { name: 'Please send it again' })).toContainText('more than two weeks')
    await choose(page, 'Someone else')
    await aboutRelative(page)
    await goOn(page)
    await expect(page.getByLabel('Their first name')).toHaveValue('Alma')
  })
  test('[S8] Given no script and a site that is down in the middle of a step, when it is back and the page is reloaded, then nothing is lost @slow', async ({
    page,
    site,
  }) => {
    await fillInForRelative(page, 'Step 2 of 5: About the person')
    await page.getByLabel('Their first name').fill('Alma')
    await page.getByLabel('Their postcode').fill('4810')
    await choose(page, 'Me')
    await site.kill()
    await goOn(page).catch(() => undefined)
    await site.restart()
    // The browser shows its own error page; reloading it sends the step again.
    await page.reload()
    await expect(heading(page)).toHaveText('Step 3 of 5: What they need, and who may pay')
    await page.getByRole('button', { name: 'Back', exact: true }).click()
    await expect(page.getByLabel('Their first name')).toHaveValue('Alma')
    await expect(page.getByLabel('Their postcode')).toHaveValue('4810')
  })

  test('[S8] Given no script and a store that cannot write, then all answers are shown again, and the next press stores them once @slow', async ({
    page,
    site,
  }) => {
    await fillInForRelative(page)
    const store = database(site.dataDir)
    store.exec('begin exclusive')
    await page.getByRole('button', { name: 'Send referral' }).click()
    const notice = page.getByRole('region', { name: 'Please send it again' })
    await expect(notice).toContainText('call us on')
    await expect(page).toHaveTitle(/^Error: Step 5 of 5: Check your answers – /)
    store.exec('rollback')
    store.close()
    for (const words of ['Alma', 'Jo Nguyen', 'To shower']) await expect(page.getByRole('main')).toContainText(words)
    expect(stored(site.dataDir, await send(page))).toMatchObject({ givenName: 'Alma', goals: 'To shower\nby herself.' })
  })
})
