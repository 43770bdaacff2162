import { type Check, failure } from '#tests/a11y/check.ts'

export const plainLetters: Check = {
  id: 'plain-letters',
  title: 'Words are written in letters, not in signs that look like them',
  criteria: ['1.1.1'],
  source: failure('F71'),
  renditions: ['wide'],
  judge() {
    // Mathematical, circled, squared and wide letters: screen readers spell them out, or skip them.
    const alike = /[\u{1D400}-\u{1D7CB}\u{24B6}-\u{24E9}\u{1F130}-\u{1F189}\u{FF21}-\u{FF3A}\u{FF41}-\u{FF5A}]{2}/u
    const texts = audit.all('body *').filter((element) => audit.isThere(element) && audit.hasText(element))
    const own = (element: Element) =>
      [...element.childNodes].map((node) => (node.nodeType === Node.TEXT_NODE ? node.nodeValue : '')).join(' ')
    return {
      applied: texts.length,
      faults: texts
        .filter((element) => alike.test(own(element)))
        .map((element) => audit.fault(element, 'Its letters only look alike')),
    }
  },
  good: '<p>Free visits, 10 m²</p>',
  bad: '<p>𝗙𝗿𝗲𝗲 visits</p>',
}
