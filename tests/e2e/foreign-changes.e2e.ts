import type { Page } from '@playwright/test'
import { takenOver } from '#tests/helpers/taken-over.ts'
import { addAttributes, addPasswordManager, linkNumbers, translate } from './foreign-changes.ts'
import { expect, test } from './test.ts'

// React reports a served page that it replaces. The page must work all the same.
test.use({ mayReplacePage: true })

const enquiry = '/contact-us/general-enquiry'

/** Every page with controls: its address, and whether it was returned with errors. */
const pages: readonly { readonly path: string; readonly isReturned?: true }[] = [
  { path: enquiry },
  { path: enquiry, isReturned: true },
  { path: '/contact-us/referral' },
  { path: '/contact-us/referral', isReturned: true },
  { path: '/contact-us/feedback' },
  { path: '/contact-us/feedback', isReturned: true },
  { path: '/search?q=chair' },
  { path: '/resources/product-database?q=chair' },
  { path: '/services/finder' },
]

const changes = {
  'a custom element after each field': addPasswordManager,
  'attributes of a password manager': addAttributes,
  'words in font elements': translate,
  'numbers as links': linkNumbers,
}

/** Holds the scripts. Call `release` to let them load. */
async function holdScripts(page: Page): Promise<() => Promise<void>> {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route('**/assets/*.js', async (route) => {
    await promise
    await route.continue()
  })
  return async () => {
    resolve()
    await hydrated(page)
  }
}

/** Waits until React has set up every control and link of the page, and the effects of that have run. */
const hydrated = (page: Page) => takenOver(page, 'main :is(input, textarea, button, summary, a[href^="/"])')

async function openServed(page: Page, { path, isReturned }: (typeof pages)[number]): Promise<void> {
  await page.goto(path)
  if (!isReturned) return
  const returned = page.waitForResponse((response) => response.request().method() === 'POST')
  await page.locator('main form[method=post] button[type=submit]').first().click()
  await returned
  await expect(page.getByRole('group', { name: 'There is a problem' })).toBeFocused()
}

/** Opens every disclosure, types into every field, checks the last option of every group, and puts the caret into a field. */
async function use(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const details of document.querySelectorAll<HTMLDetailsElement>('main details')) details.open = true
  })
  for (const option of await page.locator('main .options .option:last-child input:visible').all()) await option.check()
  const fields = await page
    .locator(
      'main :is(input[type=text], input[type=email], input[type=tel], input[type=search], input[inputmode], textarea):visible',
    )
    .all()
  for (const field of fields) await field.fill('rail 07 1234')
  const [first] = fields
  if (first) await first.evaluate((field: HTMLInputElement) => (field.focus(), field.setSelectionRange(2, 6)))
  else await page.locator('main a[href^="/"]').first().focus()
}

/** What a person has entered in the page, and their place in it. */
const entered = (page: Page) =>
  page.evaluate(() => {
    const fields = [
      ...document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(
        'main :is(input:not([type=hidden]), textarea)[name]',
      ),
    ].map((field) => [
      field.name,
      field instanceof HTMLInputElement && /radio|checkbox/.test(field.type)
        ? `${field.value} ${field.checked}`
        : field.value,
    ])
    const { activeElement: focused } = document
    return {
      fields,
      open: [...document.querySelectorAll<HTMLDetailsElement>('main details')]
        .filter((details) => details.checkVisibility())
        .map(({ open }) => open),
      focused: [focused?.tagName, focused?.getAttribute('name') ?? focused?.getAttribute('href')],
      selection:
        focused instanceof HTMLInputElement || focused instanceof HTMLTextAreaElement
          ? [focused.selectionStart, focused.selectionEnd]
          : [],
    }
  })

/** The change that moves most elements, and a translation of the page with the most text. */
const everyRun = new Set([
  `${enquiry} a custom element after each field`,
  `${enquiry} returned with errors words in font elements`,
])

for (const served of pages)
  for (const [what, change] of Object.entries(changes)) {
    const where = `${served.path}${served.isReturned ? ' returned with errors' : ''}`
    const suite = everyRun.has(`${where} ${what}`) ? '' : ' @slow'

    test(`Given ${where} with ${what}, when the scripts start, then everything entered stays, and the focus and the caret${suite}`, async ({
      page,
    }) => {
      const release = await holdScripts(page)
      await openServed(page, served)
      await page.evaluate(change)
      await use(page)
      const before = await entered(page)
      const moves = await page.evaluateHandle(() => {
        const focused: (string | null)[] = []
        addEventListener('focusin', ({ target }) =>
          focused.push(target instanceof Element ? (target.getAttribute('name') ?? target.getAttribute('href')) : null),
        )
        return focused
      })
      await release()
      await expect.poll(() => entered(page)).toEqual(before)
      // A screen reader announces each move of the focus.
      expect((await moves.jsonValue()).filter((name) => name !== before.focused[1])).toEqual([])
    })

    test(`Given ${where}, when its scripts have started and it gets ${what}, then everything entered stays @slow`, async ({
      page,
    }) => {
      await openServed(page, served)
      await page.locator('main').hover()
      await hydrated(page)
      await page.evaluate(change)
      await use(page)
      const before = await entered(page)
      await page.keyboard.press('Shift')
      expect(await entered(page)).toEqual(before)
      await page.locator('main :is(a, summary, button):visible').last().focus()
      expect((await entered(page)).fields).toEqual(before.fields)
    })
  }

test('Given a press on a button of a script in a changed page, when the scripts start, then the press counts once', async ({
  page,
}) => {
  const release = await holdScripts(page)
  await page.goto(enquiry)
  await page.evaluate(addPasswordManager)
  await page.getByLabel('Your name').fill('Ada')
  await page.getByRole('button', { name: 'Save on this device' }).click()
  await release()
  await expect(page.getByRole('group', { name: 'Done' })).toHaveCount(1)
  await page.reload()
  await page.getByRole('button', { name: 'Continue with saved answers' }).click()
  await expect(page.getByLabel('Your name')).toHaveValue('Ada')
})
