import type { Page } from '@playwright/test'
import { documentPaths } from '#tests/helpers/dataset.ts'
import { test as httpTest } from '#tests/helpers/site-test.ts'
import { open } from './shell.ts'
import { expect, test } from './test.ts'

const story = '/visual-stories/home-visit'
const next = 'Next picture'

const heading = (html: string, level: number, words: string) =>
  expect(html).toMatch(new RegExp(`<h${level}\\b[^>]*>${words}</h${level}>`))

/** The address of the link with these words. */
const linkIn = (html: string, words: string) =>
  new RegExp(`<a\\b[^>]*href="([^"]+)"[^>]*>(?:(?!</a>).)*${words}`).exec(html)?.[1]?.replaceAll('&amp;', '&')

httpTest(
  'Given no scripts, then links lead from the list to a story and from its first picture to its last',
  async ({ request }) => {
    const htmlOf = async (address: string) => (await request.get(address)).text()
    const whole = linkIn(await htmlOf('/visual-stories'), 'When we visit you at home') ?? ''
    expect(whole).toBe(story)
    let html = await htmlOf(whole)
    heading(html, 1, 'When we visit you at home')
    html = await htmlOf(linkIn(html, 'See one picture at a time') ?? '')
    const count = Number(/Picture 1 of (\d+)/.exec(html)?.[1])
    expect(count).toBeGreaterThan(9)
    for (let picture = 1; picture < count; picture++) {
      heading(html, 2, `Picture ${picture} of ${count}`)
      html = await htmlOf(linkIn(html, next) ?? '')
    }
    heading(html, 2, `Picture ${count} of ${count}`)
    expect(linkIn(html, next)).toBeUndefined()
    heading(await htmlOf(linkIn(html, 'See all pictures') ?? ''), 2, 'What happens')
  },
)

async function expectTwoSheets(page: Page, address: string) {
  await page.emulateMedia({ media: 'print' })
  const paper = await page.pdf({ format: 'A4', preferCSSPageSize: true })
  expect(paper.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length, address).toBeLessThanOrEqual(2)
}

test('[S14] Given the next picture of a story, then its heading has the focus; in print the story fits on two sheets', async ({
  page,
}) => {
  await open(page, `${story}?picture=1`)
  await page.getByRole('link', { name: next }).press('Enter')
  await expect(page.getByRole('heading', { name: /^Picture 2 of \d+$/ })).toBeFocused()
  await page.getByRole('link', { name: 'See all pictures' }).press('Enter')
  await expect(page.getByRole('heading', { name: 'What happens', exact: true })).toBeVisible()
  await expectTwoSheets(page, story)
})

test('Given any story in print, then it fits on two sheets @slow', async ({ page }) => {
  const stories = documentPaths().filter((path) => path.startsWith('/visual-stories/'))
  expect(stories.length).toBeGreaterThan(1)
  for (const path of stories) {
    await open(page, path)
    await expectTwoSheets(page, path)
  }
})
