import { open, sheetsOf, title } from './shell.ts'
import { expect, test } from './test.ts'

const database = '/resources/product-database'
const question = 'Can I try them at home before I decide?'

test('Given products that a visitor keeps on a page and in a comparison, then by keyboard alone the list is opened, asked about, taken as a document and in print on one sheet, carried into an enquiry, and deleted; the question is in no address', async ({
  page,
}) => {
  const addresses: string[] = []
  page.on('request', (request) => addresses.push(decodeURIComponent(request.url())))
  const button = (name: string) => page.getByRole('button', { name, exact: true })
  const list = (count: number) => page.getByRole('link', { name: `Your list (${count})` })

  await open(page, `${database}/grab-rail`)
  await button('Keep Grab rail').press('Enter')
  await expect(button('Kept: take off Grab rail')).toBeFocused()
  await expect(list(1)).toBeVisible()
  await open(page, `${database}?compare=grab-rail&compare=bed-stick&view=compare`)
  await expect(button('Kept: take off Grab rail')).toBeVisible()
  await button('Keep Bed stick').press('Enter')
  await list(2).press('Enter')
  await expect(title(page)).toHaveText('Your list')
  await expect(title(page)).toBeFocused()
  await expect(page.getByRole('heading', { name: '2 products' })).toBeVisible()

  const ask = page.getByRole('textbox', { name: 'What do you want to ask?' })
  await page.getByRole('link', { name: /^Add your question/ }).press('Enter')
  await expect(page.getByRole('heading', { name: 'Your question' })).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(ask).toBeFocused()
  await page.keyboard.type(question)

  // In another tab.
  await page.evaluate(() => {
    for (const slug of ['stairlift', 'shower-chair', 'tilt-wheelchair', 'four-wheel-walker'])
      localStorage.setItem(`kept product ${slug}`, JSON.stringify({ at: Date.now() }))
    dispatchEvent(new StorageEvent('storage'))
  })
  await expect(page.getByRole('heading', { name: '6 products' })).toBeVisible()
  expect(await sheetsOf(page)).toBe(1)
  const [file] = await Promise.all([page.waitForEvent('download'), button('PDF').press('Enter')])
  expect(file.suggestedFilename()).toBe('Your list.pdf')

  await button('Ask us about these products').press('Enter')
  await expect(page).toHaveURL('/contact-us/general-enquiry')
  const message = page.getByRole('textbox', { name: /^Your message/ })
  const carried = new RegExp(`^${question.replace('?', '\\?')}\n\nOn my list: Grab rail, Bed stick, .* and `)
  await expect(message).toHaveValue(carried)
  await page.reload()
  await expect(message).toHaveValue(carried)

  await page.goBack()
  await expect(ask).toHaveValue(question)
  await button('Delete from this device').press('Enter')
  await expect(page.getByText('There’s nothing on your list yet.')).toBeVisible()
  await expect(title(page)).toBeFocused()
  await expect(page.getByText('Your list and your question are deleted from this device.').first()).toBeAttached()
  expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('kept ')))).toEqual([])
  expect(addresses.filter((address) => address.includes('try them'))).toEqual([])
})
