import type { Page } from '@playwright/test'
import { open, title } from './shell.ts'
import { expect, test } from './test.ts'

const finder = '/services/finder'
const answer = (page: Page, name: string | RegExp) => page.getByRole('main').getByRole('link', { name, exact: true })
const change = (page: Page, question: string) => page.getByRole('link', { name: `Change the answer to: ${question}` })
const outcome = `${finder}/me_home_65-or-older_none_last-months`

/** Presses Tab until this link has the focus. */
async function tabTo(page: Page, name: string) {
  for (let press = 0; press < 40; press++) {
    await page.keyboard.press('Tab')
    if (await answer(page, name).evaluate((link) => link === document.activeElement)) return
  }
  throw new Error(`Tab does not reach the link "${name}"`)
}

test('[S12] [S14] Given a keyboard, then five answers lead to services, funding and next steps, each question has the focus, and Back returns to the answer; the outcome can be printed and its link copied, and has no controls on paper', async ({
  page,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(globalThis, 'print', {
      value: () => document.documentElement.setAttribute('data-printed', ''),
    })
  })
  await open(page, '/services')
  await page.getByRole('link', { name: 'Answer five short questions' }).press('Enter')
  await expect(title(page)).toHaveText('Find a Service')
  await expect(title(page)).toBeFocused()
  await expect(page.locator('meta[name=robots]')).toHaveCount(0)
  for (const [name, question, number] of [
    ['I do', 'What’s hard at the moment?', 'Question 2 of 5'],
    ['The shower, the toilet, the stairs or the front door', 'How old are you?', 'Question 3 of 5'],
    ['65 or older', 'What government help do you get now?', 'Question 4 of 5'],
    ['None', 'Does either of these apply?', 'Question 5 of 5'],
  ] as const) {
    await tabTo(page, name)
    await page.keyboard.press('Enter')
    await expect(title(page)).toHaveText(question)
    await expect(title(page)).toBeFocused()
    await expect(page).toHaveTitle(new RegExp(`^${number}: ${question.replace('?', '\\?')} – `))
    await expect(page.getByText(number, { exact: true })).toBeVisible()
  }
  await tabTo(page, 'The last months of life, at home A doctor has told you, or you think this may be the case')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(outcome)
  await expect(title(page)).toHaveText('What may suit you')
  await expect(title(page)).toBeFocused()
  await expect(page).toHaveTitle(/^What may suit you – /)
  await page.goBack()
  await expect(answer(page, /^The last months of life/)).toBeFocused()

  await page.goForward()
  await expect(title(page)).toHaveText('What may suit you')
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')
  await expect(page.getByRole('button', { name: 'Copy a link to this page' })).toBeVisible()
  await page.getByRole('button', { name: 'Print', exact: true }).click()
  await expect(page.locator('html[data-printed]')).toBeAttached()
  const main = page.getByRole('main')
  await expect(main.getByRole('button', { name: 'Print', exact: true })).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('button').and(page.locator(':visible'))).toHaveCount(0)
  await expect(main.getByRole('link', { name: /^Change|^Start again/ }).and(page.locator(':visible'))).toHaveCount(0)
  const service = main.getByRole('link', { name: /^Home modifications/ })
  expect(await service.evaluate((link) => getComputedStyle(link, '::after').content)).not.toContain('/')
  for (const words of [
    'End-of-Life Pathway',
    'AT-HM scheme',
    '1800 200 422',
    'Call 1800 160 401',
    '13 11 14',
    'Your answers so far',
  ])
    await expect(main.getByText(words).first(), words).toBeVisible()
  const numbers = await main
    .locator('section')
    .filter({ has: page.getByRole('heading', { level: 2, name: 'What to do next' }) })
    .locator('li')
    .evaluateAll((steps) =>
      steps.map((step) => [
        getComputedStyle(step).counterIncrement,
        getComputedStyle(step.querySelector('h3') ?? step, '::before').content,
      ]),
    )
  expect(numbers.length).toBeGreaterThan(1)
  for (const number of numbers) expect(number).toEqual(['step 1', 'counter(step)'])
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('Given no scripts, then the answers lead to a URL that can be saved, and changing one answer leaves the later ones; a URL that matches no path through the answers is a 404', async ({
    page,
  }) => {
    await page.goto(finder)
    for (const name of ['Someone else in my family, or a friend', 'Lawns, gutters and small repairs', '65 or older'])
      await answer(page, name).click()
    await answer(page, /^Commonwealth Home Support Programme/).click()
    await answer(page, 'No, neither').click()
    await expect(page).toHaveURL(`${finder}/family_house_65-or-older_chsp_neither`)

    await change(page, 'What’s hard at the moment?').click()
    await expect(title(page)).toHaveText('What’s hard at the moment?')
    await expect(answer(page, 'Lawns, gutters and small repairs Your current answer')).toBeVisible()
    await answer(page, 'Talking, or being understood').click()
    await expect(page).toHaveURL(`${finder}/family_talking_65-or-older_chsp_neither`)
    await expect(title(page)).toHaveText('What may suit you')
    await expect(
      page.getByRole('main').getByRole('heading', { level: 3, name: 'Communication aids (AAC)' }),
    ).toBeVisible()
    await expect(page.getByRole('heading', { level: 3, name: 'If you’re a carer' })).toBeVisible()
    await expect(page.getByRole('main').getByRole('link', { name: /^Call 1800/ })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Print', exact: true })).toHaveCount(0)

    // Another age leads to another question.
    await change(page, 'How old are they?').click()
    await answer(page, 'Under 65').click()
    await expect(title(page)).toHaveText('Do they have an NDIS plan?')
    await page.getByRole('link', { name: 'Start again' }).click()
    await expect(page).toHaveURL(finder)

    for (const wrong of ['nobody', 'me_nothing', 'change-3_me'])
      expect((await page.request.get(`${finder}/${wrong}`)).status(), wrong).toBe(404)
  })
})

for (const [addresses, tag] of [
  [[finder, outcome], ''],
  [[`${finder}/me`, `${finder}/change-1_me_home`], ' @slow'],
] as const)
  test(`At each width every answer is at least 44 px high, and nothing overflows sideways: ${addresses.join(', ')}${tag}`, async ({
    page,
  }) => {
    for (const address of addresses) {
      await page.setViewportSize({ width: 1280, height: 800 })
      await page.goto(address)
      const links = page.getByRole('main').locator('li a[href^="/services/finder/"], dd a[href^="/services/finder/"]')
      for (const width of [320, 768, 1184, 1185, 1440]) {
        await page.setViewportSize({ width, height: 800 })
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
        const sides = await links.evaluateAll((all) =>
          all.map((link) => {
            const box = link.getBoundingClientRect()
            return Math.min(box.width, box.height)
          }),
        )
        expect(sides.length).toBeGreaterThan(2)
        expect(Math.min(...sides), `at ${width} px`).toBeGreaterThanOrEqual(44)
      }
    }
  })
