import type { Locator, Page } from '@playwright/test'
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

/** Follows a link far down the list of posts, goes back, and forward again. */
async function followBackAndForward(page: Page) {
  const link = main(page).getByRole('link', { name: /power-cut plan/ })
  const place = await scrollToMiddle(page, link)
  expect(place).toBeGreaterThan(300)
  await link.press('Enter')
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
  return { link, place }
}

test(`[S12] [S14] [S48] Given the list of posts, when its links are followed by keyboard, then Back and Forward restore scroll position and focus, also over other documents; the next page names itself, and a post has its date, author and topics`, async ({
  page,
}) => {
  await open(page, '/blogs')
  const posts = main(page)
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { level: 3 }) })
  await expect(posts).toHaveCount(9)
  const first = await posts.first().getByRole('heading', { level: 3 }).innerText()

  const { link, place } = await followBackAndForward(page)
  await page.goto('/robots.txt')
  await page.goBack()
  await expect(title(page)).toHaveText(/power-cut plan/)
  await page.waitForFunction(() => 'isHydrated' in globalThis)
  await page.goBack()
  await expect(link).toBeFocused()
  await expect.poll(() => scrollTop(page)).toBe(place)

  const next = main(page).getByRole('link', { name: 'Next page' })
  const placeOfNext = await scrollToMiddle(page, next)
  await next.click()
  await expect(results(page)).toHaveText(/^Posts, page 2 of \d+$/)
  await expect(results(page)).toBeFocused()
  await expectClearOfHeader(page, results(page))
  await expect(page).toHaveURL('/blogs?page=2')
  await expect(page).toHaveTitle(/^Blogs & News, page 2 of \d+ – /)
  await expect(page.getByRole('heading', { level: 3, name: first, exact: true })).toHaveCount(0)
  await page.goBack()
  await expect(results(page)).toHaveText(/page 1 of/)
  await expect(next).toBeFocused()
  await expect.poll(() => scrollTop(page)).toBe(placeOfNext)

  const name = await posts.nth(1).getByRole('link').innerText()
  // A press anywhere on the card counts.
  await posts
    .nth(1)
    .getByRole('article')
    .click({ position: { x: 12, y: 12 } })
  await expect(title(page)).toHaveText(name)
  await expect(page).toHaveURL(/\/blogs\/[a-z0-9-]+$/)
  await expect(main(page).locator('time').first()).toHaveText(/^\d{1,2} [A-Z][a-z]+ 20\d\d$/)
  await expect(main(page).getByText(/, by [A-Z]/)).toBeVisible()
  await expect(main(page).getByText(/^About: \S/)).toBeVisible()
})

test(`[S13] Given an address with a hash, from its page, another one or outside, then its target has the focus and is not under the header; a closed question opens, and an unknown hash is the top of the page`, async ({
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

  await go(page, '/resources/faq')
  await expect(title(page)).toHaveText('FAQ')
  await go(page, `/services/home-modifications${href}`)
  await expect(target).toBeFocused()
  await expectClearOfHeader(page, target)

  await page.goto('about:blank')
  await open(page, `/services/home-modifications${href}`)
  await expect(target).toBeFocused()
  await expectClearOfHeader(page, target)

  const question = main(page).locator('details').nth(9)
  const answer = question.locator('[role=group]')
  const expectOpen = async () => {
    await expect(question).toHaveAttribute('open')
    await expectClearOfHeader(page, answer)
    await expect(answer).toBeFocused()
  }
  await go(page, '/resources/faq')
  await expect(title(page)).toHaveText('FAQ')
  const anchor = await answer.getAttribute('id')
  await go(page, '/services#no%')
  await expect(title(page)).toHaveText('Services')
  await expect(title(page)).toBeFocused()
  expect(await scrollTop(page)).toBe(0)
  await go(page, `/resources/faq#${anchor}`)
  await expectOpen()
  await page.goto('about:blank')
  await open(page, `/resources/faq#${anchor}`)
  await expectOpen()
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
  await page.getByLabel('Your name').fill('Ada Nguyen')
  await page.getByRole('radio', { name: 'Email', exact: true }).press('Space')
  await page.getByLabel('Your email address').fill('ada@example.com')
  await goOn()
  await expect(title(page)).toHaveText('Step 2 of 4: A little more about you')
  await page.getByLabel('Your postcode').fill('4810')
  await goOn()
  await expect(title(page)).toHaveText('Step 3 of 4: What you need, and who may pay')
  await expect(title(page)).toBeFocused()
}

/** Leaves the middle of a form by a link in a menu, which closes, and goes back: the question on screen has the focus. */
async function expectQuestionInFocus(page: Page) {
  await go(page, '/contact-us/feedback')
  await expect(title(page)).toHaveText(/^Feedback/)
  await expect(title(page)).toBeFocused()
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
}

test(`[S12] Given a form that was sent from its end, when the person goes back and forward, then each step’s title is announced and visible, as after the form’s own buttons`, async ({
  page,
}) => {
  await referToThirdStep(page)
  await page.evaluate(() => {
    const announcements: (string | null)[] = []
    Object.assign(globalThis, { announcements })
    addEventListener('focusin', ({ target }) => {
      if (target instanceof Element && target.id !== 'focus-holder') announcements.push(target.textContent)
    })
  })
  await page.goBack()
  await expect(title(page)).toHaveText('Step 2 of 4: A little more about you')
  await expect.poll(() => page.evaluate('announcements')).toEqual(['Step 2 of 4: A little more about you'])
  await expect(title(page)).toBeFocused()
  expect(await isInSight(title(page))).toBe(true)
  await page.goForward()
  await expect.poll(() => page.evaluate('announcements.at(-1)')).toBe('Step 3 of 4: What you need, and who may pay')
  await expect(title(page)).toBeFocused()
  expect(await isInSight(title(page))).toBe(true)
  await expectQuestionInFocus(page)
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

/** The focus moves to the new title from a link in an opened menu as it does from a link in the page: by way of an element that stays. */
async function expectFocusFromMenu(page: Page) {
  const about = async () => {
    await go(page, '/about')
    await expect(title(page)).toHaveText('About Us')
    await expect(title(page)).toBeFocused()
  }
  await about()
  expect(await focusPath(page, main(page).getByRole('link', { name: 'Your pathway with us' }))).toEqual(['span', 'h1'])
  await about()
  if (await menuButton(page).isVisible()) await menuButton(page).press('Enter')
  await more(page, 'About Us').press('Enter')
  expect(await focusPath(page, entry(page, 'Consumer Pathway'))).toEqual(['span', 'h1'])
}

test('[S14] Given a new path, by push, by replace or from a menu, then the page is at its top, its h1 has the focus, and nothing else announces it; the first load and a link to the current page move nothing', async ({
  page,
}) => {
  await open(page, '/services')
  await expect(page.locator('body')).toBeFocused()
  expect(await scrollTop(page)).toBe(0)

  await scrollTo(page, 700)
  await pressInPlace(page, entry(page, 'Services'))
  await expect(entry(page, 'Services')).toBeFocused()
  await page.evaluate(() => new Promise(requestAnimationFrame))
  expect(await scrollTop(page)).toBe(700)
  // Once the address has a hash, the link leads to the top.
  await go(page, '/services#page-title')
  await expect(title(page)).toBeFocused()
  await expect(page).toHaveURL(/#page-title$/)
  await scrollTo(page, 700)
  await pressInPlace(page, entry(page, 'Services'))
  await expect(page).toHaveURL(/\/services$/)
  await expect.poll(() => scrollTop(page)).toBe(0)

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
  await expectFocusFromMenu(page)
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

test('[S10] [S16] Given an address that is unknown, from outside or from a link, or whose content cannot be loaded, then the page explains it in its h1, text and title, has the focus, and offers links', async ({
  page,
}) => {
  const path = '/no-such-page/%3Cb%3Ehere%3C%2Fb%3E'
  const shown = `Page Not Found: ${path}`
  const expectExplained = async () => {
    await expect(title(page)).toHaveText('Page Not Found')
    await expect(main(page).getByText('Page Not Found: ')).toHaveText(shown)
    await expect(page).toHaveTitle(`404 - ${shown}`)
    await expect(main(page).getByRole('link', { name: 'Call 1800 160 401' })).toBeVisible()
    await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible()
  }
  await open(page, `${path}?secret=1`)
  await expectExplained()
  await main(page).getByRole('link', { name: 'Search this website' }).click()
  await expect(title(page)).toHaveText('Search')
  await go(page, `${path}?secret=1`)
  await expectExplained()
  await expect(title(page)).toBeFocused()
  await main(page).getByRole('link', { name: 'Send us an enquiry' }).click()
  await expect(title(page)).toHaveText('General Enquiry')

  await go(page, '/blogs/sentinel-500')
  await expect(title(page)).toHaveText('Internal Server Error')
  await expect(title(page)).toBeFocused()
  await expect(page).toHaveTitle('503 - Internal Server Error')
  await main(page).getByRole('link', { name: 'Go to the home page' }).click()
  await expect(page).toHaveURL((url) => url.pathname === '/')
  await expect(title(page)).toBeFocused()
})
