import { isDeepStrictEqual } from 'node:util'
import type { Browser } from '@playwright/test'
import { pageFileHref, isPaperForm, templateWithFiles } from '#schema/page-files.ts'
import { documentPaths, staticPaths } from '#tests/helpers/dataset.ts'
import { outlineOf } from '#tests/helpers/page-outline.ts'
import { readPdf } from '#tests/helpers/pdf-tags.ts'
import type { AuditResult } from './report/audit-result.ts'

/** The PDF of each page that has one: its tags, language, title and bookmarks, compared with the page. */
export async function readDocuments(browser: Browser, baseURL: string): Promise<AuditResult['documents']> {
  const page = await browser.newPage({ baseURL })
  const documents: AuditResult['documents'][number][] = []
  for (const path of new Set([...staticPaths, ...documentPaths()])) {
    const template = templateWithFiles(path)
    if (!template) continue
    const href = pageFileHref('pdf', path)
    const response = await page.request.get(href)
    if (!response.ok()) {
      documents.push({ path: href, faults: [`answers ${response.status()}`] })
      continue
    }
    const pdf = readPdf(await response.body())
    const { headings, alternatives } = await outlineOf(page, await (await page.request.get(path)).text())
    const has: Readonly<Record<string, boolean>> = {
      tags: pdf.isTagged,
      'the language': pdf.language === 'en-AU',
      'its title in the window': pdf.showsTitle,
      // A form on paper is laid out in another way.
      'the headings of its page': isPaperForm(template) || isDeepStrictEqual(pdf.named(/^H\d$/), headings),
      'the alternative texts of its page': isDeepStrictEqual(pdf.named(/^Figure$/), alternatives),
      'bookmarks of its headings': isDeepStrictEqual(pdf.bookmarks, pdf.named(/^H\d$/)),
    }
    const missing = Object.entries(has).flatMap(([what, isThere]) => (isThere ? [] : [`does not have ${what}`]))
    documents.push({ path: href, faults: missing })
  }
  await page.close()
  return documents
}
