import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { virtual as VirtualReader } from '@guidepup/virtual-screen-reader'
import type { Browser } from '@playwright/test'
import { open } from '#tests/e2e/shell.ts'
import type { AuditResult } from './report/audit-result.ts'
import { handsOn, type Task, tasks } from './tasks.ts'

const reader = readFileSync(
  createRequire(import.meta.url)
    .resolve('@guidepup/virtual-screen-reader')
    .replace(/lib\/.*/, 'lib/esm/index.browser.js'),
  'utf8',
)

/** The speech during the task, without the numbers of React's ids. */
async function recordSpeech(browser: Browser, baseURL: string, { path, before, act }: Task): Promise<string[]> {
  const context = await browser.newContext({
    baseURL,
    viewport: { width: 1280, height: 900 },
    locale: 'en-AU',
    timezoneId: 'Australia/Brisbane',
    permissions: ['clipboard-read', 'clipboard-write'],
    reducedMotion: 'reduce',
  })
  try {
    const page = await context.newPage()
    await page.route('**/__reader.js', (route) => route.fulfill({ contentType: 'text/javascript', body: reader }))
    await open(page, path)
    const hands = handsOn(page)
    await before?.(hands)
    await page.evaluate(async () => {
      const address = '/__reader.js'
      Object.assign(globalThis, await import(address))
      await virtual.start({ container: document.body })
      await virtual.clearSpokenPhraseLog()
    })
    await act(hands)
    return await page.evaluate(async () => {
      // Speech follows events with a delay: wait until there is nothing new for half a second.
      let speech: string[] = []
      for (let quiet = 0; quiet < 5; quiet++) {
        await new Promise((done) => setTimeout(done, 100))
        const now = await virtual.spokenPhraseLog()
        if (now.length > speech.length) quiet = 0
        speech = [...now]
      }
      await virtual.stop()
      // A region that is emptied announces nothing, and what only a slow machine announces is no part of a transcript.
      return speech.filter(
        (phrase) =>
          !/^(polite|assertive): (?:|One moment, please\.|The page is loading\.|Sending\. Please wait\.)$/.test(phrase),
      )
    })
  } finally {
    await context.close()
  }
}

declare global {
  // The simulated screen reader, in a page where it is injected. Only `var` declares a property of `globalThis` to
  // TypeScript.
  // eslint-disable-next-line no-var
  var virtual: typeof VirtualReader
}

const fileOf = (id: string) => new URL(`./spoken/${id}.txt`, import.meta.url)

/**
 * Runs each task and compares its speech with the reviewed transcript. `isUpdate` writes the transcripts: for review,
 * never in CI.
 */
export async function hearTasks(
  browser: Browser,
  baseURL: string,
  isUpdate: boolean,
  log: (line: string) => void,
): Promise<AuditResult['spoken']> {
  if (isUpdate && process.env['CI']) throw new Error('Transcripts are reviewed by people, not written in CI')
  const results: AuditResult['spoken'][number][] = []
  for (const task of tasks) {
    const speech = await recordSpeech(browser, baseURL, task)
    const file = fileOf(task.id)
    const text = `${speech.join('\n')}\n`
    if (isUpdate) writeFileSync(file, text)
    const isAsReviewed = existsSync(file) && readFileSync(file, 'utf8') === text
    if (!isAsReviewed) log(`“${task.task}” is spoken otherwise than reviewed:\n${text}`)
    results.push({ task: task.task, phrases: speech.length, isAsReviewed })
  }
  return results
}
