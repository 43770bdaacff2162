import type { Browser } from '@playwright/test'
import { open } from '#tests/e2e/shell.ts'
import type { AuditResult } from './report/audit-result.ts'
import { measureSteps, recordedSteps } from './scan-steps.ts'

const enquiry = '/contact-us/general-enquiry'

/** Counts the steps of a linear scan: one for each Tab stop and each choice. Typing does not count. */
export async function countSteps(browser: Browser, baseURL: string): Promise<AuditResult['switchCost']> {
  const context = await browser.newContext({ baseURL, viewport: { width: 1280, height: 900 } })
  const page = await context.newPage()
  /** Tab stops until a condition in the page holds; Enter is one more. */
  const stopsTo = async (address: string, isThere: string, maxStops = 200): Promise<number> => {
    await open(page, address)
    for (let count = 1; count <= maxStops; count++) {
      await page.keyboard.press('Tab')
      if (await page.evaluate((selector) => document.activeElement?.matches(selector) === true, isThere)) return count
    }
    return maxStops
  }
  try {
    const skip = (await stopsTo('/', 'a[href="#page-title"]')) + 1
    const phone = await stopsTo('/', 'a[href^="tel:"]')
    const search = await stopsTo('/', 'a[href^="/search"], input[type=search], input[name=q]')
    // Skip to the main area; then name, one way to reply, one topic, and the button.
    await open(page, enquiry)
    let steps = 2
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    for (; steps < 60; steps++) {
      await page.keyboard.press('Tab')
      const place = await page.evaluate(() => {
        const one = document.activeElement
        if (
          one instanceof HTMLInputElement &&
          one.type === 'radio' &&
          !one.form?.querySelector(`input[name="${one.name}"]:checked`)
        )
          return 'choice'
        if (one instanceof HTMLInputElement && one.type === 'text' && one.value === '' && one.autocomplete === 'name')
          return 'name'
        if (one instanceof HTMLInputElement && /tel|email/.test(one.type) && one.value === '') return one.type
        return one instanceof HTMLButtonElement && one.type === 'submit' ? 'send' : ''
      })
      if (place === 'choice') {
        await page.keyboard.press('Space')
        steps += 1
      }
      if (place === 'name') await page.keyboard.type('Bronwyn Ashby')
      if (place === 'tel') await page.keyboard.type('0491 570 006')
      if (place === 'email') await page.keyboard.type('bronwyn@example.com')
      if (place === 'send') break
    }
    const measured = await measureSteps(browser, baseURL)
    return [
      { task: 'To the main area', stops: skip, budget: 2 },
      { task: 'To the phone number', stops: phone, budget: 6 },
      { task: 'To the search', stops: search, budget: 6 },
      { task: 'The shortest enquiry', stops: steps + 2, budget: 30 },
      ...measured.map(({ task, steps: stops }) => ({
        task,
        stops,
        budget: recordedSteps.find((one) => one.task === task)?.steps ?? 0,
      })),
    ]
  } finally {
    await context.close()
  }
}
