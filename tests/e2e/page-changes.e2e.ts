import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Locator, Page } from '@playwright/test'
import { focusHolderId } from '#web/lib/after-focus-loss.ts'
import { siteMap } from '#schema/site-map.ts'
import { templateFile } from '#web/lib/template-file.ts'
import {
  bottomOf,
  boxOf,
  entry,
  header,
  isInSight,
  menuButton,
  more,
  open,
  pressInPlace,
  scrollTo,
  scrollTop,
  title,
} from './shell.ts'
import { expect, test } from './test.ts'

const main = (page: Page) => page.getByRole('main')
const results = (page: Page) => page.getByRole('heading', { name: /^Posts/ })

/** Follows a path as a link on a page does: through the router, without a new document. */
const go = (page: Page, to: string, options: { readonly replace?: true } = {}) =>
  page.evaluate(`window.__reactRouterDataRouter.navigate(${JSON.stringify(to)}, ${JSON.stringify(options)})`)

/** Its top is in the window and not under the header. */
async function expectClearOfHeader(page: Page, target: Locator) {
  await expect
    .poll(async () => {
      const { y } = await boxOf(target)
      const cover = Math.max(0, bottomOf(await boxOf(header(page))))
      const { height = 0 } = page.viewportSize() ?? {}
      return y >= cover && y < height
    })
    .toBe(true)
}

/** Scrolls a link to the middle of the window, and returns the scroll position. */
async function scrollToMiddle(page: Page, link: Locator): Promise<number> {
  await link.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }))
  return scrollTop(page)
}

const windows = [
  { width: 1280, height: 900 },
  { width: 320, height: 720 },
] as const

/** The narrow window is tested in the suite of the shell. */
const further = ({ width }: (typeof windows)[number]) => (width === 320 ? ' @slow' : '')

for (const viewport of windows) {
  test.describe(`${viewport.width} px wide`, () => {
    test.use({ viewport })

    for (const way of ['mouse', 'keyboard'] as const) {
      test(`[S12] Given a link far down a page that was followed by ${way}, when the person goes back, then scroll position and focus are restored; Forward opens the page again${further(viewport)}`, async ({
        page,
      }) => {
        await open(page, '/blogs')
        const link = main(page).getByRole('link', { name: /power-cut plan/ })
        const place = await scrollToMiddle(page, link)
        expect(place).toBeGreaterThan(300)
        await (way === 'mouse' ? link.click() : link.press('Enter'))
        await expect(page).toHaveURL(/power-cut/)
        await expect(title(page)).toBeFocused()
        expect(await scrollTop(page)).toBe(0)
        await page.goBack()
        await expect(link).toBeFocused()
        await expect.poll(() => scrollTop(page)).toBe(place)
        expect(await isInSight(link)).toBe(true)
        await page.goForward()
        await expect(title(page)).toHaveText(/power-cut plan/)
        await expect(title(page)).toBeFocused()
        expect(await scrollTop(page)).toBe(0)
      })
    }

    test(`[S13] Given an address with a hash, then its target has the focus and is not under the header${further(viewport)}`, async ({
      page,
    }) => {
      await open(page, '/services/home-modifications')
      const links = page.getByRole('navigation', { name: 'On this page' }).getByRole('link')
      const [href, words] = await links
        .nth(2)
        .evaluate((link: HTMLElement) => [link.getAttribute('href') ?? '', link.innerText])
      const target = main(page).getByRole('heading', { name: words, exact: true })

      await links.nth(2).click()
      await expect(target).toBeFocused()
      await expectClearOfHeader(page, target)
      await page.goBack()
      await expect(links.nth(2)).toBeFocused()
      expect(await isInSight(links.nth(2))).toBe(true)

      await page.goto('about:blank')
      await open(page, `/services/home-modifications${href}`)
      await expect(target).toBeFocused()
      await expectClearOfHeader(page, target)

      await open(page, '/about')
      await go(page, `/services/home-modifications${href}`)
      await expect(target).toBeFocused()
      await expectClearOfHeader(page, target)
    })

    test(`[S14] Given a paged list, when the link to its next page is followed, then the heading of the results has the focus and names the page, as does the title; Back returns to the link${further(viewport)}`, async ({
      page,
    }) => {
      await open(page, '/blogs')
      const next = main(page).getByRole('link', { name: 'Next page' })
      const place = await scrollToMiddle(page, next)
      await next.click()
      await expect(results(page)).toHaveText(/^Posts, page 2 of \d+$/)
      await expect(results(page)).toBeFocused()
      await expectClearOfHeader(page, results(page))
      await expect(page).toHaveTitle(/^Blogs & News, page 2 of \d+ – /)
      await page.goBack()
      await expect(results(page)).toHaveText(/page 1 of/)
      await expect(next).toBeFocused()
      await expect.poll(() => scrollTop(page)).toBe(place)
    })
  })
}

test('[S12] Given several pages with hashes between them, then each step back returns to the link that was followed there', async ({
  page,
}) => {
  await open(page, '/services/home-modifications')
  const outline = page.getByRole('navigation', { name: 'On this page' }).getByRole('link').nth(1)
  await outline.click()
  await expect(main(page).locator(':focus')).toHaveCount(1)
  const policy = page.getByRole('contentinfo').getByRole('link', { name: 'Privacy policy' })
  const place = await scrollToMiddle(page, policy)
  await policy.click()
  await expect(title(page)).toHaveText('Privacy Policy')
  await entry(page, 'Resources').click()
  await expect(title(page)).toHaveText('Resources')
  await expect(title(page)).toBeFocused()
  await page.goBack()
  await expect(entry(page, 'Resources')).toBeFocused()
  await page.goBack()
  await expect(policy).toBeFocused()
  await expect.poll(() => scrollTop(page)).toBe(place)
  await page.goBack()
  await expect(outline).toBeFocused()
  expect(await isInSight(outline)).toBe(true)
})

test('[S12] Given a link in a menu that has closed, when the person goes back, then the scroll position is restored and the focus is on a visible element of the page', async ({
  page,
}) => {
  await open(page, '/services/home-modifications')
  await scrollTo(page, 1200)
  await pressInPlace(page, more(page, 'Services'))
  await pressInPlace(page, entry(page, 'CHSP'))
  await expect(title(page)).toHaveText(/Commonwealth Home Support/)
  await expect(title(page)).toBeFocused()
  await page.goBack()
  await expect(title(page)).toHaveText('Home Modifications Services')
  await expect.poll(() => scrollTop(page)).toBe(1200)
  // On its way, the focus is on the holder.
  const focused = main(page).locator(`:focus:not(#${focusHolderId})`)
  await expect(focused).toHaveCount(1)
  expect(await isInSight(focused)).toBe(true)
})

test('[S12] Given other documents in between, when the person comes back, then the link that was followed still has the focus', async ({
  page,
}) => {
  await open(page, '/blogs')
  const link = main(page).getByRole('link', { name: /power-cut plan/ })
  const place = await scrollToMiddle(page, link)
  await link.click()
  await expect(title(page)).toBeFocused()
  await page.goto('/robots.txt')
  await page.goBack()
  await expect(title(page)).toHaveText(/power-cut plan/)
  await page.waitForFunction(() => 'isHydrated' in globalThis)
  await page.goBack()
  await expect(link).toBeFocused()
  await expect.poll(() => scrollTop(page)).toBe(place)
})

/** Answers the first two steps of the referral, and presses each button at the end of its page. */
async function referToThirdStep(page: Page) {
  const goOn = async () => {
    const button = page.getByRole('button', { name: 'Continue' })
    await scrollToMiddle(page, button)
    await button.press('Enter')
  }
  await open(page, '/contact-us/referral')
  await page.getByRole('radio', { name: 'Myself' }).press('Space')
  await goOn()
  await expect(title(page)).toHaveText('Step 2 of 7: About you')
  await page.getByLabel('Your name').fill('Ada Nguyen')
  await page.getByRole('radio', { name: 'Email', exact: true }).press('Space')
  await page.getByLabel('Your email address').fill('ada@example.com')
  await goOn()
  await expect(title(page)).toHaveText('Step 3 of 7: A little more about you')
  await expect(title(page)).toBeFocused()
}

for (const viewport of windows) {
  test(`[S12] Given a form ${viewport.width} px wide that was sent from its end, when the person goes back and forward, then each step’s title is announced and visible, as after the form’s own buttons${further(viewport)}`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport)
    await referToThirdStep(page)
    await page.evaluate(() => {
      const announcements: (string | null)[] = []
      Object.assign(globalThis, { announcements })
      addEventListener('focusin', ({ target }) => {
        if (target instanceof Element && target.id !== 'focus-holder') announcements.push(target.textContent)
      })
    })
    await page.goBack()
    await expect(title(page)).toHaveText('Step 2 of 7: About you')
    await expect.poll(() => page.evaluate('announcements')).toEqual(['Step 2 of 7: About you'])
    await expect(title(page)).toBeFocused()
    expect(await isInSight(title(page))).toBe(true)
    await page.goForward()
    await expect.poll(() => page.evaluate('announcements.at(-1)')).toBe('Step 3 of 7: A little more about you')
    await expect(title(page)).toBeFocused()
    expect(await isInSight(title(page))).toBe(true)
  })
}

test('[S12] Given a link in a menu that has closed, when the person goes back to the middle of a form, then the question on screen has the focus', async ({
  page,
}) => {
  await open(page, '/contact-us/feedback')
  const question = page.getByText('What happened?', { exact: true })
  await question.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }))
  const place = await scrollTop(page)
  await pressInPlace(page, more(page, 'Services'))
  await pressInPlace(page, entry(page, 'CHSP'))
  await expect(title(page)).toHaveText(/Commonwealth Home Support/)
  await expect(title(page)).toBeFocused()
  await page.goBack()
  await expect(title(page)).toHaveText(/^Feedback/)
  const focused = main(page).locator('form').locator(':focus')
  await expect(focused).toHaveCount(1)
  await expect.poll(() => scrollTop(page)).toBe(place)
  expect(await isInSight(focused)).toBe(true)
})

test('[S13] Given a link to the answer of a closed question, then it opens and is not under the header, by deep link and from another page', async ({
  page,
}) => {
  await open(page, '/resources/faq')
  const question = main(page).locator('details').nth(9)
  const answer = question.locator('[role=group]')
  const anchor = await answer.getAttribute('id')
  for (const way of ['deep link', 'client'] as const) {
    if (way === 'client') {
      await open(page, '/about')
      await go(page, `/resources/faq#${anchor}`)
    } else {
      await page.goto('about:blank')
      await open(page, `/resources/faq#${anchor}`)
    }
    await expect(question, way).toHaveAttribute('open')
    await expectClearOfHeader(page, answer)
    await expect(answer).toBeFocused()
  }
})

test('[S13] Given a hash that matches no element, then the page is shown from its top', async ({ page }) => {
  await open(page, '/about')
  await go(page, '/services#no%')
  await expect(title(page)).toHaveText('Services')
  await expect(title(page)).toBeFocused()
  expect(await scrollTop(page)).toBe(0)
})

test('[S14] Given a new path, by push or replace, then the page is at its top, its h1 has the focus, and nothing else announces it', async ({
  page,
}) => {
  await open(page, '/services')
  await page.evaluate(() => {
    const announced: string[] = []
    Object.assign(globalThis, { announced })
    new MutationObserver((changes) => {
      for (const { target } of changes) {
        const { textContent } = target
        const region = (target instanceof Element ? target : target.parentElement)?.closest(
          '[aria-live], [role=status], [role=alert]',
        )
        if (region && textContent?.trim()) announced.push(textContent)
      }
    }).observe(document, { subtree: true, childList: true, characterData: true })
  })
  await scrollTo(page, 900)
  await page.getByRole('contentinfo').getByRole('link', { name: 'Quality policy' }).click()
  await expect(title(page)).toHaveText('Quality Policy')
  await expect(title(page)).toBeFocused()
  expect(await scrollTop(page)).toBe(0)
  await expect(page).toHaveTitle(/^Quality policy – /i)
  await scrollTo(page, 400)
  const entries = await page.evaluate(() => history.length)
  await go(page, '/about/our-people', { replace: true })
  await expect(title(page)).toHaveText('Our People')
  await expect(title(page)).toBeFocused()
  expect(await scrollTop(page)).toBe(0)
  expect(await page.evaluate(() => history.length)).toBe(entries)
  expect(await page.evaluate('announced')).toEqual([])
})

/** Records where the focus moves during a navigation. */
const focusPath = async (page: Page, link: Locator) => {
  await link.focus()
  await page.evaluate(() => {
    const path: string[] = []
    Object.assign(globalThis, { path })
    // React repeats the events of a part that it hydrates later, as copies that are not trusted.
    addEventListener('focusin', ({ target, isTrusted }) => {
      if (isTrusted && target instanceof Element) path.push(target.localName)
    })
  })
  await page.keyboard.press('Enter')
  await expect(title(page)).toHaveText('Consumer Pathway')
  await expect(title(page)).toBeFocused()
  return page.evaluate('path')
}

for (const viewport of windows)
  test(`[S14] Given a link in an opened menu of a window ${viewport.width} px wide, then the focus moves to the new title as it does from a link in the page: by way of an element that stays${further(viewport)}`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport)
    await open(page, '/about')
    expect(await focusPath(page, main(page).getByRole('link', { name: 'Your pathway with us' }))).toEqual([
      'span',
      'h1',
    ])
    await open(page, '/about')
    if (await menuButton(page).isVisible()) await menuButton(page).press('Enter')
    await more(page, 'About Us').press('Enter')
    expect(await focusPath(page, entry(page, 'Consumer Pathway'))).toEqual(['span', 'h1'])
  })

test('[S14] Given a link to the current page, then nothing scrolls; once the address has a hash, it scrolls to the top', async ({
  page,
}) => {
  await open(page, '/services')
  await scrollTo(page, 700)
  await pressInPlace(page, entry(page, 'Services'))
  await expect(entry(page, 'Services')).toBeFocused()
  await page.evaluate(() => new Promise(requestAnimationFrame))
  expect(await scrollTop(page)).toBe(700)
  await go(page, '/services#page-title')
  await expect(page).toHaveURL(/#page-title$/)
  await scrollTo(page, 700)
  await pressInPlace(page, entry(page, 'Services'))
  await expect(page).toHaveURL(/\/services$/)
  await expect.poll(() => scrollTop(page)).toBe(0)
})

test('[S14] Given the first load of a page, then focus and scroll position are not changed', async ({ page }) => {
  await open(page, '/services')
  await expect(page.locator('body')).toBeFocused()
  expect(await scrollTop(page)).toBe(0)
})

test('[S14] Given a phone and its menu, when a page is chosen far down another, then the new page is at its top with its h1 in focus', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 720 })
  await open(page, '/services/home-modifications')
  await scrollTo(page, 2000)
  await menuButton(page).click()
  await entry(page, 'Blogs & News').click()
  await expect(title(page)).toHaveText('Blogs & News')
  await expect(title(page)).toBeFocused()
  await expect.poll(() => scrollTop(page)).toBe(0)
})

test('[S9] [S10] Given an address in another letter case or with a trailing slash, from a link or from the router, then the page has its canonical address, and Back skips the other one', async ({
  page,
}) => {
  await open(page, '/about')
  await main(page).evaluate((element) => {
    element.insertAdjacentHTML('beforeend', '<a href="/Resources/FAQ/#results">Questions</a>')
  })
  await main(page).getByRole('link', { name: 'Questions' }).click()
  await expect(title(page)).toHaveText('FAQ')
  await expect(page).toHaveURL('/resources/faq#results')

  await go(page, '/Contact-us/General-Enquiry/?from=1')
  await expect(title(page)).toHaveText('General Enquiry')
  await expect(page).toHaveURL('/contact-us/general-enquiry?from=1')
  await page.goBack()
  await expect(title(page)).toHaveText('FAQ')
  await page.goBack()
  await expect(title(page)).toHaveText('About Us')
})

test('[S10] [S16] Given an unknown address, from outside or from a link, then the page explains it in its h1, text and title, and offers links', async ({
  page,
}) => {
  const path = '/no-such-page/%3Cb%3Ehere%3C%2Fb%3E'
  const shown = `Page Not Found: ${path}`
  for (const way of ['deep link', 'client'] as const) {
    if (way === 'deep link') {
      const answer = await page.goto(`${path}?secret=1`)
      expect(answer?.status()).toBe(404)
    } else {
      await open(page, '/about')
      await go(page, `${path}?secret=1`)
    }
    await expect(title(page)).toHaveText('Page Not Found')
    await expect(main(page).getByText('Page Not Found: ')).toHaveText(shown)
    await expect(page).toHaveTitle(`404 - ${shown}`)
    if (way === 'client') await expect(title(page)).toBeFocused()
    await expect(main(page).getByRole('link', { name: 'Call 1800 160 401' })).toBeVisible()
    await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible()
    await main(page).getByRole('link', { name: 'Send us an enquiry' }).click()
    await expect(title(page)).toHaveText('General Enquiry')
  }
  await page.goto(`/${'long'.repeat(100)}`)
  await expect(main(page).getByText('Page Not Found: ')).toHaveText(new RegExp(`^Page Not Found: /(long){49}lon.?$`))
})

test('[S16] Given a link whose content cannot be loaded, then the error page explains it, has the focus, and offers links', async ({
  page,
}) => {
  await open(page, '/blogs')
  await go(page, '/blogs/sentinel-500')
  await expect(title(page)).toHaveText('Internal Server Error')
  await expect(title(page)).toBeFocused()
  await expect(page).toHaveTitle('503 - Internal Server Error')
  await main(page).getByRole('link', { name: 'Go to the home page' }).click()
  await expect(page).toHaveURL((url) => url.pathname === '/')
  await expect(title(page)).toBeFocused()
})

/** The chunk that the build made of each template. */
const chunkOf = (template: string): string => {
  const file = fileURLToPath(new URL('../../build/client/.vite/manifest.json', import.meta.url))
  const manifest: Record<string, { readonly file: string; readonly src?: string }> = JSON.parse(
    readFileSync(file, 'utf8'),
  )
  const chunk = Object.values(manifest).find(({ src }) => src?.split('?')[0] === `web/${templateFile(template)}`)
  if (!chunk) throw new Error(`No chunk was built from ${template}`)
  return chunk.file
}

test('[S2] Given a person who saves data, then a page loads only the code of its own template, and another template’s on navigation', async ({
  page,
}) => {
  const chunks = new Map([...new Set(siteMap.map((row) => row.template))].map((name) => [chunkOf(name), name]))
  const loaded: (string | undefined)[] = []
  page.on('request', (request) => {
    const template = chunks.get(new URL(request.url()).pathname.slice(1))
    if (template) loaded.push(template)
  })
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { saveData: true, effectiveType: '4g' } }),
  )
  await open(page, '/')
  await page.waitForLoadState('networkidle')
  expect(loaded).toEqual(['home'])
  await entry(page, 'Services').click()
  await expect(title(page)).toHaveText('Services')
  expect(loaded).toEqual(['home', 'page'])
  await entry(page, 'Blogs & News').click()
  await expect(title(page)).toHaveText('Blogs & News')
  expect(loaded).toEqual(['home', 'page', 'post-list'])
})

test('Given a slow connection, when a link is followed, then a loading indicator shows and is announced once; a fast one shows nothing @slow', async ({
  page,
}) => {
  await open(page, '/about')
  const sign = page.getByText('Loading…', { exact: true })
  const loadingMessage = page.getByRole('status').filter({ hasText: 'The page is loading.' })
  await page.waitForLoadState('networkidle')
  const line = await page.context().newCDPSession(page)
  const answerAfter = (latency: number) =>
    line.send('Network.emulateNetworkConditions', {
      offline: false,
      latency,
      downloadThroughput: -1,
      uploadThroughput: -1,
    })
  await line.send('Network.enable')
  await answerAfter(6000)
  await page.getByRole('contentinfo').getByRole('link', { name: 'Refund policy' }).click()
  await expect(sign).toBeVisible()
  await expect(sign).toBeInViewport({ ratio: 1 })
  await expect(sign).toHaveCSS('animation-delay', '0.1s')
  await expect(loadingMessage).toHaveCount(1)
  await expect(title(page)).toHaveText('Refund Policy')
  await expect(title(page)).toBeFocused()
  await expect(sign).toHaveCount(0)
  await expect(loadingMessage).toHaveCount(0)
})
