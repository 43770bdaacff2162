import { type Check, failure } from '#tests/a11y/check.ts'
import { outOfOrder } from '#tests/a11y/out-of-order.ts'

export const sameNavigation: Check = {
  id: 'same-navigation',
  title: 'Links that menu and footer repeat have the same names and the same order on every page',
  criteria: ['3.2.3', '3.2.4', '2.4.5'],
  source: failure('F66'),
  renditions: ['wide'],
  // Additions of a page, such as a search query, are not part of it. Forms have a shorter footer: fewer links, in the same order.
  fact: () =>
    audit
      .all('header nav a[href], nav[aria-label="Main"] a[href], footer a[href]')
      .map(
        (element) => `${(element.textContent ?? '').replaceAll(/\s+/g, ' ').trim()} → ${element.getAttribute('href')}`,
      )
      .join('\n'),
  differs(fact, usual) {
    const stray = outOfOrder(fact, usual)
    return stray === undefined ? '' : `“${stray}” stands where no other page has it`
  },
  good: '<header><nav><a href="/a">Ramps</a></nav></header>',
  bad: '<header><nav><a href="/a">Slopes</a></nav></header>',
}
