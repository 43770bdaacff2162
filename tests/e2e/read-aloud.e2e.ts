import type { Page } from '@playwright/test'
import { axeViolations } from '#tests/helpers/axe-browser.ts'
import { readInOrder, visibleText } from '#tests/helpers/read-in-order.ts'
import { open } from './shell.ts'
import { expect, test } from './test.ts'

interface Spoken {
  readonly text: string
  readonly lang: string
}

/**
 * Replaces the browser's speech, which has no voices here: each utterance is recorded, and ends or fails at once. An empty one only wakes
 * the voice.
 */
async function withVoice(page: Page, last: 'end' | 'error' = 'end'): Promise<() => Promise<readonly Spoken[]>> {
  await page.addInitScript((ending) => {
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
        if (utterance.text === '') return
        spoken.push({ text: utterance.text, lang: utterance.lang })
        queueMicrotask(() => {
          utterance.dispatchEvent(new Event('start'))
          utterance.dispatchEvent(new Event(ending))
        })
      },
    }
    Object.defineProperty(globalThis, 'speechSynthesis', { value: speech })
    Object.assign(globalThis, { SpeechSynthesisUtterance: Utterance, spoken })
  }, last)
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
  expect(readInOrder(sentences, await page.evaluate(visibleText))).toEqual({ strange: [], missing: [] })
  expect(sentences.length).toBeGreaterThan(20)
}

test('Given Listen on a page, then the visible text is read once, in order, and nothing else; the player is one Tab stop after Listen, meets axe, is on the next page, silent, and Escape closes it', async ({
  page,
}) => {
  const spoken = await withVoice(page)
  await expectAllRead(page, '/services/chsp', spoken)
  expect(await axeViolations(page)).toEqual([])
  const sizes = await player(page)
    .getByRole('button')
    .evaluateAll((buttons) => buttons.map((button) => button.getBoundingClientRect().toJSON() as DOMRect))
  for (const { width, height } of sizes) expect(Math.min(width, height)).toBeGreaterThanOrEqual(60)

  await page.goto('/about')
  await expect(player(page)).toBeVisible()
  expect(await spoken()).toEqual([])
  await player(page).getByRole('button').first().focus()
  await page.keyboard.press('Escape')
  await expect(player(page)).toHaveCount(0)
  await expect(listen(page)).toBeFocused()
})

for (const path of ['/contact-us/referral', '/resources/ndis', '/easy-read/ndis', '/blogs/choosing-a-walker'])
  test(`Given Listen on ${path}, then the whole visible text of the page is read once, in order, and nothing else @slow`, async ({
    page,
  }) => expectAllRead(page, path, await withVoice(page)))

/** Runs in the page: the name of what has the focus, and how much of it the player covers, in px; null for the page itself. */
function coveredFocus(): { readonly name: string; readonly px: number } | null {
  const element = document.activeElement
  const covering = document.getElementById('read-aloud')
  if (!element || element === document.body || !covering || covering.contains(element)) return null
  const { bottom, height } = element.getBoundingClientRect()
  const edge = covering.getBoundingClientRect().top
  return { name: element.textContent.slice(0, 40), px: Math.round(Math.min(height, Math.max(0, bottom - edge))) }
}

test('Given the player with its message on a phone, then it covers nothing that Tab or Shift+Tab comes to, and Tab leads from it to the page, not to the footer', async ({
  page,
  expectSaid,
}) => {
  await withVoice(page, 'error')
  await page.setViewportSize({ width: 390, height: 844 })
  await open(page, '/services/chsp')
  await listen(page).press('Enter')
  await expect(page.getByText('The device’s voice has stopped.')).toBeVisible()
  // As Listen opens it; a change of the speed is announced.
  await expectSaid('(appears) Normal speed', 'The device’s voice has stopped. Check the sound, then press Play.')
  await player(page).getByRole('button', { name: 'Faster' }).press('Enter')
  await expectSaid('1.25 times normal speed')
  await player(page).getByRole('button', { name: 'Slower' }).press('Enter')
  await expectSaid('Normal speed')
  await player(page).getByRole('button', { name: 'Play' }).focus()
  await expect(player(page).getByRole('button', { name: 'Play' })).toBeFocused()
  for (const key of ['Tab', 'Shift+Tab'] as const) {
    const covered: string[] = []
    let stops = 0
    for (; stops < 200; stops += 1) {
      await page.keyboard.press(key)
      const focus = await page.evaluate(coveredFocus)
      if (!focus) break
      if (focus.px > 0) covered.push(`${focus.px} px of ${focus.name}`)
    }
    expect.soft(covered, key).toEqual([])
    if (key === 'Tab') expect(stops, 'stops before the player').toBeGreaterThan(5)
  }
  await player(page).getByRole('button', { name: 'Play' }).focus()
  await page.keyboard.press('Shift+Tab')
  await page.getByRole('contentinfo').getByRole('link').last().focus()
  expect(await page.evaluate(coveredFocus), 'the end of the page').toMatchObject({ px: 0 })
})

test('Given a browser without a voice, then one sentence tells what can be done @slow', async ({ page }) => {
  await open(page, '/services/chsp')
  await listen(page).click()
  await expect(page.getByText('This device has no voice')).toBeVisible()
  await expect(player(page).getByRole('button')).toHaveText(['Close'])
})
