import { DatabaseSync } from 'node:sqlite'
import { join } from 'node:path'
import type { Locator, Page } from '@playwright/test'
import { axeViolations } from '#tests/helpers/axe-browser.ts'
import { takenOver } from '#tests/helpers/taken-over.ts'
import { choose, setBrowserTextSize, setOwnTextSize, sidewaysScroll } from './preferences.ts'
import { idle, open, title } from './shell.ts'
import { expect, type ExpectSaid, test } from './test.ts'

const phone = { width: 390, height: 844 } as const
const number = '0491 570 006'
const digits = '0491570006'
const sendButton = (page: Page) => page.getByRole('button', { name: 'Send', exact: true })
const field = (page: Page, label: string) => page.getByRole('textbox', { name: label })
const way = (page: Page, label: string) => page.getByRole('radio', { name: label, exact: true })

/** What is stored under the reference number of the confirmation. */
async function stored(page: Page, dataDir: string): Promise<unknown> {
  const reference = await page.getByText(/^(?:GE|FB)-/).innerText()
  const store = new DatabaseSync(join(dataDir, 'submissions.db'))
  try {
    const row = store.prepare('select form, answers from submissions where reference = ?').get(reference)
    return { form: row?.['form'], answers: JSON.parse(String(row?.['answers'])) as unknown }
  } finally {
    store.close()
  }
}

/** Presses Tab until the element has the focus. Returns how often. */
async function tabTo(page: Page, target: Locator): Promise<number> {
  for (let stops = 1; stops <= 15; stops += 1) {
    await page.keyboard.press('Tab')
    if (await target.evaluate((element) => element === document.activeElement)) return stops
  }
  await expect(target).toBeFocused()
  return 0
}

/** From the board to the question that follows its sentence. */
async function askForCall(page: Page): Promise<void> {
  await page.getByRole('main').getByRole('link', { name: 'Call me' }).click()
  await expect(title(page)).toHaveText('Please call me.')
  await page.getByRole('link', { name: 'Today' }).click()
  await expect(title(page)).toHaveText('Please call me today.')
  await page.getByRole('link', { name: 'Send this to us' }).click()
  await expect(sendButton(page)).toBeVisible()
  await expect(title(page)).toHaveText('Please call me today.')
}

/** A stranger leaves a number, with one mistake. */
async function leaveNumber(page: Page, expectSaid?: ExpectSaid): Promise<void> {
  await expect(title(page)).toBeInViewport({ ratio: 1 })
  await expect(sendButton(page)).toBeInViewport({ ratio: 1 })
  await expect(field(page, 'Phone number')).toBeHidden()
  await expect(field(page, 'Name')).toBeHidden()
  await way(page, 'Call me').check()
  await expect(page.getByText('We’ll call you.')).toBeVisible()
  await expectSaid?.('We’ll call you.')
  await sendButton(page).click()
  await expect(page).toHaveTitle(/^Error: Please call me today\. – /)
  await page.getByRole('link', { name: 'Enter your phone number' }).click()
  await expect(field(page, 'Phone number')).toBeFocused()
  await field(page, 'Phone number').fill(number)
  await expectSaid?.('Sending. Please wait.', `We’ll call you on ${number}.`)
  await sendButton(page).click()
  await expect(title(page)).toHaveText('Thanks, we’ve got your enquiry')
  await expectSaid?.('Sending. Please wait.')
}

const called = {
  form: 'general-enquiry',
  answers: {
    name: 'A person who uses the picture board',
    replyBy: 'phone',
    phone: digits,
    topic: 'call-me-back',
    message: 'Please call me today.\n(Chosen on the picture board: Call me, Today)',
    needs: ['aac'],
  },
}

/** Sends a complaint of the board, without a name. */
async function complain(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Complain', exact: true }).click()
  await page.getByRole('link', { name: 'I’ve waited too long' }).click()
  await page.getByRole('link', { name: 'Send this as a complaint' }).click()
  await expect(page.getByRole('radio', { name: 'A complaint', exact: true })).toBeChecked()
  await expect(page.getByRole('textbox', { name: 'What happened?' })).toHaveValue(/^I’ve been waiting too long\./)
  await page.getByRole('radio', { name: 'No, I want to stay anonymous' }).check()
  await page.getByRole('button', { name: 'Send feedback' }).click()
  await expect(title(page)).toHaveText('Thanks, we’ve got your complaint')
}

const complaint = {
  form: 'feedback',
  answers: {
    type: 'complaint',
    whatHappened: 'I’ve been waiting too long.\n(Chosen on the picture board: Complain, I’ve waited too long)',
    giveName: 'no',
    needs: ['aac'],
  },
}

test('[S8] Given a stranger and a keyboard alone, then a sentence, a number and Send are at most 15 Tab stops, each page begins with the sentence, and the enquiry has the number and how to reply', async ({
  page,
  site,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 })
  await open(page, '/say')
  let stops = await tabTo(page, page.getByRole('link', { name: /^Skip/ }).first())
  await page.keyboard.press('Enter')
  await expect(title(page)).toBeFocused()
  for (const [link, sentence] of [
    ['Call me', 'Please call me.'],
    ['Today', 'Please call me today.'],
    ['Send this to us', 'Please call me today.'],
  ] as const) {
    const from = page.url()
    stops += await tabTo(page, page.getByRole('main').getByRole('link', { name: link }))
    await page.keyboard.press('Enter')
    await page.waitForURL((url) => url.href !== from)
    await expect(title(page)).toHaveText(sentence)
    await expect(title(page)).toBeFocused()
    await expect(page).toHaveTitle(new RegExp(`^${sentence.replace('.', '\\.')}`))
  }
  await idle(page)
  stops += await tabTo(page, way(page, 'Call me'))
  await page.keyboard.press('Space')
  stops += await tabTo(page, field(page, 'Phone number'))
  await page.keyboard.type(number)
  await expect(page.getByText(`We’ll call you on ${number}.`)).toBeVisible()
  stops += await tabTo(page, sendButton(page))
  expect(stops).toBeLessThanOrEqual(15)
  await page.keyboard.press('Enter')
  await expect(title(page)).toHaveText('Thanks, we’ve got your enquiry')
  await expect(title(page)).toBeFocused()
  expect(await stored(page, site.dataDir)).toEqual(called)
})

test('[S8] Given a phone, then sentence, question and Send are on its first screen; large keys type the number, which the device can save and give the next time, and each outcome is announced once', async ({
  page,
  site,
  expectSaid,
}) => {
  await page.setViewportSize(phone)
  await open(page, '/say')
  await askForCall(page)
  await leaveNumber(page, expectSaid)
  expect(await stored(page, site.dataDir)).toEqual(called)

  await page.getByRole('link', { name: 'Start a new form' }).click()
  await expect(title(page)).toHaveText('I want …')
  await askForCall(page)
  await way(page, 'Text me').check()
  await expectSaid('We’ll send you a text message.')
  for (const key of ['0', '4', '9', '9', 'Delete', '1', '5', '7', '0', '0', '0', '6'])
    await page.getByRole('toolbar', { name: 'Number keys' }).getByRole('button', { name: key, exact: true }).click()
  await expect(field(page, 'Phone number')).toHaveValue(digits)
  await expect(page.getByText(`We’ll send a text message to ${digits}.`)).toBeVisible()
  const typed = ['0', '04', '049', '0499', '049', '0491', '04915', '049157', '0491570', '04915700', '049157000', digits]
  await expectSaid(...typed.map((one) => one.split('').join(' ')), `We’ll send a text message to ${digits}.`)
  expect(await axeViolations(page)).toEqual([])
  await page.getByRole('button', { name: 'Save these answers on this device' }).click()
  await expectSaid(expect.stringMatching(/^Done: Your details are saved on this device until /))
  await page.goto('/say/send/chair_hurts')
  // Before that, Send would load a document, and nothing would be announced.
  await takenOver(page, 'main form button')
  await page.getByRole('button', { name: `Use my saved details ${digits}` }).click()
  await expect(field(page, 'Phone number')).toHaveValue(digits)
  await sendButton(page).click()
  await expect(title(page)).toHaveText('Thanks, we’ve got your enquiry')
  await expectSaid('Sending. Please wait.')
  expect(await stored(page, site.dataDir)).toMatchObject({
    answers: { replyBy: 'text', phone: digits, topic: 'service-assistive-technology-assessment' },
  })
})

test('[S8] Given a helper, or someone we know, then their name is asked, with the helper’s number, and nothing else is sent', async ({
  page,
  site,
}) => {
  await open(page, '/say/send/call_helper')
  await way(page, 'Call my helper').check()
  await field(page, 'My helper’s phone number').fill('07 7010 1234')
  await field(page, 'My helper’s name').fill('Mary')
  await expect(page.getByText('We’ll call the person who helps you on 07 7010 1234.')).toBeVisible()
  await sendButton(page).click()
  await expect(title(page)).toHaveText('Thanks, we’ve got your enquiry')
  expect(await stored(page, site.dataDir)).toMatchObject({
    answers: { replyBy: 'helper', name: 'Mary', phone: '0770101234' },
  })

  await open(page, '/say/send/danger_scared')
  await expect(page.getByRole('link', { name: 'Ambulance, police or fire: 000' })).toBeVisible()
  await way(page, 'You know me').check()
  await expect(page.getByText('We’ll reply the way we usually contact you.')).toBeVisible()
  await expect(page.getByRole('textbox', { name: /phone/i })).toBeHidden()
  await field(page, 'My name').fill('Jo')
  await sendButton(page).click()
  await expect(title(page)).toHaveText('Thanks, we’ve got your enquiry')
  expect(await stored(page, site.dataDir)).toEqual({
    form: 'general-enquiry',
    answers: {
      name: 'Jo',
      replyBy: 'known',
      topic: 'not-safe',
      message: 'I’m scared.\n(Chosen on the picture board: Pain or danger, I’m scared)',
      needs: ['aac'],
    },
  })
})

test('[S8] Given the picture board, then each picture can be changed, in pain or danger the numbers to call precede the next pictures, to the end, and a complaint is sent as feedback', async ({
  page,
  site,
}) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await open(page, '/say')
  const boxes = await page
    .getByRole('main')
    .getByRole('listitem')
    .getByRole('link')
    .evaluateAll((links) => links.slice(0, 12).map((link) => link.getBoundingClientRect().toJSON() as DOMRect))
  expect(boxes).toHaveLength(12)
  for (const { width, height } of boxes) expect(Math.min(width, height)).toBeGreaterThanOrEqual(60)
  expect(new Set(boxes.map(({ left }) => left)).size, 'two pictures in a row').toBe(2)

  await page.setViewportSize({ width: 390, height: 740 })
  const cells = page.getByRole('main').getByRole('listitem').getByRole('link')
  await expect(cells.nth(3)).toBeInViewport({ ratio: 1 })
  expect((await cells.first().boundingBox())?.y, 'in the first third').toBeLessThan(740 / 3)

  await page.setViewportSize({ width: 1280, height: 900 })
  await page.getByRole('link', { name: 'Pain or danger' }).press('Enter')
  const call = page.getByRole('link', { name: 'Ambulance, police or fire: 000' })
  await expect(call).toHaveAttribute('href', 'tel:000')
  await expect(title(page)).toBeFocused()
  await expect(
    page.getByRole('link', { name: 'Can’t speak? Call 000 anyway, and press 55 when you’re asked' }),
  ).toBeVisible()
  await expect(page.getByRole('link', { name: /^Text Lifeline/ })).toHaveAttribute('href', 'sms:0477131114')
  for (const word of ['I can’t breathe', 'I had a stroke', 'I fell'])
    await expect(page.getByRole('link', { name: word, exact: true })).toBeVisible()
  await page.getByRole('link', { name: 'Someone is hurting me' }).click()
  await expect(title(page)).toHaveText('Someone is hurting me.')
  await expect(call).toBeVisible()
  expect(await axeViolations(page)).toEqual([])

  await page.getByRole('link', { name: 'Change: Someone is hurting me' }).click()
  await expect(call).toBeVisible()
  await page.getByRole('link', { name: 'Change: Pain or danger' }).click()
  await expect(title(page)).toHaveText('I want …')
  await complain(page)
  expect(await stored(page, site.dataDir)).toEqual(complaint)
})

/** The tiles whose words are cut off, and the words of up to eleven letters that continue on the next line. */
const brokenOrCut = (page: Page) =>
  page
    .getByRole('main')
    .locator('li a, .option, h1')
    .evaluateAll((links) =>
      links.flatMap((link) => {
        const words = link.querySelector('span, label') ?? link
        const box = link.getBoundingClientRect()
        const { bottom, right } = words.getBoundingClientRect()
        const isWhole = bottom <= box.bottom + 1 && right <= box.right + 1 && words.scrollWidth <= words.clientWidth
        const text = words.firstChild
        const broken = [...(text instanceof Text ? text.data.matchAll(/[^\s\-–—/]+/g) : [])].flatMap(
          ({ 0: word, index }) => {
            const range = document.createRange()
            if (text) range.setStart(text, index)
            if (text) range.setEnd(text, index + word.length)
            return word.length <= 11 && range.getClientRects().length > 1 ? [word] : []
          },
        )
        return isWhole ? broken : [link.textContent, ...broken]
      }),
    )

for (const [paths, suite] of [
  [['/say', '/say/send/call_today'], ''],
  [['/say/danger', '/say/talk', '/say/complain'], ' @slow'],
] as const)
  test(`Given any text size of Display, of the browser or of a style sheet, and a window of any width, then every word of ${paths[0]} and pages like it is shown whole, in as many columns as fit${suite}`, async ({
    page,
  }) => {
    const sizes: readonly (readonly [string, () => Promise<unknown>])[] = [
      ['the usual size', async () => {}],
      ...(['125', '150', '200'] as const).map(
        (textSize) => [`${textSize} % of Display`, () => choose(page, { textSize })] as const,
      ),
      ['200 % with wide letters', () => choose(page, { textSize: '200', letterSpacing: 'wider' })],
      ['200 % with large targets', () => choose(page, { textSize: '200', letterSpacing: undefined, targets: 'large' })],
      ['large targets', () => choose(page, { textSize: undefined })],
      [
        '200 % of the browser',
        async () => {
          await choose(page, { targets: undefined })
          await setBrowserTextSize(page, 32)
        },
      ],
      [
        '125 % of a style sheet',
        async () => {
          await setBrowserTextSize(page, 16)
          await setOwnTextSize(page, '125%')
        },
      ],
      ['200 % of a style sheet', () => setOwnTextSize(page, '200%')],
    ]
    for (const path of paths) {
      await open(page, path)
      for (const [size, apply] of sizes) {
        await apply()
        for (const width of [320, 768, 1440]) {
          await page.setViewportSize({ width, height: 640 })
          expect.soft(await brokenOrCut(page), `${path}, ${size}, ${width} px`).toEqual([])
          expect.soft(await sidewaysScroll(page), `${path}, ${size}, ${width} px`).toBeLessThanOrEqual(0)
        }
      }
    }
  })

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('[S8] Given a stranger without scripts, then the first screen has sentence, question and Send, the enquiry has the number, and a complaint is feedback', async ({
    page,
    site,
  }) => {
    await page.setViewportSize(phone)
    await page.goto('/say')
    await askForCall(page)
    await leaveNumber(page)
    expect(await stored(page, site.dataDir)).toEqual(called)
    await page.goto('/say')
    await complain(page)
    expect(await stored(page, site.dataDir)).toEqual(complaint)
  })
})
