import { expect, test } from './test.ts'

test.use({ viewport: { width: 375, height: 667 } })

for (const form of ['general-enquiry', 'referral', 'feedback'])
  test(`Given a phone, then the first question of ${form} begins within one and a half screens`, async ({ page }) => {
    await page.goto(`/contact-us/${form}`)
    const first = await page.locator('form [data-field]').first().boundingBox()
    expect(first?.y).toBeLessThan(1.5 * 667)
  })
