import { type Check, failure } from '#tests/a11y/check.ts'

export const sameNavigation: Check = {
  id: 'same-navigation',
  title: 'Menu and footer have the same links, of the same names, in the same order on every page',
  criteria: ['3.2.3', '3.2.4', '2.4.5'],
  source: failure('F66'),
  renditions: ['wide'],
  // Additions of a page, such as a search query, are not part of it.
  fact: () =>
    audit
      .all('header nav a[href], nav[aria-label="Main"] a[href], footer a[href]')
      .map(
        (element) => `${(element.textContent ?? '').replaceAll(/\s+/g, ' ').trim()} → ${element.getAttribute('href')}`,
      )
      .join('\n'),
  differs(fact, usual) {
    if (fact === usual) return ''
    const own = fact.split('\n')
    const others = usual.split('\n')
    const place = own.findIndex((line, index) => line !== others[index])
    return `“${own[place < 0 ? own.length - 1 : place]}” stands where other pages have “${others[place < 0 ? own.length : place]}”`
  },
  good: '<header><nav><a href="/a">Ramps</a></nav></header>',
  bad: '<header><nav><a href="/a">Slopes</a></nav></header>',
}
