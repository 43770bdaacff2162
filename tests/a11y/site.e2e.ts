/** What concerns the website as a whole: tasks by keyboard as they are spoken, steps by switch, reading grades. */
import { expect, test } from '#tests/helpers/site-test.ts'
import { attachResult } from './results.ts'
import { countSteps } from './switch-steps.ts'
import { hearTasks } from './hear-tasks.ts'
import { readDocuments } from './read-documents.ts'
import { readPages } from './read-pages.ts'

// `UPDATE_TRANSCRIPTS=1` writes the transcripts of the simulated screen reader, for review.
test('tasks by keyboard are spoken as reviewed @slow', async ({ browser, site }, info) => {
  test.setTimeout(1_800_000)
  const lines: string[] = []
  const spoken = await hearTasks(browser, site.url, process.env['UPDATE_TRANSCRIPTS'] === '1', (line) =>
    lines.push(line),
  )
  await attachResult(info, { spoken })
  expect(lines).toEqual([])
})

test('someone who scans with a switch needs no more steps than recorded @slow', async ({ browser, site }, info) => {
  test.setTimeout(1_800_000)
  const switchCost = await countSteps(browser, site.url)
  await attachResult(info, { switchCost })
  expect(switchCost.filter(({ stops, budget }) => stops > budget)).toEqual([])
})

test('each page reads at its grade or below @slow', async ({ browser, site }, info) => {
  test.setTimeout(600_000)
  const reading = await readPages(browser, site.url)
  await attachResult(info, { reading })
  expect(reading.filter(({ grade, budget }) => grade > budget)).toEqual([])
})

test('the PDF of each page has its headings, alternative texts, language and title @slow', async ({
  browser,
  site,
}, info) => {
  test.setTimeout(1_200_000)
  const documents = await readDocuments(browser, site.url)
  await attachResult(info, { documents })
  expect(documents.filter(({ faults }) => faults.length > 0)).toEqual([])
})
