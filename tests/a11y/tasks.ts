import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { virtual as VirtualReader } from '@guidepup/virtual-screen-reader'
import type { Browser, Page } from '@playwright/test'
import type { AuditResult } from './report/audit-result.ts'
import { readingGrades } from '#schema/checks/settings.ts'
import { gradeOf } from '#schema/checks/readability.ts'
import { siteMap } from '#schema/site-map.ts'
import { open } from '#tests/e2e/shell.ts'
import { measureSteps, recordedSteps } from './scan-steps.ts'

/** A visitor's task, done by keyboard alone. */
export interface Task {
  readonly id: string
  readonly task: string
  readonly path: string
  /** Runs before recording: none of it is part of the transcript. */
  readonly before?: (hands: Hands) => Promise<void>
  readonly act: (hands: Hands) => Promise<void>
}

/** Keyboard actions of a person. */
export interface Hands {
  /** Presses Tab until the control with this name has the focus. */
  readonly tabTo: (name: string) => Promise<void>
  readonly press: (key: string) => Promise<void>
  readonly type: (words: string) => Promise<void>
  /** Waits for text on the page. */
  readonly see: (words: string | RegExp) => Promise<void>
  /** Waits until the control with this text has the focus. */
  readonly comeTo: (words: string) => Promise<void>
  /** Waits until a heading has the focus. */
  readonly arrive: (heading: string) => Promise<void>
}

const enquiry = '/contact-us/general-enquiry'

export const tasks: readonly Task[] = [
  {
    id: 'skip',
    task: 'Skip to the main content of a page',
    path: '/about',
    act: async ({ press }) => {
      await press('Tab')
      await press('Enter')
    },
  },
  {
    id: 'menu',
    task: 'Open a menu and come to its first page',
    path: '/about',
    before: ({ tabTo }) => tabTo('Services'),
    act: async ({ press, tabTo }) => {
      await tabTo('Services, more pages')
      await press('Enter')
      await press('Tab')
    },
  },
  {
    id: 'menu-link',
    task: 'Go to a page from an opened menu',
    path: '/about',
    before: async ({ tabTo, press }) => {
      await tabTo('Services, more pages')
      await press('Enter')
      await tabTo('CHSP')
    },
    act: async ({ press, arrive }) => {
      await press('Enter')
      await arrive('Commonwealth Home Support')
    },
  },
  {
    id: 'page-change',
    task: 'Go to another page',
    path: '/about',
    before: ({ tabTo }) => tabTo('Resources'),
    act: async ({ press, arrive }) => {
      await press('Enter')
      await arrive('Resources')
    },
  },
  {
    id: 'page-link',
    task: 'Follow a link that goes with its page',
    path: '/about',
    before: ({ tabTo }) => tabTo('Your pathway with us'),
    act: async ({ press, arrive }) => {
      await press('Enter')
      await arrive('Consumer Pathway')
    },
  },
  {
    id: 'enquiry-errors',
    task: 'Send an enquiry without answers',
    path: enquiry,
    before: ({ tabTo }) => tabTo('Your name'),
    act: async ({ press, see }) => {
      await press('Enter')
      await see('There is a problem')
    },
  },
  {
    id: 'enquiry-mend',
    task: 'Go from an error to its field',
    path: enquiry,
    before: async ({ tabTo, press, see }) => {
      await tabTo('Your name')
      await press('Enter')
      await see('There is a problem')
    },
    act: async ({ press }) => {
      await press('Tab')
      await press('Enter')
    },
  },
  {
    id: 'enquiry-mend-choice',
    task: 'Go from an error to its choice',
    path: enquiry,
    before: async ({ tabTo, press, see }) => {
      await tabTo('Your name')
      await press('Enter')
      await see('There is a problem')
    },
    act: async ({ press }) => {
      await press('Tab')
      await press('Tab')
      await press('Enter')
    },
  },
  {
    id: 'enquiry-name',
    task: 'Read the first questions of an enquiry',
    path: enquiry,
    before: ({ tabTo }) => tabTo('Your name'),
    act: async ({ type, press }) => {
      await type('Bronwyn')
      await press('Tab')
      await press('Tab')
      await press('Space')
    },
  },
  {
    id: 'referral',
    task: 'Begin a referral',
    path: '/contact-us/referral',
    before: async ({ tabTo, press, type }) => {
      await tabTo('Myself')
      await press('Space')
      await tabTo('Your name')
      await type('Bronwyn Ashby')
      await tabTo('Email')
      await press('Space')
      await tabTo('Your email address')
    },
    act: async ({ type, press, arrive }) => {
      await type('bronwyn@example.com')
      await press('Enter')
      await arrive('Step 2 of')
    },
  },
  {
    id: 'referral-mended',
    task: 'Go on with a referral after an error',
    path: '/contact-us/referral',
    before: async ({ tabTo, press, see }) => {
      await tabTo('Myself')
      await press('Enter')
      await see('There is a problem')
      await press('Tab')
      await press('Enter')
    },
    act: async ({ press, tabTo, type, arrive }) => {
      await press('Space')
      await tabTo('Your name')
      await type('Bronwyn Ashby')
      await tabTo('Email')
      await press('Space')
      await tabTo('Your email address')
      await type('bronwyn@example.com')
      await press('Enter')
      await arrive('Step 2 of')
    },
  },
  {
    id: 'compare',
    task: 'Compare two products',
    path: '/resources/product-database?compare=grab-rail&compare=stair-rail#compare-title',
    before: ({ tabTo }) => tabTo('Compare side by side'),
    act: async ({ press, see }) => {
      await press('Enter')
      await see('Compare 2 products')
    },
  },
  {
    id: 'feedback-errors',
    task: 'Send feedback without answers',
    path: '/contact-us/feedback',
    before: ({ tabTo }) => tabTo('Feedback'),
    act: async ({ press, see }) => {
      await press('Enter')
      await see('There is a problem')
    },
  },
  {
    id: 'display',
    task: 'Open the Display panel and make the text larger',
    path: '/about',
    before: ({ tabTo }) => tabTo('Display'),
    act: async ({ press, see }) => {
      await press('Enter')
      await see('Text size')
      await press('Tab')
      await press('Tab')
    },
  },
  {
    id: 'toast',
    task: 'Copy the link of a post',
    path: '/blogs/try-it-first',
    before: ({ tabTo }) => tabTo('Copy link to this post'),
    act: async ({ press, see }) => {
      await press('Enter')
      await see('Link copied')
    },
  },
  {
    id: 'faq',
    task: 'Open a question',
    path: '/resources/faq',
    before: ({ tabTo }) => tabTo('Skip to main content'),
    act: async ({ press, tabTo }) => {
      await press('Enter')
      await tabTo('Do I need a referral?')
      await press('Enter')
      await press('Tab')
    },
  },
  {
    id: 'listen',
    task: 'Open the player that reads aloud, on a device without a voice',
    path: '/services/chsp',
    before: ({ tabTo }) => tabTo('Listen'),
    act: async ({ press, see }) => {
      await press('Enter')
      await see('This device has no voice')
    },
  },
  {
    id: 'say',
    task: 'Choose a picture of the board',
    path: '/say',
    before: ({ tabTo }) => tabTo('My chair'),
    act: async ({ press, arrive }) => {
      await press('Enter')
      await arrive('I need help with my chair')
    },
  },
  {
    id: 'story',
    task: 'Go to the next picture of a story',
    path: '/visual-stories/home-visit?picture=1',
    before: ({ tabTo }) => tabTo('Next picture'),
    act: async ({ press, see }) => {
      await press('Enter')
      await see('Picture 2 of')
    },
  },
  {
    id: 'large-targets',
    task: 'Choose large targets',
    path: '/in-your-language',
    before: async ({ tabTo, press }) => {
      await tabTo('Display')
      await press('Enter')
      await tabTo('Bigger buttons and links')
    },
    act: ({ press }) => press('Space'),
  },
  {
    id: 'back',
    task: 'Go back to the page before',
    path: '/about',
    before: async ({ tabTo, press, arrive }) => {
      await tabTo('Resources')
      await press('Enter')
      await arrive('Resources')
    },
    act: async ({ press, comeTo }) => {
      await press('Alt+ArrowLeft')
      await comeTo('Resources')
    },
  },
]

/** The name of the focused element, as far as tasks need it: its label, or its text. */
const focusedName = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const one = document.activeElement
    if (!(one instanceof HTMLElement)) return ''
    const label =
      one instanceof HTMLInputElement || one instanceof HTMLTextAreaElement ? one.labels?.[0]?.textContent : undefined
    return (label ?? one.getAttribute('aria-label') ?? one.textContent ?? '').replaceAll(/\s+/g, ' ').trim()
  })

/** @param press presses a key through the browser or through the display. */
export const handsOn = (
  page: Page,
  // The browser's own Back key works only through the display.
  press: (key: string) => Promise<void> = async (key) => {
    if (key === 'Alt+ArrowLeft') await page.goBack()
    else await page.keyboard.press(key)
  },
): Hands => ({
  async tabTo(name) {
    for (let count = 0; count < 120; count++) {
      await press('Tab')
      if ((await focusedName(page)) === name) return
    }
    throw new Error(`Tab does not reach “${name}”`)
  },
  press,
  type: (words) => page.keyboard.type(words),
  see: (words) => page.getByText(words).first().waitFor(),
  async comeTo(words) {
    await page.waitForFunction(
      (wanted) =>
        document.activeElement?.matches('a, button') === true && document.activeElement.textContent?.trim() === wanted,
      words,
    )
  },
  async arrive(heading) {
    await page.getByRole('heading', { name: heading, level: 1 }).waitFor()
    await page.waitForFunction(() => document.activeElement?.tagName === 'H1')
  },
})

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
