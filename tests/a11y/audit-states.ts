import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Page } from '@playwright/test'
import { takenOver } from '#tests/helpers/taken-over.ts'
import { publicationFolders, siteMap } from '#schema/site-map.ts'
import { static500 } from '#web/shell/static-500.ts'
import { reach, states as namedStates } from '#tests/e2e/states.ts'
import type { PageState, Step } from '#web/lib/page-state.ts'
import { limitForms, type SiteName } from './sites.ts'
import { formsPerNetwork } from '#gateway/security/rate-limit.ts'

const dataset = fileURLToPath(new URL('../../schema/dataset', import.meta.url))

/** A page in a state that the audit examines. */
export interface AuditState {
  /** Unique; for a route as it is served, its path. */
  readonly name: string
  readonly path: string
  /** What a person does to bring it about, for auditors who repeat the audit. */
  readonly how: string
  /** In CSS pixels, for a state of one layout. */
  readonly width?: 1280 | 320
  readonly hasJavaScript: boolean
  /** Brings it about as a visitor would. */
  readonly reach: (page: Page) => Promise<void>
  /** An ordinary page: its menu and help are compared with all others. */
  readonly isPlain: boolean
  /** The site that has this state; by default the usual one. */
  readonly site?: SiteName
  /** One of several that differ only in text and fields: the wide and the narrow rendition cover it. */
  readonly isBrief?: true
  /** A page without scripts. */
  readonly isStill?: true
  /** Its address shows it only on a server in the circumstances that `how` describes. */
  readonly isStaged?: true
}

const opened = 'Open the address.'

const pageState = (path: string): AuditState => ({
  name: path,
  path,
  how: opened,
  hasJavaScript: true,
  isPlain: true,
  reach: async (page) => void (await page.goto(path)),
})

const slugs = (folder: string): { readonly slug: string; readonly kind: string }[] =>
  globSync(`${folder}/*.json`, { cwd: dataset })
    .toSorted()
    .map((file) => {
      const document: { slug: { current: string }; kind?: string } = JSON.parse(
        readFileSync(join(dataset, file), 'utf8'),
      )
      return { slug: document.slug.current, kind: document.kind ?? '' }
    })

/**
 * Every page of each kind, but only the first few posts and products: they differ only in text, which the content check
 * covers.
 */
const documents: readonly string[] = [
  ...slugs('post')
    .slice(0, 6)
    .map(({ slug }) => `/blogs/${slug}`),
  ...slugs('job').map(({ slug }) => `/careers/${slug}`),
  ...slugs('publication').map(
    ({ slug, kind }) => `${(publicationFolders as Readonly<Record<string, string>>)[kind]}/${slug}`,
  ),
  ...slugs('story').map(({ slug }) => `/resources/consumer-stories/${slug}`),
  ...slugs('product')
    .slice(0, 6)
    .map(({ slug }) => `/resources/product-database/${slug}`),
  ...slugs('easy-read').map(({ slug }) => `/easy-read/${slug}`),
]

const post = '/blogs/try-it-first'
const enquiry = '/contact-us/general-enquiry'

/** The steps with required fields in a referral of someone else, and the answers that lead past each. */
const referralSteps: readonly (readonly [title: string, answer: (page: Page) => Promise<void>])[] = [
  [
    'About you',
    async (page) => {
      await page.getByRole('radio', { name: 'Someone else' }).check()
      await page.getByRole('textbox', { name: 'Your name' }).fill('Bronwyn Ashby')
      await page.getByRole('radio', { name: 'A family member, friend or carer' }).check()
      await page.getByRole('radio', { name: 'Email' }).check()
      await page.getByRole('textbox', { name: 'Your email address' }).fill('bronwyn@example.com')
    },
  ],
  [
    'About the person',
    async (page) => {
      await page.getByRole('textbox', { name: 'Their first name' }).fill('Rhys')
      await page.getByRole('textbox', { name: 'Their postcode' }).fill('4810')
      await page.getByRole('radio', { name: 'Me', exact: true }).check()
    },
  ],
  [
    'What they need, and who may pay',
    async (page) => {
      await page.getByRole('checkbox', { name: 'Not sure yet' }).check()
      await page.getByRole('radio', { name: 'No', exact: true }).check()
      await page.getByRole('radio', { name: 'Not sure', exact: true }).check()
    },
  ],
  ['Visits and consent', async () => {}],
]

const goOn = (page: Page) => page.getByRole('button', { name: 'Continue' }).press('Enter')

/** Each of those steps, returned because nothing was answered. */
const stepsWithErrors = referralSteps.slice(0, -1).map(([title], index): AuditState => ({
  name: `referral, errors in “${title}”`,
  path: '/contact-us/referral',
  how: `Answer the steps before “${title}” for someone else. In this step answer nothing, and press “Continue”.`,
  hasJavaScript: true,
  isPlain: false,
  isBrief: true,
  async reach(page) {
    await page.goto('/contact-us/referral')
    for (const [place, [, answer]] of referralSteps.slice(0, index).entries()) {
      await answer(page)
      await goOn(page)
      await page.getByRole('heading', { level: 1, name: referralSteps[place + 1]?.[0] ?? '' }).waitFor()
    }
    await goOn(page)
    await page.getByRole('heading', { name: 'There is a problem' }).waitFor()
  },
}))

/** States that a list of steps cannot bring about. */
const special: readonly AuditState[] = [
  {
    name: 'a toast',
    path: post,
    how: 'In the Display panel switch on “Keep messages on screen”. Press the button “Copy link to this post”.',
    hasJavaScript: true,
    isPlain: false,
    async reach(page) {
      await page.addInitScript(() => localStorage.setItem('preferences', '{"messages":"keep"}'))
      await page.goto(post)
      await page.getByRole('button', { name: 'Copy link to this post' }).click()
      await page.getByRole('region', { name: 'Notifications' }).getByRole('group').first().waitFor()
    },
  },
  {
    name: 'the Notifications panel open',
    path: post,
    how: 'Press the button “Notifications”.',
    hasJavaScript: true,
    isPlain: false,
    async reach(page) {
      await page.goto(post)
      await page.getByRole('button', { name: 'Notifications', exact: true }).click()
      await page.getByRole('region', { name: 'Notifications' }).getByRole('heading').first().waitFor()
    },
  },
  {
    name: 'a form that was open too long',
    path: enquiry,
    how: 'Fill in your name, set the value of the hidden field “token” to “x.y.z”, and press “Send enquiry”.',
    hasJavaScript: true,
    isPlain: false,
    async reach(page) {
      await page.goto(enquiry)
      // React sets the field when it takes over the form.
      await takenOver(page, 'input[name=token]')
      await page.getByRole('textbox', { name: 'Your name' }).fill('Bronwyn Ashby')
      // A token with another secret, which the site treats as expired.
      await page.locator('input[name=token]').evaluate((field: HTMLInputElement) => (field.value = 'x.y.z'))
      await page.getByRole('button', { name: 'Send enquiry' }).press('Enter')
      await page.getByRole('heading', { name: 'Please send it again' }).waitFor()
    },
  },
  {
    name: 'a form of a network that has sent too many',
    path: enquiry,
    how: `Send more than ${formsPerNetwork.points} forms from one network within its time limit.`,
    hasJavaScript: true,
    isPlain: false,
    isStaged: true,
    site: 'limited',
    async reach(page) {
      await page.goto(enquiry)
      await limitForms(page.url())
      await page.getByRole('textbox', { name: 'Your name' }).fill('Bronwyn Ashby')
      await page.getByRole('radio', { name: 'Email' }).check()
      await page.getByRole('textbox', { name: 'Your email address' }).fill('bronwyn@example.com')
      await page.getByRole('radio', { name: 'Something else' }).check()
      await page.getByRole('button', { name: 'Send enquiry' }).press('Enter')
      await page.getByText('too many forms came from your network').first().waitFor()
    },
  },
  {
    name: 'a page, while content is away that was never seen',
    path: '/about',
    how: 'Start the site with a content service that doesn’t respond, and an empty cache. Open the address.',
    hasJavaScript: true,
    isPlain: false,
    isStaged: true,
    site: 'away',
    reach: async (page) => void (await page.goto('/about')),
  },
  {
    name: 'a form, while content is away that was never seen',
    path: enquiry,
    how: 'Start the site with a content service that doesn’t respond, and an empty cache. Open the address.',
    hasJavaScript: true,
    isPlain: false,
    isStill: true,
    isStaged: true,
    site: 'away',
    reach: async (page) => void (await page.goto(enquiry)),
  },
  {
    name: 'the page that stands in where making one has failed',
    path: '/about',
    how: 'Replace the response of the server with the page of web/shell/static-500.ts.',
    hasJavaScript: true,
    isPlain: false,
    isStill: true,
    isStaged: true,
    async reach(page) {
      await page.route(
        '**/about',
        (route) =>
          route.fulfill({
            status: 500,
            contentType: 'text/html; charset=utf-8',
            body: static500({ name: 'Kerbcut', phone: '1800 160 401' }),
          }),
        { times: 1 },
      )
      await page.goto('/about')
    },
  },
  ...['/', '/services/home-modifications', enquiry].map((path): AuditState => ({
    name: `a site alert on ${path}`,
    path,
    how: 'Set a site alert in the settings document, as tests/a11y/sites.ts does. Open the address.',
    hasJavaScript: true,
    isPlain: false,
    isStaged: true,
    site: 'alert',
    async reach(page) {
      await page.goto(path)
      await page.getByRole('region', { name: 'Site alert' }).waitFor()
    },
  })),
  ...['About Us', 'Resources', 'Contact Us'].map((name): AuditState => ({
    name: `the ${name} panel open`,
    path: '/services',
    how: `Press the button “${name}, more pages”.`,
    width: 1280,
    hasJavaScript: true,
    isPlain: false,
    async reach(page) {
      await page.goto('/services')
      await page.getByRole('button', { name: `${name}, more pages` }).click()
      await page.locator('header button[aria-expanded=true]').waitFor()
    },
  })),
  {
    name: 'the mobile menu, a part of it open',
    path: '/services',
    how: 'Press the button “Menu”, then the button “Resources, more pages”.',
    width: 320,
    hasJavaScript: true,
    isPlain: false,
    async reach(page) {
      await page.goto('/services')
      await page.getByRole('button', { name: 'Menu' }).click()
      await page.getByRole('button', { name: 'Resources, more pages' }).click()
      await page.getByRole('link', { name: 'Fact Sheets' }).first().waitFor()
    },
  },
  {
    name: 'enquiry, with every question asked',
    path: enquiry,
    how: 'Open “Add more, if you like”.',
    hasJavaScript: true,
    isPlain: false,
    async reach(page) {
      await page.goto(enquiry)
      await page.locator('main form details summary').first().click()
      await page.getByRole('radio', { name: 'Myself' }).waitFor()
    },
  },
  {
    name: 'an enquiry that is saved on the device',
    path: enquiry,
    how: 'Fill in your name, press the button “Save on this device”, and open the address in another tab.',
    hasJavaScript: true,
    isPlain: false,
    async reach(page) {
      await page.goto(enquiry)
      await page.getByRole('textbox', { name: 'Your name' }).fill('Bronwyn Ashby')
      await page.getByRole('button', { name: 'Save on this device' }).click()
      await page
        .getByText(/^Your answers are saved on this device until/)
        .first()
        .waitFor()
      // Opened again at once, it may count as a reload, which restores the answers without an offer.
      await page.goto('about:blank')
      await page.goto(enquiry)
      await page.getByRole('button', { name: 'Continue with saved answers' }).waitFor()
    },
  },
  {
    name: 'products, two chosen to compare',
    path: '/resources/product-database',
    how: 'In the Display panel switch on “Keep messages on screen”. Press “Add to compare” of two products, and open “Compare: 2 of 3”.',
    hasJavaScript: true,
    isPlain: false,
    async reach(page) {
      await page.addInitScript(() => localStorage.setItem('preferences', '{"messages":"keep"}'))
      await page.goto('/resources/product-database')
      for (let chosen = 1; chosen <= 2; chosen++) {
        await page
          .getByRole('button', { name: /^Add to compare/ })
          .first()
          .click()
        await page.getByText(`Compare: ${chosen} of 3`).waitFor()
      }
      await page.getByText('Compare: 2 of 3').click()
      await page
        .getByRole('button', { name: /from compare$/ })
        .last()
        .waitFor()
    },
  },
  {
    name: 'the player that reads aloud',
    path: '/services/chsp',
    how: 'Press the button “Listen”.',
    hasJavaScript: true,
    isPlain: false,
    async reach(page) {
      await page.goto('/services/chsp')
      await page.getByRole('button', { name: 'Listen' }).click()
      await page.getByRole('toolbar', { name: 'Read aloud' }).waitFor()
    },
  },
  {
    name: 'a film with its captions',
    path: '/resources/education/great-gadget-videos',
    how: 'Open the first transcript.',
    hasJavaScript: true,
    isPlain: false,
    async reach(page) {
      await page.goto('/resources/education/great-gadget-videos')
      await page.locator('main details summary').first().click()
      await page.locator('main details[open]').first().waitFor()
    },
  },
]

const wordsOf = (step: Step): string =>
  'click' in step
    ? `Press the ${step.click.role} “${step.click.name}”.`
    : 'fill' in step
      ? `Type “${step.text}” in the ${step.fill.role} “${step.fill.name}”.`
      : `Press the key ${step.press}.`

const howTo = ({ steps, hasJavaScript, circumstance }: PageState): string =>
  [
    ...(circumstance !== undefined ? [circumstance] : []),
    ...(hasJavaScript === false ? ['Switch JavaScript off.'] : []),
    ...(steps.length > 0 ? steps.map(wordsOf) : [opened]),
  ].join(' ')

export const auditStates: readonly AuditState[] = [
  ...siteMap
    .map(({ path }) => path)
    .filter((path) => !path.includes(':'))
    .map(pageState),
  ...documents.map(pageState),
  ...namedStates.map((state): AuditState => ({
    name: state.name,
    path: state.path,
    how: howTo(state),
    hasJavaScript: state.hasJavaScript !== false,
    isPlain: false,
    reach: (page) => reach(page, state),
    ...(state.width && { width: state.width }),
    ...(state.circumstance !== undefined && { isStaged: true }),
  })),
  ...special,
  ...stepsWithErrors,
]
