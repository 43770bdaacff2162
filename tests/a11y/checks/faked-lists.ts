import { type Check, failure } from '#tests/a11y/check.ts'

export const fakedLists: Check = {
  id: 'faked-lists',
  title: 'What looks like a list is one',
  criteria: ['1.3.1'],
  source: failure('F2'),
  renditions: ['wide'],
  judge() {
    const texts = audit.all('main p, main div').filter((element) => audit.isThere(element))
    const bullet = /^\s*([•‣◦▪·*–—-]|\d+[.)])\s+\S/
    const lines = (element: HTMLElement) => element.innerText.split('\n').filter((line) => line.trim())
    return {
      applied: texts.length,
      faults: texts
        .filter(
          (element) =>
            (element.querySelector(':scope > br') && lines(element).filter((line) => bullet.test(line)).length > 1) ||
            (element.tagName === 'P' &&
              bullet.test(element.innerText) &&
              element.nextElementSibling instanceof HTMLParagraphElement &&
              bullet.test(element.nextElementSibling.innerText)),
        )
        .map((element) => audit.fault(element, 'It looks like a list and is a paragraph')),
    }
  },
  good: '<main><ul><li>Ramps</li><li>Rails</li></ul><p>1800 is free.</p></main>',
  bad: '<main><p>- Ramps<br>- Rails</p></main>',
}
