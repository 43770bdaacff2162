import type { Browser } from '@playwright/test'
import { gradeOf } from '#schema/checks/readability.ts'
import { readingGrades } from '#schema/checks/settings.ts'
import { siteMap } from '#schema/site-map.ts'
import type { AuditResult } from './report/audit-result.ts'

/** The reading grade of each rendered page, by the same measure as the content check. */
export async function readPages(browser: Browser, baseURL: string): Promise<AuditResult['reading']> {
  const page = await browser.newPage({ baseURL })
  const grades: AuditResult['reading'][number][] = []
  for (const { path } of siteMap.filter((row) => !row.path.includes(':'))) {
    await page.goto(path)
    const texts = await page.evaluate(() =>
      [...document.querySelectorAll<HTMLElement>('main p, main li:not(:has(p, a)), main dd')]
        .map((one) => one.innerText)
        .filter((words) => words.split(/\s+/).length > 3),
    )
    if (texts.join(' ').split(/\s+/).length < 60) continue
    // One point more than the content check allows documents: names, dates and numbers that the page adds count here.
    grades.push({ path, grade: Number(gradeOf(texts).toFixed(1)), budget: readingGrades.standard + 1 })
  }
  await page.close()
  return grades
}
