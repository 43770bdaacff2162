import type { Page } from '@playwright/test'

/** What a page and its files have in common, in the page's order. */
interface Outline {
  readonly headings: readonly string[]
  /** Of pictures, without decoration. */
  readonly alternatives: readonly string[]
}

/** The outline of a page's HTML, as its files have it. */
export const outlineOf = (page: Page, html: string): Promise<Outline> =>
  page.evaluate((text) => {
    const main = new DOMParser().parseFromString(text, 'text/html').querySelector('main')
    // The links to the headings are not in the file, and its blocks for the screen are.
    for (const guide of main?.querySelectorAll('nav, aside') ?? []) guide.remove()
    for (const [place, step] of (main?.querySelectorAll('ol > li > h3') ?? []).entries()) step.prepend(`${place + 1}. `)
    return {
      headings: Array.from(
        main?.querySelectorAll('h1, h2, h3, h4, h5, h6, details[class*=question] > summary') ?? [],
        (heading) => heading.textContent.trim(),
      ),
      alternatives: Array.from(main?.querySelectorAll('img') ?? [], ({ alt }) => alt).filter(Boolean),
    }
  }, html)
