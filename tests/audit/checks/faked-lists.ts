import { type Check, failure } from '#tests/audit/check.ts'

export const fakedLists: Check = {
  id: 'faked-lists',
  title: 'What looks like a list is one',
  criteria: ['1.3.1'],
  source: failure('F2'),
  renditions: ['wide'],
  judge() {
    const texts = audit.all('main p, main div').filter((one) => audit.isThere(one))
    const bullet = /^\s*([•‣◦▪·*–—-]|\d+[.)])\s+\S/
    const lines = (one: HTMLElement) => one.innerText.split('\n').filter((line) => line.trim())
    return {
      applied: texts.length,
      faults: texts
        .filter(
          (one) =>
            (one.querySelector(':scope > br') && lines(one).filter((line) => bullet.test(line)).length > 1) ||
            (one.tagName === 'P' &&
              bullet.test(one.innerText) &&
              one.nextElementSibling instanceof HTMLParagraphElement &&
              bullet.test(one.nextElementSibling.innerText)),
        )
        .map((one) => audit.fault(one, 'It looks like a list and is a paragraph')),
    }
  },
  good: '<main><ul><li>Ramps</li><li>Rails</li></ul><p>1800 is free.</p></main>',
  bad: '<main><p>- Ramps<br>- Rails</p></main>',
}
