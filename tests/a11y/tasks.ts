import type { Page } from '@playwright/test'

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
