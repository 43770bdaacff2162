import type { Page } from '@playwright/test'
import { setOwnTextSize, sidewaysScroll } from './preferences.ts'
import { bottomOf, boxOf, open, title } from './shell.ts'
import { expect, test } from './test.ts'

/** Presses Tab until a link with this name has the focus. */
async function tabTo(page: Page, name: string, maxPresses = 120): Promise<void> {
  const link = page.getByRole('link', { name, exact: true }).first()
  for (let presses = 0; presses < maxPresses; presses++) {
    if (await link.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press('Tab')
  }
  throw new Error(`${maxPresses} presses of Tab did not reach "${name}"`)
}

test('a visitor new to the NDIS learns by keyboard what a functional capacity assessment is, who it is for and how to start @slow', async ({
  page,
}) => {
  await open(page, '/')
  // The skip link, then the services on the page: the visitor does not need the menu.
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await tabTo(page, 'Functional capacity assessment')
  await page.keyboard.press('Enter')
  await expect(title(page)).toHaveText('Functional Capacity Assessment')
  await expect(title(page)).toBeFocused()

  const main = page.getByRole('main')
  await expect(main.getByText('To start, call us or write to us. You don’t need a referral.')).toBeVisible()
  for (const [link, heading] of [
    ['What it is', 'What it is'],
    ['Who it’s for', 'Who it’s for'],
    ['How to start', 'How to start'],
  ] as const) {
    await tabTo(page, link)
    await page.keyboard.press('Enter')
    await expect(main.getByRole('heading', { level: 2, name: heading })).toBeInViewport()
  }
  await tabTo(page, 'Ask about a functional capacity assessment')
  await page.keyboard.press('Enter')
  await expect(title(page)).toHaveText('General Enquiry')
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('[S23] [S48] the skip link leads to the title of the page, and the list of posts and a post are the same', async ({
    page,
  }) => {
    await page.goto('/blogs?page=3')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/#page-title$/)
    await page.keyboard.press('Tab')
    await expect(page.getByRole('main').locator(':focus')).toHaveCount(1)
    await page.getByRole('link', { name: 'Previous page' }).click()
    await expect(page.getByRole('heading', { level: 2, name: 'Posts, page 2 of 3' })).toBeVisible()
    await page.getByRole('main').getByRole('heading', { level: 3 }).first().getByRole('link').click()
    await expect(title(page)).toBeVisible()
  })
})

for (const [pictured, tag] of [
  [['/', '/blogs'], ''],
  [['/services', '/about/our-people', '/blogs/try-it-first', '/easy-read/ndis'], ' @slow'],
] as const)
  test(`[S47] every picture of ${pictured.join(', ')} has dimensions and alternative text, is served at width 500 in the best format, and causes no layout shift${tag}`, async ({
    page,
  }) => {
    for (const path of pictured) {
      await open(page, path)
      // Text may shift when the font loads; nothing may shift after that.
      await page.evaluate(async () => {
        await document.fonts.ready
        const shifts: number[] = []
        Object.assign(globalThis, { shifts })
        new PerformanceObserver((list) => shifts.push(...list.getEntries().map(({ startTime }) => startTime))).observe({
          type: 'layout-shift',
        })
      })
      const pictures = page.locator('main img')
      expect(await pictures.count(), path).toBeGreaterThan(0)
      for (const picture of await pictures.all()) {
        await picture.scrollIntoViewIfNeeded()
        await expect(picture, path).toHaveJSProperty('complete', true)
        const { src, alt, width, height, shown } = await picture.evaluate((image: HTMLImageElement) => ({
          src: image.getAttribute('src'),
          alt: image.getAttribute('alt'),
          width: image.getAttribute('width'),
          height: image.getAttribute('height'),
          shown: image.naturalWidth,
        }))
        expect(src, path).toMatch(/^\/images\/[^?]+\?w=500&auto=format$/)
        expect(alt, `${path} ${src}`).not.toBeNull()
        expect(
          [width, height].map(Number).every((side) => side > 0),
          `${path} ${src}`,
        ).toBe(true)
        expect(shown, `${path} ${src}`).toBeGreaterThan(0)
      }
      expect(await page.evaluate('shifts'), path).toEqual([])
    }
  })

for (const [means, width, textSize] of [
  ['a narrow window', 320, '100%'],
  ['text at 200 % by a style sheet', 768, '200%'],
] as const)
  test(`in ${means} the cells of a table of three columns are below each other, each with the name of its column, and the page does not scroll sideways`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 640 })
    await page.goto('/resources/ndis')
    await setOwnTextSize(page, textSize)
    expect(await sidewaysScroll(page)).toBeLessThanOrEqual(0)
    const row = page.getByRole('table').first().getByRole('row').nth(1)
    const [head, ...cells] = await row.locator('th, td').all()
    let bottom = bottomOf(await boxOf(head ?? row))
    for (const cell of cells) {
      await expect(cell.locator('[aria-hidden]')).toBeVisible()
      expect((await boxOf(cell)).y).toBeGreaterThanOrEqual(bottom)
      bottom = bottomOf(await boxOf(cell))
    }
  })

test('a video does not autoplay, and has captions and a text transcript @slow', async ({ page }) => {
  await open(page, '/resources/education/great-gadget-videos')
  const films = page.locator('main video')
  expect(await films.count()).toBeGreaterThanOrEqual(4)
  for (const film of await films.all()) {
    const facts = await film.evaluate(async (video: HTMLVideoElement) => {
      video.preload = 'auto'
      if (video.readyState < 1)
        await new Promise((done) => video.addEventListener('loadedmetadata', done, { once: true }))
      const [track] = video.textTracks
      if (!track) return undefined
      track.mode = 'showing'
      const element = video.querySelector('track')
      if (element && element.readyState < 2)
        await new Promise((done) => element.addEventListener('load', done, { once: true }))
      const cues = [...(track.cues ?? [])]
      return {
        paused: video.paused,
        seconds: video.duration,
        kind: track.kind,
        language: track.language,
        cues: cues.length,
        lastCue: cues.at(-1)?.endTime ?? 0,
      }
    })
    expect(facts).toMatchObject({ paused: true, kind: 'captions', language: 'en-AU' })
    expect(facts?.cues).toBeGreaterThan(3)
    expect(facts?.seconds).toBeGreaterThan(15)
    expect(facts?.lastCue).toBeLessThanOrEqual((facts?.seconds ?? 0) + 0.5)
  }
  for (const transcript of await page.getByText(/^Transcript of/).all()) {
    await transcript.click()
    const words = await transcript.locator('xpath=..').innerText()
    expect(words.split(/\s+/).length).toBeGreaterThan(60)
  }
})
