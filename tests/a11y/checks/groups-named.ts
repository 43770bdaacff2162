import { type Check, html } from '#tests/a11y/check.ts'
import { layouts } from '#tests/a11y/renditions.ts'

export const groupsNamed: Check = {
  id: 'groups-named',
  title: 'Radio buttons and checkboxes of one question stand in a group that has its name',
  criteria: ['1.3.1', '3.3.2'],
  source: html('H71'),
  renditions: layouts,
  judge() {
    const boxes = audit.all('input[type=radio], input[type=checkbox]').filter(audit.isExposed) as HTMLInputElement[]
    const questions = [...Map.groupBy(boxes, ({ name, type }) => `${type} ${name}`).values()].filter(
      ([first, second]) => second !== undefined || first?.type === 'radio',
    )
    return {
      applied: questions.length,
      faults: questions.flatMap(([first, second]) => {
        if (!first) return []
        if (!second) return [audit.fault(first, 'No other choice belongs to this radio button')]
        const group = first.closest('fieldset, [role=group], [role=radiogroup]')
        return group && audit.name(group) ? [] : [audit.fault(first, 'No group with a name is around it')]
      }),
    }
  },
  good: '<fieldset><legend>How?</legend><label><input type="radio" name="a"> Phone</label><label><input type="radio" name="a"> Email</label></fieldset>',
  bad: '<label><input type="radio" name="a"> Phone</label><label><input type="radio" name="a"> Email</label>',
}
