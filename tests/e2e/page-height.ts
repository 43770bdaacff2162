import type { Page } from '@playwright/test'
import { expect } from '@playwright/test'

/** A phone. Its pages are measured once their scripts have started, which add buttons. */
const phone = { width: 390, height: 844 } as const

/** Eleven screens of the phone, less a quarter. `content:check` reports the words that lead to it (page-length). */
const maxHeight = 9050

/** Pages that may be higher: their height, and why. */
const higher: Readonly<Record<string, readonly [px: number, why: string]>> = {
  '/services/support-at-home-program/end-of-life-pathway': [
    9200,
    'what to do, whom to call and who pays, in one place',
  ],
  '/resources/product-database': [9100, 'the filters, ten products and what to check'],
  '/accessibility/report': [13_400, 'each criterion with its result, for auditors'],
  '/privacy-policy': [11_500, 'the whole policy, which has to be in one place'],
  '/about/annual-reports/2025-26': [10_300, 'four tables of a year’s figures'],
  '/resources/assistive-technology-explained': [16_300, 'the glossary'],
  '/resources/education/great-gadget-videos': [12_500, 'four videos and six instructions'],
  '/resources/my-aged-care': [10_400, 'a guide from the first call to the letter'],
  '/resources/ndis': [12_300, 'a guide from applying to a review'],
  '/resources/product-database?category=bathroom&compare=grab-rail&compare=stair-rail': [
    10_100,
    'the filters and the comparison that the visitor has opened',
  ],
  '/services': [10_000, 'every service, who pays, and other help in Queensland'],
  '/services/assistive-technology-assessment': [11_100, 'the service, and what to do with a new prescription'],
  '/services/augmentative-alternative-communication': [
    9950,
    'many ways to communicate, what the NDIS may pay, and repairs',
  ],
}

/** Fails if an open page is higher than its limit at the width of a phone. */
export async function expectPageHeight(page: Page, path: string): Promise<void> {
  await page.setViewportSize(phone)
  const height = await page.evaluate(async () => {
    await document.fonts.ready
    return document.documentElement.scrollHeight
  })
  const [limit] = higher[path] ?? [maxHeight]
  expect(height, `the height of ${path} at ${phone.width} px`).toBeLessThanOrEqual(limit)
}
