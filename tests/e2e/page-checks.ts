import type { Page } from '@playwright/test'
import { visualOrder } from '#tests/a11y/checks/visual-order.ts'
import { primaryTargets } from '#tests/a11y/checks/primary-targets.ts'
import { lookBy } from '#tests/a11y/look-by.ts'
import { equip } from '#tests/a11y/page-tools.ts'
import { colourUses } from '#tests/helpers/colour-uses.ts'
import { finishTransitions } from '#tests/helpers/finish-transitions.ts'
import { collectTargets, targetFaults } from '#tests/helpers/targets.ts'
import { sidewaysScroll } from './preferences.ts'

/** Buttons, and links that look like buttons, that are lower than 44 px. */
export const lowTargets = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('button, a[data-kind], summary, header a, footer a')]
      .filter((target) => target.checkVisibility() && target.getBoundingClientRect().height < 44)
      .map((target) => target.outerHTML),
  )

/** What stands before what it follows in the document, in a form or toolbar, and targets that are too small: checks of the audit. */
export async function layoutFaults(page: Page): Promise<string[]> {
  await equip(page)
  const answers = await lookBy(
    page,
    [visualOrder, primaryTargets].flatMap(({ judge }) => judge ?? []),
  )
  const faults = answers.flatMap((answer) => {
    if (typeof answer === 'object' && 'faults' in answer) return answer.faults
    throw new Error(JSON.stringify(answer))
  })
  const inControls = await page.evaluate(
    (targets) => targets.map((target) => Boolean(document.querySelector(target)?.closest('form, [role=toolbar]'))),
    faults.map(({ target }) => target),
  )
  return faults.flatMap(({ what, html }, index) =>
    inControls[index] || what.startsWith('It is ') ? [`${what}: ${html}`] : [],
  )
}

/** The text and background colour pairs of a page that are not in the table, with the first element of each. */
export const unmeasuredPairs = async (page: Page) => {
  await finishTransitions(page)
  return page.evaluate((uses) => {
    const probe = document.createElement('i')
    document.body.append(probe)
    const resolved = (token: string) => {
      probe.style.color = `var(${token})`
      return getComputedStyle(probe).color
    }
    const measured = new Set(
      uses.flatMap(({ colours: fronts, on }) =>
        fronts.flatMap((front) => on.map((ground) => `${resolved(front)} on ${resolved(ground)}`)),
      ),
    )
    probe.remove()
    const groundOf = (element: Element | null): string => {
      if (!element) return 'rgb(255, 255, 255)'
      const { backgroundColor } = getComputedStyle(element)
      return /, 0\)$|^transparent$/.test(backgroundColor) ? groundOf(element.parentElement) : backgroundColor
    }
    const pairs = new Map<string, string>()
    for (const element of document.querySelectorAll('body *')) {
      const words = [...element.childNodes].filter(({ nodeType, nodeValue }) => nodeType === 3 && nodeValue?.trim())
      if (words.length === 0 || !element.checkVisibility({ visibilityProperty: true })) continue
      if (element.closest('.visually-hidden')) continue
      const pair = `${getComputedStyle(element).color} on ${groundOf(element)}`
      if (!measured.has(pair)) pairs.set(pair, `${element.tagName} ${element.className}`)
    }
    return [...pairs].map(([pair, element]) => `${pair}: ${element}`)
  }, colourUses)
}

/** The underlined links of the page's text whose colour is not the one of links. A link on a coloured tile has the tile's colour. */
export const strangeLinks = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const probe = document.createElement('i')
    document.body.append(probe)
    const known = new Set(
      ['--secondary', '--secondary-hover', '--primary-on-band'].map((token) => {
        probe.style.color = `var(${token})`
        return getComputedStyle(probe).color
      }),
    )
    probe.remove()
    return [...document.querySelectorAll('main a:not([data-kind])')]
      .filter((link) => link.checkVisibility() && getComputedStyle(link).textDecorationLine === 'underline')
      .filter((link) => !known.has(getComputedStyle(link).color))
      .map((link) => link.outerHTML.slice(0, 120))
  })

/** The words of the title that break across two lines without a hyphen. */
export const brokenWords = (page: Page): Promise<string[]> =>
  page.getByRole('heading', { level: 1 }).evaluate((heading) => {
    const words: string[] = []
    const texts = document.createTreeWalker(heading, NodeFilter.SHOW_TEXT)
    while (texts.nextNode()) {
      for (const { 0: word, index } of (texts.currentNode.textContent ?? '').matchAll(/[^\s\-–—/]+/g)) {
        const range = document.createRange()
        range.setStart(texts.currentNode, index)
        range.setEnd(texts.currentNode, index + word.length)
        if (range.getClientRects().length > 1) words.push(word)
      }
    }
    return words
  })

/** The elements whose text has less space between lines than the choice "Wide". */
export const closeLines = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const found = new Set<string>()
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    while (texts.nextNode()) {
      const element = texts.currentNode.parentElement
      if (!element?.checkVisibility() || !texts.currentNode.textContent?.trim()) continue
      const { lineHeight, fontSize } = getComputedStyle(element)
      const least = element.closest('h1, h2, h3, h4, caption') ? 1.45 : 1.9
      if (!(parseFloat(lineHeight) / parseFloat(fontSize) >= least - 0.01)) found.add(element.outerHTML.slice(0, 120))
    }
    return [...found]
  })

/** What is wrong with a page's targets where a person has chosen large ones, and whether it scrolls sideways. */
export async function largeTargetFaults(page: Page): Promise<readonly string[]> {
  await finishTransitions(page)
  const excess = await sidewaysScroll(page)
  return [
    ...(excess > 0 ? [`The page scrolls sideways by ${excess} px`] : []),
    ...targetFaults(await page.evaluate(collectTargets)),
  ]
}
