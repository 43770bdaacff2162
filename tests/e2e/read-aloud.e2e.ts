import type { Page } from '@playwright/test'
import { axeViolations } from '#tests/helpers/axe-browser.ts'
import { readInOrder } from '#tests/helpers/read-in-order.ts'
import { open } from './shell.ts'
import { expect, test } from './test.ts'

interface Spoken {
  readonly text: string
  readonly lang: string
}

/** Replaces the browser's speech, which has no voices here: each utterance ends at once and is recorded. */
async function withVoice(page: Page): Promise<() => Promise<readonly Spoken[]>> {
  await page.addInitScript(() => {
    const spoken: Spoken[] = []
    class Utterance extends EventTarget {
      lang = ''
      voice = null
      rate = 1
      readonly text: string
      constructor(text: string) {
        super()
        this.text = text
      }
    }
    const speech = {
      getVoices: () => [{ lang: 'en-AU', localService: true }],
      cancel: () => {},
      speak: (utterance: Utterance) => {
        spoken.push({ text: utterance.text, lang: utterance.lang })
        queueMicrotask(() => {
          utterance.dispatchEvent(new Event('start'))
          utterance.dispatchEvent(new Event('end'))
        })
      },
    }
    Object.defineProperty(globalThis, 'speechSynthesis', { value: speech })
    Object.assign(globalThis, { SpeechSynthesisUtterance: Utterance, spoken })
  })
  return () => page.evaluate((): readonly Spoken[] => Reflect.get(globalThis, 'spoken'))
}

const listen = (page: Page) => page.getByRole('button', { name: 'Listen' })
const player = (page: Page) => page.getByRole('toolbar', { name: 'Read aloud' })

/** Presses Listen and compares what is read with what is seen. */
async function expectAllRead(page: Page, path: string, spoken: () => Promise<readonly Spoken[]>) {
  await open(page, path)
  await listen(page).press('Enter')
  await expect(page.getByRole('button', { name: 'Play', exact: true })).toBeFocused()
  const sentences = (await spoken()).map(({ text }) => text)
  const { strange, share } = readInOrder(sentences, await page.getByRole('main').innerText())
  expect(strange).toEqual([])
  expect(share).toBeGreaterThan(0.7)
  expect(sentences.length).toBeGreaterThan(20)
}

test('Given Listen on a form and a page, then the visible text is read once, in order, and nothing else; the player is one Tab stop after Listen, meets axe, is on the next page, silent, and Escape closes it', async ({
  page,
}) => {
  const spoken = await withVoice(page)
  await expectAllRead(page, '/contact-us/referral', spoken)
  await page.keyboard.press('Escape')
  await expect(player(page)).toHaveCount(0)
  await expect(listen(page)).toBeFocused()

  await expectAllRead(page, '/services/chsp', spoken)
  expect(await axeViolations(page)).toEqual([])
  const sizes = await player(page)
    .getByRole('button')
    .evaluateAll((buttons) => buttons.map((button) => button.getBoundingClientRect().toJSON() as DOMRect))
  for (const { width, height } of sizes) expect(Math.min(width, height)).toBeGreaterThanOrEqual(60)

  await page.goto('/about')
  await expect(player(page)).toBeVisible()
  expect(await spoken()).toEqual([])
})

for (const path of ['/resources/ndis', '/easy-read/ndis', '/blogs/choosing-a-walker'])
  test(`Given Listen on ${path}, then the whole visible text of the page is read once, in order, and nothing else @slow`, async ({
    page,
  }) => expectAllRead(page, path, await withVoice(page)))

test('Given a browser without a voice, then one sentence tells what can be done @slow', async ({ page }) => {
  await open(page, '/services/chsp')
  await listen(page).click()
  await expect(page.getByText('This device has no voice')).toBeVisible({ timeout: 15_000 })
})
