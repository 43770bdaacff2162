import { axeViolations } from '#tests/helpers/axe-browser.ts'
import { open, title } from './shell.ts'
import { expect, test } from './test.ts'

for (const javaScriptEnabled of [true, false])
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled })

    test('[S8] Given the picture board, then two pictures and two presses send an enquiry without typing', async ({
      page,
    }) => {
      await page.goto('/say')
      await page.getByRole('link', { name: 'My chair' }).click()
      await page.getByRole('link', { name: 'It hurts' }).click()
      await expect(page.getByText('My chair hurts me.')).toBeVisible()
      await page.getByRole('link', { name: 'Send this to us' }).click()
      await expect(page.getByRole('textbox', { name: /Your message/ })).toHaveValue(/^My chair hurts me\./)
      await page.getByRole('button', { name: 'Send enquiry' }).click()
      await expect(title(page)).toHaveText('We have your enquiry')
      await expect(page.getByText('The way you usually reach me')).toBeVisible()
    })
  })

test('Given pain or danger, then the numbers to call precede the next pictures, to the end', async ({ page }) => {
  await open(page, '/say')
  await page.getByRole('link', { name: 'Pain or danger' }).press('Enter')
  const call = page.getByRole('link', { name: 'Ambulance, police or fire: 000' })
  await expect(call).toHaveAttribute('href', 'tel:000')
  await expect(title(page)).toBeFocused()
  await page.getByRole('link', { name: 'Someone hurts me' }).click()
  await expect(page.getByText('Someone hurts me.', { exact: true })).toBeVisible()
  await expect(call).toBeVisible()
  expect(await axeViolations(page)).toEqual([])
})

test('Given a sentence, then each of its pictures can be changed', async ({ page }) => {
  await open(page, '/say/ramp_steps')
  await page.getByRole('link', { name: 'Change: Steps' }).click()
  await expect(title(page)).toHaveText('Where?')
  await page.getByRole('link', { name: 'Change: Ramp or rails' }).click()
  await expect(title(page)).toHaveText('I want …')
})

test('Given 320 px, then a board has two pictures in a row, and each is at least 60 px high', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await open(page, '/say')
  const boxes = await page
    .getByRole('main')
    .getByRole('listitem')
    .getByRole('link')
    .evaluateAll((links) => links.slice(0, 12).map((link) => link.getBoundingClientRect().toJSON() as DOMRect))
  expect(boxes).toHaveLength(12)
  for (const { width, height } of boxes) expect(Math.min(width, height)).toBeGreaterThanOrEqual(60)
  expect(new Set(boxes.map(({ left }) => left)).size).toBe(2)
})
