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
