import { type Check, general } from '#tests/a11y/check.ts'

export const newTabs: Check = {
  id: 'new-tabs',
  title: 'A link that opens a new tab says so in words that are seen',
  criteria: [],
  source: general('G201'),
  renditions: ['wide'],
  judge() {
    const links = audit.all('a[target]:not([target=_self]), form[target]:not([target=_self])').filter(audit.isExposed)
    return {
      applied: links.length,
      faults: links
        .filter((link) => !/new (tab|window)/i.test(audit.words(link)))
        .map((link) => audit.fault(link, 'It opens a new tab and does not say so')),
    }
  },
  good: '<a href="https://www.example.com/" target="_blank">News (opens in new tab)</a>',
  bad: '<a href="https://www.example.com/" target="_blank">News</a>',
}
