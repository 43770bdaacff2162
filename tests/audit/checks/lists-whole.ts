import { type Check, html } from '#tests/audit/check.ts'

export const listsWhole: Check = {
  id: 'lists-whole',
  title: 'A list is one list, not many of one item each',
  criteria: ['1.3.1'],
  source: html('H48'),
  renditions: ['wide'],
  judge() {
    const lists = audit.all('ul, ol').filter(audit.isTold)
    const isOfOne = (one: Element | null) => one?.childElementCount === 1 && one.matches('ul, ol')
    return {
      applied: lists.length,
      faults: lists
        .filter((one) => isOfOne(one) && isOfOne(one.nextElementSibling))
        .map((one) => audit.fault(one, 'It is a list of one item beside another')),
    }
  },
  good: '<ul><li>Ramps</li><li>Rails</li></ul>',
  bad: '<ul><li>Ramps</li></ul><ul><li>Rails</li></ul>',
}
