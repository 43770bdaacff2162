import type { Page } from '@playwright/test'
import { preferencesEvent } from '#web/lib/show-preferences.ts'
import type { PreferenceName, Preferences } from '#web/lib/show-preferences.ts'

/** Stores choices before each load, as a person did on an earlier visit. */
export const remembered = (page: Page, preferences: Partial<Preferences>) =>
  page.addInitScript((stored) => localStorage.setItem('preferences', stored), JSON.stringify(preferences))

/** Applies choices to the open page, as the Display panel does, but does not store them. `undefined` is the default. */
export const choose = (page: Page, choices: { readonly [Name in PreferenceName]?: Preferences[Name] | undefined }) =>
  page.evaluate(
    ([chosen, event]) => {
      const { dataset } = document.documentElement
      for (const [name, value] of Object.entries(chosen)) {
        if (value === undefined) delete dataset[name]
        else dataset[name] = value
      }
      dispatchEvent(new Event(event))
    },
    [choices, preferencesEvent] as const,
  )

/** By how many pixels the page scrolls sideways. */
export const sidewaysScroll = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)

/** Sets the text size of the browser. Unlike text in the page, it also changes lengths in media queries. */
export async function setBrowserTextSize(page: Page, standard: number): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('Page.setFontSizes', { fontSizes: { standard, fixed: Math.round(standard * 0.8125) } })
  await session.detach()
}

/** Sets the text size as a visitor's own style sheet does, which media queries do not detect. Until the next document. */
export const setOwnTextSize = (page: Page, size: `${number}%`): Promise<void> =>
  page.evaluate((fontSize) => {
    const own = new CSSStyleSheet()
    own.replaceSync(`html { font-size: ${fontSize} !important }`)
    document.adoptedStyleSheets = [own]
  }, size)
