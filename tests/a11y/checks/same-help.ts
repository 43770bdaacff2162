import { type Check, general } from '#tests/a11y/check.ts'
import { outOfOrder } from '#tests/a11y/out-of-order.ts'

export const sameHelp: Check = {
  id: 'same-help',
  title: 'The ways to get help stand in the same order on every page',
  criteria: ['3.2.6'],
  source: general('G220'),
  renditions: ['wide'],
  fact: () =>
    audit
      .all('header a, footer a')
      .filter((element) => /^(tel:|mailto:)|general-enquiry/.test(element.getAttribute('href') ?? ''))
      .map((element) => `${element.closest('header, footer')?.tagName} ${element.getAttribute('href')}`)
      .join('\n'),
  differs: (fact, usual) =>
    outOfOrder(fact, usual) === undefined ? '' : `Its order of help is ${fact.replaceAll('\n', ', ')}`,
  good: '<header><a href="tel:1800160401">Call</a></header>',
  bad: '<footer><a href="tel:1800160401">Call</a></footer>',
}
