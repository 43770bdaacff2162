import { type Check, failure } from '#tests/a11y/check.ts'
import { layouts } from '#tests/a11y/renditions.ts'

export const fakedHeadings: Check = {
  id: 'faked-headings',
  title: 'What looks like a heading is one',
  criteria: ['1.3.1'],
  source: failure('F2'),
  renditions: layouts,
  judge() {
    const headings = audit.all('main h2, main h3').filter(audit.isSeen)
    const size = (element: Element) => Number.parseFloat(getComputedStyle(element).fontSize)
    const weight = (element: Element) => Number(getComputedStyle(element).fontWeight)
    const least = Math.min(...headings.map(size), 2 * size(document.body))
    const texts = audit
      .all('main p, main div:not(:has(*))')
      .filter(
        (element) =>
          audit.isThere(element) &&
          !element.closest(
            'a, button, label, li, dd, dt, td, th, figure, summary, blockquote, [role=group], [role=status], [aria-live]',
          ),
      )
    return {
      applied: texts.length,
      faults: texts
        .filter((element) => {
          const words = (element.textContent ?? '').trim()
          const inner =
            element.children.length === 1 && element.firstElementChild?.textContent?.trim() === words
              ? element.firstElementChild
              : element
          return (
            /\p{L}/u.test(words) &&
            words.split(/\s+/).length <= 12 &&
            !/[.:!?]$/.test(words) &&
            weight(inner) >= 600 &&
            size(inner) >= least &&
            !inner.matches('a, button') &&
            element.nextElementSibling !== null
          )
        })
        .map((element) => audit.fault(element, 'It looks like a heading and is a paragraph')),
    }
  },
  good: '<main><h1>Services</h1><h2>Ramps</h2><p>They slope.</p></main>',
  bad: '<main><h1>Services</h1><h2>Rails</h2><p>They hold.</p><p style="font-size:1.5em;font-weight:700">Ramps</p><p>They slope.</p></main>',
}
