import { type Check, html } from '#tests/a11y/check.ts'

export const direction: Check = {
  id: 'direction',
  title: 'Words run in the direction of their script, and no letters are turned around',
  criteria: ['1.3.2'],
  source: html('H34'),
  renditions: ['wide'],
  judge() {
    const withWords = audit
      .all('body *')
      .filter((element) => audit.isExposed(element) && audit.hasText(element, /\p{L}{2}/u))
    return {
      applied: withWords.length,
      faults: withWords.flatMap((element) => {
        const { direction: runs, unicodeBidi } = getComputedStyle(element)
        const words = [...element.childNodes].map((node) => (node.nodeType === Node.TEXT_NODE ? node.nodeValue : ''))
        const fits = /[\p{Script=Arabic}\p{Script=Hebrew}]/u.test(words.join('')) ? 'rtl' : 'ltr'
        if (unicodeBidi.endsWith('override')) return [audit.fault(element, 'The order of its letters is overridden')]
        return runs === fits ? [] : [audit.fault(element, `Its direction is ${runs}, and its script runs ${fits}`)]
      }),
    }
  },
  good: '<p>Ramps and rails</p><p lang="ar" dir="rtl">مرحبا بكم</p><p><b lang="ar" dir="rtl">العربية</b> (Arabic)</p>',
  bad: '<p dir="rtl">Ramps and rails</p>',
}
