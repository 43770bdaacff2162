import { type Check, html } from '#tests/audit/check.ts'

export const listsWhole: Check = {
  id: 'lists-whole',
  title: 'A list is one list, not many of one item each',
  criteria: ['1.3.1'],
  source: html('H48'),
  renditions: ['wide'],
  judge() {
    const lists = audit.all('ul, ol').filter(audit.isExposed)
    const isOfOne = (element: Element | null) => element?.childElementCount === 1 && element.matches('ul, ol')
    return {
      applied: lists.length,
      faults: lists
        .filter((element) => isOfOne(element) && isOfOne(element.nextElementSibling))
        .map((element) => audit.fault(element, 'It is a list of one item beside another')),
    }
  },
  good: '<ul><li>Ramps</li><li>Rails</li></ul>',
  bad: '<ul><li>Ramps</li></ul><ul><li>Rails</li></ul>',
}
