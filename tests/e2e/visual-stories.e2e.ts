import { open, title } from './shell.ts'
import { expect, test } from './test.ts'

const story = '/visual-stories/home-visit'
const next = 'Next picture'

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('Given no scripts, then links lead from the list to a story and from its first picture to its last', async ({
    page,
  }) => {
    await page.goto('/visual-stories')
    await page.getByRole('main').getByRole('link', { name: 'When we visit you at home' }).click()
    await expect(title(page)).toHaveText('When we visit you at home')
    await page.getByRole('link', { name: 'See one picture at a time' }).click()
    const count = Number((await page.getByRole('heading', { name: /^Picture 1 of/ }).textContent())?.match(/\d+$/)?.[0])
    expect(count).toBeGreaterThan(9)
    for (let picture = 1; picture < count; picture++) {
      await expect(page.getByRole('heading', { name: `Picture ${picture} of ${count}`, exact: true })).toBeVisible()
      await page.getByRole('link', { name: next }).click()
    }
    await expect(page.getByRole('heading', { name: `Picture ${count} of ${count}`, exact: true })).toBeVisible()
    await expect(page.getByRole('link', { name: next })).toHaveCount(0)
    await page.getByRole('link', { name: 'See all pictures' }).click()
    await expect(page.getByRole('heading', { name: 'What happens', exact: true })).toBeVisible()
  })
})

test('[S14] Given the next picture of a story, then its heading has the focus', async ({ page }) => {
  await open(page, `${story}?picture=1`)
  await page.getByRole('link', { name: next }).press('Enter')
  await expect(page.getByRole('heading', { name: /^Picture 2 of \d+$/ })).toBeFocused()
})

test('Given a story in print, then it fits on two sheets', async ({ page }) => {
  await open(page, '/visual-stories')
  const addresses = await page
    .getByRole('main')
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''))
  const stories = addresses.filter((address) => address.startsWith('/visual-stories/'))
  expect(stories.length).toBeGreaterThan(0)
  for (const address of stories) {
    await open(page, address)
    await page.emulateMedia({ media: 'print' })
    const paper = await page.pdf({ format: 'A4', preferCSSPageSize: true })
    expect(paper.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length, address).toBeLessThanOrEqual(2)
  }
})
