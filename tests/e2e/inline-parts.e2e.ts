/* oxlint-disable unicorn/consistent-function-scoping -- What runs in the page has to be within the function that is sent there. */
import type { Page } from '@playwright/test'
import { open } from './shell.ts'
import { expect, test } from './test.ts'

/** Widths of phones, in CSS px. */
const widths = [320, 360, 375, 390, 412, 430, 480]

/**
 * Runs in the page. What is wrong with the lines of its text: a mark that has been parted from the word before it, a bullet that is not
 * at the height of its words, and a row of the breadcrumb that begins with a sign.
 */
function lineFaults(): string[] {
  const faults: string[] = []
  const lineOf = (node: Node, from: number, to: number) => {
    const range = document.createRange()
    range.setStart(node, from)
    range.setEnd(node, to)
    return range.getBoundingClientRect()
  }
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  let before: Text | undefined
  while (texts.nextNode()) {
    const { currentNode: text } = texts
    if (!(text instanceof Text) || !text.data.trim() || !text.parentElement?.checkVisibility()) continue
    const block = (node: Text) => node.parentElement?.closest('p, li, dd, dt, h1, h2, h3, label, legend')
    if (before && /^[,.;:!?)]/.test(text.data) && block(before) && block(before) === block(text)) {
      const end = before.data.trimEnd().length
      const last = lineOf(before, end - 1, end)
      const mark = lineOf(text, 0, 1)
      if (mark.top >= last.bottom || mark.bottom <= last.top)
        faults.push(`“${text.data.slice(0, 20)}” is parted from “${before.data.slice(-20)}”`)
    }
    before = text
  }

  /** The height of the base line where an empty box stands first. */
  const baseOf = (element: Element) => {
    const probe = document.createElement('span')
    probe.className = 'probe'
    // The policy of the site refuses a style attribute, not a script that sets a property.
    probe.style.display = 'inline-block'
    element.prepend(probe)
    const { bottom } = probe.getBoundingClientRect()
    probe.remove()
    return bottom
  }
  for (const item of document.querySelectorAll('main li')) {
    const first = item.firstElementChild
    const isBulleted = getComputedStyle(item).display === 'list-item' && getComputedStyle(item).listStyleType !== 'none'
    if (!isBulleted || !item.checkVisibility() || first?.tagName !== 'A' || item.firstChild !== first) continue
    const gap = Math.abs(baseOf(item) - baseOf(first))
    if (gap > 1) faults.push(`The bullet of “${first.textContent}” is ${Math.round(gap)} px away`)
  }

  const crumbs = [...document.querySelectorAll('nav[aria-label=Breadcrumb] li')].filter((item) =>
    item.checkVisibility(),
  )
  const rows = new Set(crumbs.map((item) => Math.round(item.getBoundingClientRect().top)))
  if (rows.size > 1) faults.push(`The breadcrumb has ${rows.size} rows`)
  return faults
}

async function faultsAt(page: Page): Promise<string[]> {
  const found: string[] = []
  for (const width of widths) {
    await page.setViewportSize({ width, height: 844 })
    found.push(...(await page.evaluate(lineFaults)).map((fault) => `${width} px: ${fault}`))
  }
  return found
}

test('Given a phone of any width, then dates, numbers and links do not break lines around them: no mark begins a line, each bullet is beside its words, and the breadcrumb is one row', async ({
  page,
}) => {
  for (const path of [
    '/services/support-at-home-program/restorative-care-pathway',
    '/careers/equipment-adviser-townsville',
    '/contact-us',
    '/no-such-page',
    '/resources/education/great-gadget-videos',
  ]) {
    await page.goto(path)
    expect.soft(await faultsAt(page), path).toEqual([])
  }
  await open(page, '/contact-us/feedback')
  await page.getByRole('button', { name: 'Send feedback' }).click()
  await expect(page.getByRole('group', { name: 'There is a problem' })).toBeVisible()
  expect.soft(await faultsAt(page), 'errors').toEqual([])
  await page.getByRole('radio', { name: 'A complaint', exact: true }).press('Space')
  await page.getByRole('textbox', { name: 'What happened?' }).fill('The carer did not come.')
  await page.getByRole('radio', { name: 'No, I want to stay anonymous' }).press('Space')
  await page.getByRole('button', { name: 'Send feedback' }).click()
  await expect(page.getByText(/^FB-/)).toBeVisible()
  expect(await faultsAt(page), 'confirmation').toEqual([])
})
