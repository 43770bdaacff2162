import type { Locator, Page } from '@playwright/test'
import { takenOver } from '#tests/helpers/taken-over.ts'
import { addAttributes, addPasswordManager, linkNumbers, translate } from './foreign-changes.ts'
import { boxOf, idle } from './shell.ts'
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
  context,
}) => {
  const release = await holdScripts(page)
  await page.goto(enquiry)
  await page.evaluate(addPasswordManager)
  await page.getByLabel('Your name').fill('Ada')
  await page.getByRole('button', { name: 'Save on this device' }).click()
  await release()
  await expect(page.getByRole('group', { name: 'Done' })).toHaveCount(1)
  // In another tab: this one would restore the answers by itself after a reload, and the offer would disappear.
  const other = await context.newPage()
  await other.goto(enquiry)
  await other.getByRole('button', { name: 'Continue with saved answers' }).click()
  await expect(other.getByLabel('Your name')).toHaveValue('Ada')
})

/** Of each kind of control, one and what shows that it was pressed once. */
const controls = {
  compare: ['button[name=compare]', '.product-card [name=remove]'],
  menu: ['[aria-controls=menu-services]', '[aria-controls=menu-services][aria-expanded=true]'],
  Display: ['header button[aria-expanded]:not([aria-controls^=menu]):not([aria-controls^=main])', '#display'],
  Listen: ['#listen', '#read-aloud'],
  summary: ['main details summary', 'main details[open]'],
} as const

/** Beside the menu: a submit button and a native control. */
const inEveryRun = new Set(['compare', 'summary'])

/** Begins a press on an element. Returns what ends it. */
const presses = {
  async mouse(page: Page, target: Locator) {
    await target.hover()
    await page.mouse.down()
    return () => page.mouse.up()
  },
  async finger(page: Page, target: Locator) {
    await target.scrollIntoViewIfNeeded()
    const { x, y, width, height } = await boxOf(target)
    const client = await page.context().newCDPSession(page)
    const touch = (type: 'touchStart' | 'touchEnd') =>
      client.send('Input.dispatchTouchEvent', {
        type,
        touchPoints: type === 'touchEnd' ? [] : [{ x: x + width / 2, y: y + height / 2 }],
      })
    await touch('touchStart')
    return () => touch('touchEnd')
  },
  async Space(page: Page, target: Locator) {
    await target.focus()
    await page.keyboard.down('Space')
    return () => page.keyboard.up('Space')
  },
  async Enter(page: Page, target: Locator) {
    await target.focus()
    await page.keyboard.down('Enter')
    return () => page.keyboard.up('Enter')
  },
}

for (const [what, [selector, result]] of Object.entries(controls))
  for (const [by, begin] of Object.entries(presses)) {
    // Enter presses at its beginning; a submit button then submits without scripts.
    if (by === 'Enter' && what === 'compare') continue
    const suite = what === 'menu' || (by === 'mouse' && inEveryRun.has(what)) ? '' : ' @slow'

    test(`Given a translated page, when a press of ${what} by ${by} begins before React replaces the page and ends afterwards, then it counts once${suite}`, async ({
      page,
    }) => {
      const release = await holdScripts(page)
      await page.goto('/resources/product-database')
      await page.evaluate(translate)
      const end = await begin(page, page.locator(selector).filter({ visible: true }).first())
      await release()
      await takenOver(page, 'header button')
      await end()
      await expect(page.locator(result)).toHaveCount(1)
      // A second press would have closed it by now.
      await idle(page)
      await expect(page.locator(result)).toHaveCount(1)
    })
  }

for (const by of ['a pointer', 'a screen reader'] as const)
  test(`Given a translated header, when a press by ${by} makes React replace a part that it has not hydrated yet, then it counts once`, async ({
    page,
  }) => {
    await page.addInitScript(
      ([selector, isPointer]) => {
        const find = () => document.querySelector<HTMLElement>(selector)
        addEventListener('hydrated', () =>
          queueMicrotask(() => {
            const served = find()
            const point = (type: string) =>
              find()?.dispatchEvent(
                new PointerEvent(type, { bubbles: true, cancelable: true, isPrimary: true, pointerType: 'mouse' }),
              )
            if (!isPointer) served?.click()
            else for (const type of ['pointerdown', 'pointerup']) point(type)
            Object.assign(globalThis, { isReplaced: !served?.isConnected })
          }),
        )
      },
      [controls.menu[0], by === 'a pointer'] as const,
    )
    const release = await holdScripts(page)
    await page.goto('/resources/product-database')
    await page.evaluate(() => {
      for (const link of document.querySelectorAll('header nav a')) link.append(document.createElement('font'))
    })
    await release()
    expect(await page.evaluate(() => Reflect.get(globalThis, 'isReplaced'))).toBe(true)
    await expect(page.locator(controls.menu[1])).toHaveCount(1)
    await idle(page)
    await expect(page.locator(controls.menu[1])).toHaveCount(1)
  })

test('Given a translated page, when two buttons of scripts are pressed before the scripts start, then both presses count', async ({
  page,
}) => {
  const release = await holdScripts(page)
  await page.goto('/resources/product-database')
  await page.evaluate(translate)
  await page.locator(controls.Display[0]).click()
  await page.locator(controls.Listen[0]).click()
  await release()
  await expect(page.locator(controls.Display[1])).toHaveCount(1)
  await expect(page.locator(controls.Listen[1])).toHaveCount(1)
})
