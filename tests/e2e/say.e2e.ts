import type { Page } from '@playwright/test'
import { axeViolations } from '#tests/helpers/axe-browser.ts'
import { choose, sidewaysScroll } from './preferences.ts'
import { open, title } from './shell.ts'
import { expect, test } from './test.ts'

/** Two pictures and two presses send an enquiry without typing. */
async function sayAndSend(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'My chair' }).click()
  await page.getByRole('link', { name: 'It hurts' }).click()
  await expect(page.getByText('My chair hurts me.')).toBeVisible()
  await page.getByRole('link', { name: 'Send this to us' }).click()
  await expect(page.getByRole('textbox', { name: /Your message/ })).toHaveValue(/^My chair hurts me\./)
  await page.getByRole('button', { name: 'Send enquiry' }).click()
  await expect(title(page)).toHaveText('We have your enquiry')
  await expect(page.getByText('The way you usually reach me')).toBeVisible()
}

test('[S8] Given the picture board, then two pictures and two presses send an enquiry without typing; each picture can be changed, and in pain or danger the numbers to call precede the next pictures, to the end', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await open(page, '/say')
  const boxes = await page
    .getByRole('main')
    .getByRole('listitem')
    .getByRole('link')
    .evaluateAll((links) => links.slice(0, 12).map((link) => link.getBoundingClientRect().toJSON() as DOMRect))
  expect(boxes).toHaveLength(12)
  for (const { width, height } of boxes) expect(Math.min(width, height)).toBeGreaterThanOrEqual(60)
  expect(new Set(boxes.map(({ left }) => left)).size, 'two pictures in a row').toBe(2)

  await page.setViewportSize({ width: 1280, height: 900 })
  await page.getByRole('link', { name: 'Pain or danger' }).press('Enter')
  const call = page.getByRole('link', { name: 'Ambulance, police or fire: 000' })
  await expect(call).toHaveAttribute('href', 'tel:000')
  await expect(title(page)).toBeFocused()
  await page.getByRole('link', { name: 'Someone hurts me' }).click()
  await expect(page.getByText('Someone hurts me.', { exact: true })).toBeVisible()
  await expect(call).toBeVisible()
  expect(await axeViolations(page)).toEqual([])

  await page.getByRole('link', { name: 'Change: Someone hurts me' }).click()
  await expect(call).toBeVisible()
  await page.getByRole('link', { name: 'Change: Pain or danger' }).click()
  await expect(title(page)).toHaveText('I want …')
  await sayAndSend(page)
})

test('Given any text size of Display and a narrow window, then every word of the picture board is shown whole', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 })
  for (const path of ['/say', '/say/danger']) {
    await open(page, path)
    for (const textSize of ['125', '150', '200'] as const) {
      await choose(page, { textSize })
      const cut = await page
        .getByRole('main')
        .getByRole('listitem')
        .getByRole('link')
        .evaluateAll((links) =>
          links.flatMap((link) => {
            const words = link.querySelector('span') ?? link
            const box = link.getBoundingClientRect()
            const { bottom, right } = words.getBoundingClientRect()
            const isWhole = bottom <= box.bottom + 1 && right <= box.right + 1 && words.scrollWidth <= words.clientWidth
            return isWhole ? [] : [link.textContent]
          }),
        )
      expect.soft(cut, `${path} at ${textSize} %`).toEqual([])
      expect.soft(await sidewaysScroll(page), `${path} at ${textSize} %`).toBeLessThanOrEqual(0)
    }
  }
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('[S8] Given the picture board without scripts, then two pictures and two presses send an enquiry without typing', async ({
    page,
  }) => {
    await page.goto('/say')
    await sayAndSend(page)
  })
})
